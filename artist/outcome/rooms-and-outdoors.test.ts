import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { planPicture } from '../compose/picture.ts'

const artist = await createLocalArtist()
const placeOf = (prompt: string): string => {
  const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
  return planPicture(wish, artist.figureFinder).place
}

test('furniture stands in its room, whoever uses it', () => {
  expect(placeOf('a ghost hiding in the washing machine')).toBe('bathroom')
  expect(placeOf('a giraffe jumping on a bed')).toBe('bedroom')
  expect(placeOf('a lion playing the piano')).toBe('stage')
  expect(placeOf('my cat playing the piano')).toBe('living-room')
})

test('what is done outdoors takes people and pets out of their rooms', () => {
  expect(placeOf('grandma riding a bicycle')).toBe('street')
  expect(placeOf('a cat on a slide')).toBe('playground')
  expect(placeOf('a turtle and a seahorse')).toBe('underwater')
  expect(placeOf('grandpa and the moon')).toBe('garden')
  expect(placeOf('two kids playing chess in the rain')).toBe('park')
})

test('the wish names the place itself', () => {
  expect(placeOf('a bed on the beach')).toBe('beach')
  expect(placeOf('a cat on a bicycle in the kitchen')).toBe('kitchen')
})

test('nobody has a bed outdoors unless the wish says so', () => {
  const poseOf = (prompt: string) => {
    const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
    return planPicture(wish, artist.figureFinder).figures[0]!.shownPose
  }
  expect(poseOf('a boy sleeping in the forest')).toBe('sleep-on-ground')
  expect(poseOf('a girl sleeping')).toBe('sleep')
})

test('feasts read their words as people mean them', () => {
  const nounsOf = (prompt: string) =>
    artist
      .createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
      .wish.figures.map(({ noun, count }) => (count > 1 ? `${count} ${noun}` : noun))
  expect(nounsOf('opening presents by the tree at christmas')).toContain('christmas-tree')
  expect(nounsOf('the three wise men on a camel')).toEqual(['3 wise-man', '3 camel'])
  expect(nounsOf('a giant')).toEqual(['giant', 'child'])
})

test('figures settle which of several places a word means', () => {
  expect(placeOf('two firefighters at the station')).toBe('fire-station')
  expect(placeOf('a chef throwing a pizza in the air')).toBe('kitchen')
  expect(placeOf('an octopus knitting a scarf')).toBe('underwater')
})

test('what an ice floe, a stable or the sky shows is not told as missing', () => {
  const notDrawn = (prompt: string, seed: number) =>
    artist.draw(artist.createScene({ prompt, language: 'en', style: 'cartoon', seed })).outcome.notDrawn
  expect(notDrawn('a penguin on ice', 3)).toEqual([])
  expect(notDrawn('a horse in a stable', 5)).toEqual([])
  expect(notDrawn('an airplane in the clouds', 2)).toEqual([])
})

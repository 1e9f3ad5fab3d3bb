import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { SceneRequest } from '../../artist.ts'

const artist = await createLocalArtist()
const sceneOf = (prompt: string, options: Partial<SceneRequest> = {}) =>
  artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 2, ...options })

test.each([
  'a crocodile',
  'a steam train',
  'a whale',
  'a husky pulls a sled with two penguins',
  'two otters by the river',
  'a farmer milks a cow in the stable',
])('the sheet is across for what is wide: %s', (prompt) => {
  expect(artist.draw(sceneOf(prompt)).orientation).toBe('landscape')
})

test.each([
  'a giraffe',
  'a rocket',
  'a princess in front of a castle',
  'a superhero flying over the city',
  'a boy brushing his teeth',
  'the letter B',
  'a mandala with a whale',
  'a forest',
])('the sheet is upright for everything else: %s', (prompt) => {
  expect(artist.draw(sceneOf(prompt)).orientation).toBe('portrait')
})

test('a requested orientation is drawn, whatever the picture shows', () => {
  expect(artist.draw(sceneOf('a whale', { orientation: 'portrait' })).orientation).toBe('portrait')
  expect(artist.draw(sceneOf('a giraffe', { orientation: 'landscape' })).orientation).toBe('landscape')
})

test('a scene that stores the chosen orientation is drawn the same', () => {
  const scene = sceneOf('a crocodile')
  const { svg, attempt, orientation } = artist.draw(scene)
  expect(artist.draw({ ...scene, attempt, orientation }).svg).toBe(svg)
})

import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Artist, SceneRequest } from '../artist.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})
const draw = (prompt: string, language: Language = 'en', more: Partial<SceneRequest> = {}) => {
  const scene = artist.createScene({ prompt, language, style: 'cartoon', seed: 3, ...more })
  const drawn = artist.draw(scene)
  return { ...drawn, texts: artist.writeTexts(scene, drawn.composition.picture) }
}

test('what a pose hides is not drawn', () => {
  const { outcome, texts, verdict } = draw('a girl dancing with a guitar')
  expect(outcome).toMatchObject({ drawn: ['girl', 'dancing'], notDrawn: ['guitar'] })
  expect(texts.en.title).toBe('Girl Dancing')
  expect(verdict.pass).toBe(true)
})

test('weather that the place cannot show is not drawn, and the gate says so', () => {
  const { outcome, texts, verdict } = draw('a fish under water in the rain')
  expect(outcome.notDrawn).toEqual(['in the rain'])
  expect(verdict.reasons).toContain('weather-missing')
  expect(texts.en.title).not.toMatch(/rain/i)
})

test.each(['easy', 'medium', 'hard'] as const)('what was asked for is on %s pages, too', (difficulty) => {
  const { outcome } = draw('a dog and a cat in the rain at night', 'en', { difficulty })
  expect(outcome.notDrawn).toEqual([])
})

test('a verb counts only if its contact was placed', () => {
  expect(draw('a girl feeds a rabbit').outcome.drawn).toContain('feeds')
  const { outcome, texts } = draw('a whale comforts a snail')
  expect(outcome.drawn).not.toContain('comforts')
  expect(texts.en.title).not.toMatch(/comfort/i)
})

test.each(['a boy sweeping with a broom', 'a grandfather reading a book', 'an owl reading a book'])(
  'what the hands hold in the pose of "%s" is drawn',
  (prompt) => expect(draw(prompt).outcome.notDrawn).toEqual([]),
)

test('numbers are counted on the page', () => {
  const { composition, outcome } = draw('seven ducks and two frogs')
  expect(composition.picture.figures.map(({ copies }) => copies)).toEqual([7, 2])
  expect(outcome.notDrawn).toEqual([])
})

test('the title says who does what where', () => {
  const { texts } = draw('a girl reads a book on a sofa with her cat at night')
  expect(texts.en.title).toBe('Girl Reading a Book on the Sofa with a Cat')
  expect(texts.de.title).toBe('Ein Mädchen liest auf dem Sofa mit einer Katze ein Buch')
})

test('who uses a wheelchair sits in it, in six languages', () => {
  const { texts, composition } = draw('ein Opa im Rollstuhl füttert zwei Enten am Teich', 'de')
  expect(composition.picture.figures[0]?.wished.holds).toEqual(['wheelchair'])
  expect(composition.picture.figures[0]?.joints).toContainEqual({ to: 1, how: 'contact' })
  const titles = Object.values(texts).map(({ title }) => title)
  for (const seat of [
    'in a Wheelchair',
    'im Rollstuhl',
    'en fauteuil roulant',
    'en silla de ruedas',
    'in sedia a rotelle',
    'in een rolstoel',
  ])
    // prettier-ignore
    expect(titles.join(' · ')).toContain(seat)
  expect(texts.en.title).toMatch(/Two Ducks at the Pond$/)
})

test('who is not joined to a seat does not sit on it in the title', () => {
  const { composition, texts } = draw('a mermaid on a stone')
  const isJoined = composition.picture.figures[0]!.joints.length > 0
  expect(/on a (?:Stone|Rock)/i.test(texts.en.title)).toBe(isJoined)
})

test('two who quarrel about a teddy bear pull at it, and a witch has her cat on the broom', () => {
  const tug = draw('deux enfants se disputent un nounours', 'fr')
  expect(tug.composition.picture.figures.map(({ wished }) => wished.noun)).toContain('teddy-bear')
  expect(tug.outcome.notDrawn).toEqual([])
  const witch = draw('una bruja volando en su escoba con un gato negro', 'es')
  const cat = witch.composition.picture.figures.find(({ wished }) => wished.noun === 'cat')!
  expect(cat.joints.map(({ how }) => how)).toContain('mount')
})

test('three kings ride on three camels behind the star, and a rider runs after a bull on his horse', () => {
  const kings = draw('los reyes magos en camello siguiendo la estrella', 'es')
  expect(kings.outcome.notDrawn).toEqual([])
  expect(kings.composition.picture.figures.find(({ wished }) => wished.noun === 'camel')!.copies).toBe(3)
  const cowboy = draw('un vaquero a caballo persiguiendo a un toro', 'es')
  expect(cowboy.outcome.notDrawn).toEqual([])
})

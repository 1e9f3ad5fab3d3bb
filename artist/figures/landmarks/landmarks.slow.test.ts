import { describe, expect, test } from 'vitest'
import { DIFFICULTIES } from '#domain/pages/creation-options.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { leakedPixels } from '#tests/support/drawing/figure-raster.ts'
import { shareOf } from '#tests/support/drawing/share-of.ts'
import { landmarkMakers } from './landmark-makers.ts'

const artist = await createLocalArtist()
const MAX_LEAKS = 10

const numbered = landmarkMakers.map((maker, i) => [maker.id, maker, i] as const)

describe.each(numbered)('%s', (id) => {
  test('is understood in six languages', () => {
    for (const language of LANGUAGES) {
      const prompt = artist.lexicon.nouns.get(id)![language].one
      const scene = artist.createScene({ prompt, language, style: 'cartoon', seed: 2 })
      expect(scene.wish.figures, `${language}: ${prompt}`).toMatchObject([{ noun: id }])
      expect(scene.flaws ?? [], `${language}: ${prompt}`).toEqual([])
      expect([...scene.outcome!.notDrawn, ...scene.outcome!.unknown], prompt).toEqual([])
    }
  })
})

describe.each(shareOf(numbered))('%s', (id, maker, i) => {
  test('is closed at every level of detail', () => {
    for (const detail of [0, 1, 2, 3] as const) expect(leakedPixels(maker.draw({ seed: 1, detail }))).toBe(0)
  })

  test('is a good page of its difficulty', () => {
    const difficulty = DIFFICULTIES[i % DIFFICULTIES.length]!
    const prompt = artist.lexicon.nouns.get(id)!.en.one
    const page = artist.draw(
      artist.createScene({ prompt, language: 'en', style: 'cartoon', difficulty, seed: 2 }),
    )
    expect(page.verdict.reasons).toEqual([])
    // Stones or columns have the parts they have: one step from the requested difficulty is accepted.
    const steps = DIFFICULTIES.indexOf(page.difficulty) - DIFFICULTIES.indexOf(difficulty)
    expect(Math.abs(steps)).toBeLessThanOrEqual(1)
    expect(page.verdict.metrics.leaks).toBeLessThanOrEqual(MAX_LEAKS)
  })
})

test('a city shows its landmark behind the figures, unless the landmark is one of them', () => {
  const drawn = (prompt: string) =>
    artist.draw(artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 2 }))
  const places = [
    'a cat in Paris',
    'a dog in Rome',
    'the Eiffel Tower in Paris',
    'the Colosseum in Rome',
  ].map((prompt) => drawn(prompt).composition.place)
  expect(places).toEqual(['paris', 'rome', 'landmark-grounds', 'landmark-grounds'])
  const shapes = (prompt: string) => drawn(prompt).page.shapes.filter(({ of }) => of === 'building').length
  expect(shapes('a cat in Paris')).toBeGreaterThan(10)
  expect(shapes('a cat in a city')).toBe(0)
})

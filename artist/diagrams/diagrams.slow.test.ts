import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { shareOf } from '#tests/support/drawing/share-of.ts'
import { parseScene } from '../parse-scene.ts'
import { DIAGRAMS } from './diagrams.ts'
import { labelWord } from './label-words.ts'
import { handAngles } from './layouts/year-and-time.ts'

const artist = await createLocalArtist()
const sceneOf = (prompt: string, language: (typeof LANGUAGES)[number] = 'en') =>
  artist.createScene({ prompt, language, style: 'cartoon', difficulty: 'medium', seed: 3 })
const MAX_LEAKS = 6

describe.each(Object.entries(DIAGRAMS))('the diagram %s', (noun, diagram) => {
  test('is understood in six languages, with every word', () => {
    for (const language of LANGUAGES) {
      const scene = sceneOf(artist.lexicon.nouns.get(noun)![language].one, language)
      expect(scene.wish.figures, language).toMatchObject([{ noun }])
      expect([...scene.outcome!.notDrawn, ...scene.outcome!.unknown], language).toEqual([])
      expect(parseScene(JSON.parse(JSON.stringify(scene)), artist.lexicon)?.wish.figures).toEqual(
        scene.wish.figures,
      )
    }
  })

  test('has its labels in six languages', () => {
    for (const key of diagram.labels) {
      const words = new Set(LANGUAGES.map((language) => labelWord(key, language)))
      expect(words.has(''), key).toBe(false)
      expect(words.size, key).toBeGreaterThan(1)
    }
  })
})

describe.each(shareOf(Object.keys(DIAGRAMS)))('the diagram %s', (noun) => {
  test('is a good page in both orientations', () => {
    for (const orientation of ['portrait', 'landscape'] as const) {
      const page = artist.draw({ ...sceneOf(artist.lexicon.nouns.get(noun)!.de.one, 'de'), orientation })
      expect(page.verdict.reasons, orientation).toEqual([])
      expect(page.verdict.metrics.leaks).toBeLessThanOrEqual(MAX_LEAKS)
      expect(page.attempt.tries).toBe(1)
    }
  })
})

test('labels can be left out or be empty boxes to write in', () => {
  const lettersOf = (prompt: string) => artist.draw(sceneOf(prompt)).composition.lettering!.length
  expect(lettersOf('water cycle')).toBeGreaterThan(40)
  expect(lettersOf('water cycle without labels')).toBe(0)
  expect(sceneOf('water cycle to label').wish.labels).toBe('lines')
  const boxesOf = (prompt: string) =>
    artist.draw(sceneOf(prompt)).page.shapes.filter(({ of }) => of === 'label').length
  expect(boxesOf('water cycle to label')).toBe(DIAGRAMS['water-cycle']!.labels.length)
  expect(boxesOf('water cycle without labels')).toBe(0)
})

test('a diagram is named by its kind and its subject, and shows what the wish lists of it', () => {
  expect(sceneOf('life cycle with a caterpillar').wish.figures[0]!.noun).toBe('butterfly-life-cycle')
  const scene = sceneOf('water cycle with sun, clouds and rain and a dinosaur')
  expect(scene.outcome).toMatchObject({
    drawn: ['water cycle', 'sun', 'clouds', 'rain'],
    notDrawn: ['dinosaur'],
  })
  expect(sceneOf('life cycle of a robot').wish.figures[0]!.noun).toBe('robot')
})

test('the description lists the labels', () => {
  const texts = artist.writeTexts(sceneOf('solar system'))
  expect(texts.de.description).toContain('Merkur, Venus, Erde')
  expect(texts.en.title).toBe('Solar System')
})

test('the hour hand moves along with the minutes', () => {
  expect(handAngles(7, 30)).toEqual({ hour: 225, minute: 180 })
  expect(handAngles(3, 0)).toEqual({ hour: 90, minute: 0 })
})

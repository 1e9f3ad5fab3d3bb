import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { leakedPixels } from '#tests/support/drawing/figure-raster.ts'
import { shareOf } from '#tests/support/drawing/share-of.ts'
import { feastProps } from '../figures/feasts/feast-props.ts'
import { parseScene } from '../parse-scene.ts'

const artist = await createLocalArtist()
const MAX_LEAKS = 12
const feasts = [...artist.lexicon.places.values()].filter(({ kind }) => kind === 'feast')
const sceneOf = (prompt: string, language: (typeof LANGUAGES)[number]) =>
  artist.createScene({ prompt, language, style: 'cartoon', seed: 3 })

test.each(feasts)('the feast $id is understood in six languages and shows somebody or something', (feast) => {
  for (const language of LANGUAGES) {
    const { wish, outcome, ...scene } = sceneOf(feast[language].noun, language)
    expect(wish.figures.length, `${language}: ${feast[language].noun}`).toBeGreaterThan(0)
    expect([...outcome!.notDrawn, ...outcome!.unknown], `${language}: ${feast[language].noun}`).toEqual([])
    const stored = JSON.parse(JSON.stringify({ ...scene, wish })) as unknown
    expect(parseScene(stored, artist.lexicon)?.wish.figures).toEqual(wish.figures)
  }
})

test.each(shareOf(feasts))('the feast $id is a good page', ({ en }) => {
  const { verdict } = artist.draw(sceneOf(en.noun, 'en'))
  expect(verdict.reasons).toEqual([])
  expect(verdict.metrics.leaks).toBeLessThanOrEqual(MAX_LEAKS)
})

test('the people of a feast leave room for those the wish names', () => {
  expect(sceneOf('Sankt Martin', 'de').wish.figures.map(({ noun }) => noun)).toEqual([
    'st-martin',
    'horse',
    'man',
  ])
  expect(sceneOf('Sinterklaas op het dak', 'nl').wish).toMatchObject({ setting: 'rooftops' })
  expect(sceneOf('a cat at Diwali', 'en').wish.figures.map(({ noun }) => noun)).toEqual(['cat'])
  expect(sceneOf('galette des rois', 'fr').wish).toMatchObject({ setting: 'kitchen' })
})

test('the things of feasts are closed', () => {
  for (const maker of feastProps)
    for (const detail of [0, 1, 2, 3] as const)
      expect(leakedPixels(maker.draw({ seed: 1, detail })), maker.id).toBe(0)
})

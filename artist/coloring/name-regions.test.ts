import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { Shape } from '../drawing.ts'
import { LEXICON_FILES, parseLexicon, type LexiconTexts } from '../lexicon/lexicon.ts'
import { createContainsTest } from '../page/contains-point.ts'
import { nameRegions } from './name-regions.ts'
import { GROUND_COLORS, naturalColors, NOUNS_WITH_COLORS } from './natural-colors.ts'
import { REGION_WORDS } from './region-words.ts'

const lexicon = parseLexicon(
  Object.fromEntries(
    Object.entries(LEXICON_FILES).map(([key, file]) => [
      key,
      readFileSync(new URL(`../lexicon/${file}`, import.meta.url), 'utf8'),
    ]),
  ) as unknown as LexiconTexts,
)

const box = (
  of: string | undefined,
  x: number,
  y: number,
  size: number,
  fill: Shape['fill'] = 'paper',
): Shape => ({
  d: `M${x} ${y}L${x + size} ${y}L${x + size} ${y + size}L${x} ${y + size}Z`,
  fill,
  stroke: 1,
  level: 0,
  of,
})

const SHAPES = [
  box('ground', 0, 500, 1000),
  box('fox', 100, 600, 100, 'ink'),
  box('fox', 100, 600, 100),
  box('title', 120, 620, 20),
  box(undefined, 0, 0, 2000, 'none'),
]

const nameAt = (x: number, y: number, place = 'meadow', isNight = false) => {
  const [named] = nameRegions([{ at: { x, y }, mm2: 10 }], { shapes: SHAPES, place, isNight }, lexicon)
  return [named?.name.de, CRAYONS[named!.crayon]!.id]
}

test('a region shows what the topmost filled shape at its deepest point shows', () => {
  expect(nameAt(150, 680)).toEqual(['Fuchs', 'orange'])
  expect(nameAt(130, 630)[0]).toBe('Schrift')
  expect(nameAt(50, 900)).toEqual(['Wiese', 'green'])
})

test('where nothing was drawn is sky, at night a dark one, and water under the sea', () => {
  expect(nameAt(50, 50)).toEqual(['Himmel', 'sky-blue'])
  expect(nameAt(50, 50, 'meadow', true)).toEqual(['Himmel', 'dark-blue'])
  expect(nameAt(50, 50, 'underwater')).toEqual(['Wasser', 'blue'])
})

test('small regions of a thing have its other colors', () => {
  const at = { x: 150, y: 680 }
  const regions = [
    { at, mm2: 100 },
    { at, mm2: 10 },
    { at, mm2: 1 },
  ]
  const named = nameRegions(regions, { shapes: SHAPES, place: 'meadow', isNight: false }, lexicon)
  expect(named.map((region) => CRAYONS[region!.crayon]!.id)).toEqual(['orange', 'white', 'black'])
})

test('a hole of a path is outside, and a curve is followed', () => {
  const ring = createContainsTest('M0 0L90 0L90 90L0 90ZM30 30L30 60L60 60L60 30Z')
  expect([ring({ x: 10, y: 10 }), ring({ x: 45, y: 45 }), ring({ x: 99, y: 45 })]).toEqual([
    true,
    false,
    false,
  ])
  const bow = createContainsTest('M0 0C0 100 100 100 100 0Z')
  expect([bow({ x: 50, y: 70 }), bow({ x: 50, y: 80 }), bow({ x: 3, y: 40 })]).toEqual([true, false, false])
})

test('every place with a ground of its own exists', () => {
  for (const place of Object.keys(GROUND_COLORS))
    expect(lexicon.places.has(place) || place === 'open-sea', place).toBe(true)
})

test('every noun with natural colors exists, and every color is a crayon', () => {
  for (const noun of NOUNS_WITH_COLORS) {
    expect(lexicon.nouns.has(noun) || noun in REGION_WORDS || noun === 'thing', noun).toBe(true)
    for (const id of naturalColors(noun, undefined))
      expect(
        CRAYONS.map((crayon) => crayon.id),
        noun,
      ).toContain(id)
  }
})

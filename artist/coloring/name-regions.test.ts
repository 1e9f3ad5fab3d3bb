import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { Shape } from '../drawing.ts'
import { LEXICON_FILES, parseLexicon, type LexiconTexts } from '../lexicon/lexicon.ts'
import { createContainsTest } from '../page/contains-point.ts'
import { nameRegions } from './name-regions.ts'
import { GROUND_COLORS, naturalColors, NOUNS_WITH_COLORS } from './natural-colors.ts'
import { NOUNS_WITH_OWN_PARTS } from './part-colors.ts'
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

const PEOPLE = new Set(['girl'])
const anatomies = {
  topicOf: (noun: string) => lexicon.nouns.get(noun)?.topic,
  isPerson: (noun: string) => PEOPLE.has(noun),
}
const regionAt = (x: number, y: number, mm2 = 10) => ({ at: { x, y }, box: { x, y, w: 1, h: 1 }, mm2 })
const page = {
  shapes: SHAPES,
  place: 'meadow',
  isNight: false,
  frame: { x: 0, y: 0, w: 1000, h: 1000 },
  figures: [],
  faces: [],
}

const nameAt = (x: number, y: number, place = 'meadow', isNight = false) => {
  const [named] = nameRegions([regionAt(x, y)], { ...page, place, isNight }, lexicon, anatomies)
  return [named?.name.de, CRAYONS[named!.crayon]!.id]
}

test('a region shows what the topmost filled shape at its deepest point shows', () => {
  expect(nameAt(150, 640)).toEqual(['Fuchs, Körper', 'orange'])
  expect(nameAt(130, 630)[0]).toBe('Schrift')
  expect(nameAt(50, 900)).toEqual(['Wiese, unten', 'green'])
})

test('where nothing was drawn is sky, at night a dark one, and water under the sea', () => {
  expect(nameAt(50, 50)).toEqual(['Himmel, oben', 'sky-blue'])
  expect(nameAt(50, 50, 'meadow', true)).toEqual(['Himmel, oben', 'dark-blue'])
  expect(nameAt(50, 50, 'underwater')).toEqual(['Wasser, oben', 'blue'])
})

test('small regions of a surface have its other colors', () => {
  const regions = [regionAt(50, 900, 100), regionAt(50, 900, 10), regionAt(50, 900, 1)]
  const named = nameRegions(regions, page, lexicon, anatomies)
  expect(named.map((region) => CRAYONS[region!.crayon]!.id)).toEqual(['green', 'lime', 'dark-green'])
})

test('the parts of a being are told by its face and box, with their natural colors', () => {
  const face = { x: 210, y: 600, w: 60, h: 60 }
  const figures = [{ noun: 'fox', boxes: [{ x: 100, y: 600, w: 200, h: 100 }] }]
  const shapes = [box('fox', 100, 600, 200)]
  const regions = [
    regionAt(200, 630, 100),
    regionAt(240, 640, 60),
    regionAt(110, 620, 5),
    regionAt(180, 690, 20),
  ]
  const named = nameRegions(regions, { ...page, shapes, figures, faces: [face] }, lexicon, anatomies)
  expect(named.map((region) => `${region!.name.en}: ${CRAYONS[region!.crayon]!.id}`)).toEqual([
    'fox, body: orange',
    'fox, head: orange',
    'fox, tail tip: white',
    'fox, leg: orange',
  ])
})

test('the ground has another color than who stands on it', () => {
  const figures = [{ noun: 'dragon', boxes: [] }]
  const [named] = nameRegions([regionAt(50, 900)], { ...page, figures }, lexicon, anatomies)
  expect(CRAYONS[named!.crayon]!.id).toBe('lime')
})

test('each member of a group has clothes of its own color, also where another face is nearer', () => {
  const shirt = (x: number, member: number): Shape => ({
    ...box('girl', x, 700, 100),
    part: 'clothes',
    member,
  })
  const figures = [{ noun: 'girl', boxes: [{ x: 100, y: 600, w: 300, h: 200 }] }]
  const faces = [
    { x: 120, y: 600, w: 60, h: 60 },
    { x: 320, y: 600, w: 60, h: 60 },
  ]
  const regions = [regionAt(110, 790), regionAt(190, 720), regionAt(310, 790)]
  const shapes = [
    shirt(100, 0),
    shirt(300, 1),
    { ...box('girl', 180, 710, 20), part: 'sleeve', member: 1 } as const,
  ]
  const named = nameRegions(regions, { ...page, shapes, figures, faces }, lexicon, anatomies)
  const [first, sleeve, second] = named.map((region) => CRAYONS[region!.crayon]!.id)
  expect(sleeve).toBe(second)
  expect(first).not.toBe(second)
})

test('a part that the figure drew counts more than a guess, and a patch more than what it lies on', () => {
  const belly = box(undefined, 150, 700, 40).d
  const drawn: Shape = { ...box('fox', 100, 600, 200), part: 'body', patches: [{ d: belly, part: 'belly' }] }
  const tail: Shape = { ...box('fox', 300, 650, 100), part: 'tail' }
  const face = { x: 210, y: 600, w: 60, h: 60 }
  const figures = [{ noun: 'fox', boxes: [{ x: 100, y: 600, w: 300, h: 200 }] }]
  const regions = [
    regionAt(110, 790, 100),
    regionAt(170, 720, 20),
    regionAt(240, 640, 60),
    regionAt(320, 700, 30),
    regionAt(390, 700, 10),
  ]
  const named = nameRegions(
    regions,
    { ...page, shapes: [drawn, tail], figures, faces: [face] },
    lexicon,
    anatomies,
  )
  expect(named.map((region) => `${region!.name.en}: ${CRAYONS[region!.crayon]!.id}`)).toEqual([
    'fox, body: orange',
    'fox, belly: white',
    'fox, head: orange',
    'fox, tail: orange',
    'fox, tail tip: white',
  ])
})

test('two things of the same kind have boxes of their own', () => {
  const shapes = [box('house', 0, 0, 100), box('house', 20, 40, 20), box('house', 300, 200, 100)]
  const regions = [regionAt(50, 10, 90), regionAt(350, 210, 90), regionAt(30, 50, 5)]
  const named = nameRegions(regions, { ...page, shapes }, lexicon, anatomies)
  expect(named.map((region) => region!.name.en)).toEqual(['house, roof', 'house, roof', 'house, window'])
})

test('a hole of a path is outside, and a curve is followed', () => {
  const { contains: ring, box } = createContainsTest('M0 0L90 0L90 90L0 90ZM30 30L30 60L60 60L60 30Z')
  expect(box).toEqual({ x: 0, y: 0, w: 90, h: 90 })
  expect([ring({ x: 10, y: 10 }), ring({ x: 45, y: 45 }), ring({ x: 99, y: 45 })]).toEqual([
    true,
    false,
    false,
  ])
  const { contains: bow } = createContainsTest('M0 0C0 100 100 100 100 0Z')
  expect([bow({ x: 50, y: 70 }), bow({ x: 50, y: 80 }), bow({ x: 3, y: 40 })]).toEqual([true, false, false])
})

test('every place with a ground of its own exists', () => {
  for (const place of Object.keys(GROUND_COLORS))
    expect(lexicon.places.has(place) || place === 'open-sea', place).toBe(true)
})

test('every noun whose parts have colors of their own exists', () => {
  for (const noun of NOUNS_WITH_OWN_PARTS) expect(lexicon.nouns.has(noun), noun).toBe(true)
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

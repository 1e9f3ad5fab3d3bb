import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Figure, Shape } from '../../drawing.ts'
import type { Cluster } from '../figures/cluster.ts'
import { findDrawableFigures } from '../figures/drawable-figures.ts'
import { drawUnit } from '../joining/draw-unit.ts'
import { planPicture, unitsOf } from '../picture.ts'
import { checkLayout } from './check-layout.ts'
import { coveredFaces, largestCover } from './covered-faces.ts'

const square = (x: number, y: number, size: number, fill: Shape['fill'] = 'paper'): Shape => ({
  d: `M${x} ${y}L${x + size} ${y}L${x + size} ${y + size}L${x} ${y + size}Z`,
  fill,
  stroke: 1,
  level: 0,
})
const figure = (shape: Shape, hasFace: boolean): Figure => ({
  id: hasFace ? 'child' : 'cupboard',
  shapes: [shape],
  front: [],
  box: { x: 0, y: 0, w: 100, h: 100 },
  ground: 100,
  facing: 'front',
  anchors: {},
  ...(hasFace && { face: { x: 0, y: 0, w: 100, h: 100 } }),
})
const partAt = (x: number, one: Figure) => ({ figure: one, move: { scale: 1, x, y: 0 }, frontAfter: 0 })
const child = partAt(0, figure(square(0, 0, 100), true))
const cupboardAt = (x: number, fill?: Shape['fill']) => partAt(x, figure(square(0, 0, 100, fill), false))
const page = (...parts: Cluster['parts']): Cluster[] => [{ parts, zone: 'ground' }]

test('what is painted later covers a face by its share', () => {
  expect(largestCover(page(child, cupboardAt(0)))).toBe(1)
  expect(largestCover(page(child, cupboardAt(50)))).toBeCloseTo(0.5, 0)
  expect(largestCover(page(child, cupboardAt(95)))).toBe(0)
})

test('what is painted before, lines and its own shapes do not cover a face', () => {
  expect(coveredFaces(page(cupboardAt(0), child))).toEqual([])
  expect(coveredFaces(page(child, { ...cupboardAt(0), behind: true }))).toEqual([])
  expect(coveredFaces(page(child, cupboardAt(0, 'none')))).toEqual([])
})

test('a page with a covered face is rejected', () => {
  const child = { figureIndex: 0, noun: 'child', boxes: [], visibleShare: 1, faceVisibleShare: 1 }
  const judge = (faceCoveredShare: number) =>
    checkLayout(
      { figures: [{ ...child, faceCoveredShare }], mainShare: 0.4, mainSpan: 0.6, upright: true },
      { x: 0, y: 0, w: 100, h: 100 },
      new Set(),
      'cartoon',
    )
  expect(judge(0.3)).toEqual(['face:child'])
  expect(judge(0.1)).toEqual([])
})

const artist = await createLocalArtist()

test.each([
  ['en', 'a vet examines a horse in the stable'],
  ['de', 'die Tierärztin untersucht eine Kuh'],
  ['it', "un'orsa che spinge il suo cucciolo sull'altalena"],
  ['nl', 'een jongen wast zijn hond in bad'],
  ['fr', 'une fille donne une carotte à un poney'],
  ['es', 'un caballero acaricia a un dragón'],
  ['en', 'a cat eating ice cream'],
] as const)('nothing covers a face: %s %s', (language, prompt) => {
  const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  const finder = artist.figureFinder
  const { drawables } = findDrawableFigures(wish, finder)
  const [main] = unitsOf(drawables, planPicture(wish, finder).place)
  expect(largestCover([drawUnit(main!, { seed: 1, detail: 1, facing: 'right', finder })])).toBeLessThan(0.15)
})

import { expect, test } from 'vitest'
import type { Shape } from '../drawing.ts'
import type { Item } from './canvas/pen.ts'
import { withinBudget } from './region-budget.ts'

const closed: Shape = { d: '', fill: 'paper', stroke: 0.7, level: 0 }
const item = (parts: number, size: number, rest: Partial<Item> = {}): Item => ({
  layer: 'mid',
  shapes: Array.from({ length: parts }, () => closed),
  box: { x: 0, y: 0, w: size, h: size },
  deco: false,
  loose: false,
  object: true,
  landmark: false,
  requested: false,
  calm: false,
  ...rest,
})
const tree = item(2, 300)
const pansies = item(20, 90, { deco: true })
const ground = item(1, 700, { object: false })
const castle = item(40, 300, { landmark: true })
const stars = item(30, 60, { deco: true, requested: true })
const around = { figures: [], figureRegions: 30 }

test('a medium page leaves out things with many small regions, and keeps large and simple ones', () => {
  expect(withinBudget([ground, tree, pansies], { detail: 1, ...around })).toEqual([ground, tree])
})

test('what the wish names and what identifies the place stays, however many regions it has', () => {
  expect(withinBudget([ground, castle, stars], { detail: 0, ...around })).toEqual([ground, castle, stars])
})

test('hard pages keep everything', () => {
  expect(withinBudget([ground, tree, pansies], { detail: 2, ...around })).toHaveLength(3)
})

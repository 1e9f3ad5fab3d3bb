import { expect, test } from 'vitest'
import type { Box } from '../drawing.ts'
import type { Item } from './canvas/pen.ts'
import { chooseLargeThings } from './large-things.ts'

const frame: Box = { x: 0, y: 0, w: 760, h: 1100 }
const item = (box: Box, rest: Partial<Item> = {}): Item => ({
  layer: 'mid',
  shapes: [],
  box,
  deco: false,
  loose: false,
  object: true,
  landmark: false,
  requested: false,
  calm: false,
  ...rest,
})
const tree = item({ x: 20, y: 300, w: 160, h: 300 })
const house = item({ x: 560, y: 350, w: 180, h: 220 }, { landmark: true })
const bush = item({ x: 300, y: 560, w: 60, h: 50 })
const silo = item({ x: 240, y: 300, w: 80, h: 280 })
const fence = item({ x: 0, y: 600, w: 760, h: 90 })
const around = { frame, figures: [], heads: [], floating: false }

test('two large things tell the place: the landmark first, no small things, no fences, no silos', () => {
  const mill = item({ x: 200, y: 420, w: 120, h: 160 })
  expect([...chooseLargeThings([bush, silo, fence, mill, tree, house], around)]).toEqual([house, tree])
})

test('what figures hide or what is behind a head is left out', () => {
  const figure: Box = { x: 0, y: 280, w: 200, h: 700 }
  expect([...chooseLargeThings([tree, house], { ...around, figures: [figure] })]).toEqual([house])
  const head: Box = { x: 600, y: 380, w: 100, h: 100 }
  expect([...chooseLargeThings([tree, house], { ...around, heads: [head] })]).toEqual([tree])
})

test('afloat, fish fill the page; on the ground decoration does not', () => {
  const fish = item({ x: 80, y: 100, w: 130, h: 90 }, { deco: true, layer: 'near' })
  expect(chooseLargeThings([fish], around).size).toBe(0)
  expect(chooseLargeThings([fish], { ...around, floating: true }).size).toBe(1)
})

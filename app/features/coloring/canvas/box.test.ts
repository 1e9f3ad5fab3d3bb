import { expect, test } from 'vitest'
import type { StrokeAction } from '#domain/coloring/coloring-action.ts'
import { boxOfItem, boxOfOutline, overlap } from './box.ts'

const OUTLINE = 'M10 20l30 0-5 40-25-10zM2 90l3-4 8 0z'

test('the box of an outline includes all of its rings', () => {
  expect(boxOfOutline(OUTLINE)).toEqual([2, 20, 40, 90])
})

test('a line paints inside the box of its region, and a free line around its points', () => {
  const stroke: StrokeAction = {
    kind: 'stroke',
    brush: 'marker',
    crayon: 0,
    width: 10,
    points: [50, 60, 80, 40],
  }
  const boxOfRegion = () => boxOfOutline(OUTLINE)
  expect(boxOfItem({ ...stroke, region: 0 }, boxOfRegion)).toEqual([2, 20, 40, 90])
  expect(boxOfItem(stroke, boxOfRegion)).toEqual([45, 35, 85, 65])
})

test('boxes overlap if they share a point', () => {
  expect(overlap([0, 0, 10, 10], [10, 5, 20, 6])).toBe(true)
  expect(overlap([0, 0, 10, 10], [5, 11, 6, 20])).toBe(false)
})

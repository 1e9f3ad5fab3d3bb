import { expect, test } from 'vitest'
import type { MapRegion, RegionName } from '#domain/coloring/region-map.ts'
import { placeAmongNamesakes, regionInDirection, stepOrder } from './region-steps.ts'

/** A region at this point; only the point and the index of the name matter here. */
const region = (x: number, y: number, name?: number): MapRegion =>
  name === undefined ? ['', x, y, 5, 50] : ['', x, y, 5, 50, name, 0]

/** Two castle regions with the sun between them in the list, and one region without a name. */
const REGIONS = [region(50, 80, 0), region(90, 10, 1), region(50, 60, 0), region(10, 90)]

const nameOf = (thing: number) => ({ thing, en: `${thing}` }) as RegionName
const PAGE = { regions: REGIONS, names: [nameOf(0), nameOf(1)] }

test('regions are visited thing by thing from top to bottom, each once', () => {
  expect(stepOrder(PAGE)).toEqual([1, 2, 0, 3])
  expect(placeAmongNamesakes(REGIONS, stepOrder(PAGE), 0)).toEqual({ place: 2, count: 2 })
})

test('the parts of a thing are visited together', () => {
  const regions = [region(50, 10, 0), region(50, 20, 2), region(50, 30, 1)]
  const names = [nameOf(0), nameOf(0), nameOf(1)]
  expect(stepOrder({ regions, names })).toEqual([0, 2, 1])
})

test('an arrow key leads to the nearest region in its direction and stays at the edge', () => {
  expect(regionInDirection(REGIONS, 0, 'ArrowUp')).toBe(2)
  expect(regionInDirection(REGIONS, 0, 'ArrowLeft')).toBe(3)
  expect(regionInDirection(REGIONS, 1, 'ArrowUp')).toBe(1)
})

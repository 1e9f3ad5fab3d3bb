import { expect, test } from 'vitest'
import { boxOfOutline } from './region-paths.ts'

test('the box of an outline includes all of its rings', () => {
  expect(boxOfOutline('M10 20l30 0-5 40-25-10zM2 90l3-4 8 0z')).toEqual([2, 20, 40, 90])
})

import { expect, test } from 'vitest'
import type { Shape } from '../drawing.ts'
import { applyBrush } from './brush.ts'

const line: Shape = { d: 'M0 0C10 0 20 0 30 0', fill: 'none', stroke: 2, level: 0, taper: [0.4, 0] }

test('a tapered line becomes a filled shape that is thin at its start and full at its end', () => {
  const [inked] = applyBrush([line], 4)
  expect(inked).toMatchObject({ fill: 'ink', stroke: 0.56 })
  expect(inked!.taper).toBeUndefined()
  expect(inked!.d).toMatch(/^M0 0C.*Z$/)
  const heights = [...inked!.d.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Math.abs(Number(y)))
  expect(Math.max(...heights.filter((y) => y < 4))).toBeCloseTo(((1 - 0.28) * 8) / 2, 1)
})

test('shaded strokes move away from the light by a share of their width, whatever the size of the figure', () => {
  const shaded: Shape = { d: 'M0 0L10 0L10 10Z', fill: 'ink', stroke: 3, level: 0, shade: 0.2 }
  expect(applyBrush([shaded], 5)[0]!.d).toBe('M1.62 2.52L11.62 2.52L11.62 12.52Z')
})

test('plain shapes stay as they are', () => {
  const plain: Shape = { d: 'M0 0L10 0', fill: 'none', stroke: 1, level: 0 }
  expect(applyBrush([plain], 4)).toEqual([plain])
})

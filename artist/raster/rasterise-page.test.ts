import { expect, test } from 'vitest'
import type { Shape } from '../drawing.ts'
import { paperFor } from '../page/paper.ts'
import { parseMaster } from '../page/parse-master.ts'
import { toSvg } from '../page/to-svg.ts'
import { findPatches } from '../seal/regions.ts'
import { judgedSize, paintShapes, rasterisePage } from './rasterise-page.ts'

const paper = paperFor('portrait')
const PEN = 3
const rasterise = (shapes: Shape[]) => rasterisePage({ paper, pen: PEN, shapes }, judgedSize(paper))
const shape = (d: string, fill: Shape['fill'], stroke: number): Shape => ({ d, fill, stroke, level: 0 })
const inkOf = ({ ink }: { ink: Uint8Array }) => ink.reduce((sum, value) => sum + value, 0)

/** A circle of four curves. */
const circle = (x: number, y: number, r: number) => {
  const k = r * 0.5523
  return (
    `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}` +
    `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
  )
}

test('a filled shape inks the pixels whose middle it contains', () => {
  expect(inkOf(rasterise([shape('M100 100L110 100L110 120L100 120Z', 'ink', 0)]))).toBe(200)
  const area = inkOf(rasterise([shape(circle(400, 400, 100), 'ink', 0)]))
  expect(area / (Math.PI * 100 * 100)).toBeCloseTo(1, 2)
})

test('fills follow the nonzero rule: a hole runs the other way around', () => {
  const outer = 'M100 100L140 100L140 140L100 140Z'
  expect(inkOf(rasterise([shape(`${outer}M110 110L110 130L130 130L130 110Z`, 'ink', 0)]))).toBe(1200)
  expect(inkOf(rasterise([shape(`${outer}M110 110L130 110L130 130L110 130Z`, 'ink', 0)]))).toBe(1600)
})

test('a line has its width, round ends and round joins', () => {
  const line = inkOf(rasterise([shape('M200.3 300.9L437 500.2', 'none', 10 / PEN)]))
  const expected = 10.1 * Math.hypot(236.7, 199.3) + Math.PI * 5.05 * 5.05
  expect(line / expected).toBeCloseTo(1, 2)
  const dot = inkOf(rasterise([shape('M200 300L200 300', 'none', 20 / PEN)]))
  expect(dot / (Math.PI * 10.05 * 10.05)).toBeCloseTo(1, 1)
})

test('the outline of a shape in the thinnest pen separates inside and outside', () => {
  const { list } = findPatches(rasterise([shape(circle(400.3, 400.7, 97.4), 'paper', 1 / PEN)]))
  expect(list).toHaveLength(2)
})

test('later shapes hide earlier ones, also if they are painted afterwards', () => {
  const [below, above] = [shape(circle(400, 400, 100), 'paper', 1), shape(circle(450, 420, 80), 'paper', 1)]
  const bitmap = rasterise([below])
  paintShapes(bitmap, [above], PEN)
  expect(bitmap).toEqual(rasterise([below, above]))
  expect(inkOf(bitmap)).toBeLessThan(inkOf(rasterise([above])) + inkOf(rasterise([below])) - 200)
})

test('a page and its master file have the same pixels, also beyond the edge of the paper', () => {
  const page = {
    paper,
    pen: 2.34,
    shapes: [shape(circle(3.333, 400.777, 97.456), 'paper', 1.37), shape('M-50 1200L900 -20', 'none', 1)],
  }
  expect(rasterisePage(parseMaster(toSvg(page))!, judgedSize(paper))).toEqual(
    rasterisePage(page, judgedSize(paper)),
  )
})

import { expect, test } from 'vitest'
import type { Bitmap } from '../seal/bitmap.ts'
import { difficultyOf } from './difficulty.ts'
import { gate } from './gate.ts'
import { measure } from './measure.ts'

const WIDTH = 420
const HEIGHT = 594

/** A sheet with a grid of closed cells, drawn pixel by pixel; `paint` decides where ink or paper replaces it. */
function grid(
  cell: number,
  paint: (x: number, y: number) => 'ink' | 'paper' | undefined = () => undefined,
): Bitmap {
  const ink = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const framed = x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20
      const line = framed && ((x - 21) % cell < 3 || (y - 21) % cell < 3 || x > WIDTH - 24 || y > HEIGHT - 24)
      ink[y * WIDTH + x] = (paint(x, y) ?? (line ? 'ink' : 'paper')) === 'ink' ? 1 : 0
    }
  return { width: WIDTH, height: HEIGHT, ink, pixelsPerMm: 2 }
}

const judge = (bitmap: Bitmap, findings: string[] = []) => gate(measure(bitmap), 'cartoon', findings)

test('a page of closed regions large enough to color passes', () => {
  expect(judge(grid(60)).reasons).toEqual([])
})

test('a blank page is rejected', () => {
  expect(judge(grid(60, () => 'paper')).reasons).toContain('ink-low')
})

test('open lines are rejected', () => {
  const inside = (x: number, y: number) => x > 24 && x < WIDTH - 26 && y > 24 && y < HEIGHT - 26
  const gap = (at: number) => at % 60 > 50 && at % 60 < 53
  const broken = grid(60, (x, y) => (inside(x, y) && (gap(x) || gap(y)) ? 'paper' : undefined))
  const { reasons } = judge(broken)
  expect(reasons).toContain('largest-high')
  expect(reasons).toContain('leaks-high')
})

test('a page of tiny regions is rejected', () => {
  expect(judge(grid(6)).reasons).toContain('under4-high')
})

test('a large black area is rejected', () => {
  const blot = grid(60, (x, y) => (Math.hypot(x - 200, y - 300) < 40 ? 'ink' : undefined))
  expect(judge(blot).reasons).toContain('blobMm-high')
})

test('a cropped picture is rejected', () => {
  const whole = grid(60)
  const from = 120
  const cropped = { ...whole, ink: whole.ink.slice() }
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      cropped.ink[y * WIDTH + x] = whole.ink[y * WIDTH + Math.min(WIDTH - 1, x + from)]!
  expect(judge(cropped).reasons).toContain('edge-high')
  expect(judge(whole).metrics.edge).toBe(0)
})

test('findings of the layout are reasons, too: a figure cut off by the frame is rejected', () => {
  expect(judge(grid(60), ['cut:cat'])).toMatchObject({ pass: false, reasons: ['cut:cat'] })
})

test('difficulty depends on the number of regions that are large enough to color', () => {
  expect(difficultyOf({ regions: 40, under6: 5 })).toBe('easy')
  expect(difficultyOf({ regions: 150, under6: 40 })).toBe('medium')
  expect(difficultyOf({ regions: 400, under6: 200 })).toBe('hard')
})

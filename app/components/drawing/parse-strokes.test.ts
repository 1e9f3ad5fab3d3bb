import { expect, test } from 'vitest'
import { parseStrokes } from './parse-strokes.ts'

const master = (paths: string) =>
  `<svg viewBox="0 0 2100 2970"><path fill="#fff" d="m0 0h2100v2970h-2100z"/><g fill="#fff" stroke="#000" stroke-width="8">${paths}</g></svg>`

test('the lines of a drawing begin one after the other, in the order in which they are painted', () => {
  const drawing = parseStrokes(
    master(
      '<path d="m0 0h10"/><path fill="none" stroke-width="12" d="m0 5h10"/><path fill="#000" stroke="none" d="m9 9h1z"/>',
    ),
    3200,
  )!
  expect(drawing.viewBox).toBe('0 0 2100 2970')
  expect(drawing.strokes.map(({ lines: [{ fill, width }] }) => [fill, width])).toEqual([
    ['paper', 8],
    ['none', 12],
    ['ink', 2],
  ])
  const starts = drawing.strokes.map(({ startMs }) => startMs)
  expect(starts[0]).toBe(0)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  const last = drawing.strokes.at(-1)!
  expect(drawing.totalMs).toBe(last.startMs + last.durationMs)
})

test('a file without lines, or with more than a phone can animate, is not drawn line by line', () => {
  expect(parseStrokes('<svg viewBox="0 0 1 1"></svg>', 3200)).toBeUndefined()
  expect(parseStrokes(master(''), 3200)).toBeUndefined()
  expect(parseStrokes(master('<path d="m0 0h1"/>'.repeat(2501)), 3200)).toBeUndefined()
})

test('lines that are too short to be seen being drawn appear together, but ink lines apart from others', () => {
  const short = '<path d="m0 0h1"/>'
  const ink = '<path fill="#000" d="m0 0h1"/>'
  const long = `<path d="m0 0${'h1'.repeat(2000)}"/>`
  const { strokes } = parseStrokes(master(short.repeat(3) + ink.repeat(2) + long + short.repeat(40)), 500)!
  const counts = strokes.map(({ lines }) => lines.length)
  expect(counts.slice(0, 3)).toEqual([3, 2, 1])
  expect(counts.slice(3).reduce((sum, count) => sum + count)).toBe(40)
  expect(counts.length).toBeGreaterThan(4)
  expect(counts.length).toBeLessThan(10)
})

test('an animation that has started keeps its strokes when more lines of the drawing arrive', () => {
  const [hill, cat, flower] = [1, 2, 3].map((n) => `<path d="m${n} 0${'h1'.repeat(500)}"/>`)
  const begun = parseStrokes(master(cat!), 500)!
  const { strokes } = parseStrokes(master(hill! + cat! + flower!), 500, begun)!
  expect(strokes.map(({ lines }) => lines[0].d.slice(0, 2))).toEqual(['m1', 'm2', 'm3'])
  expect(strokes[1]).toBe(begun.strokes[0])
  expect(new Set(strokes.map(({ id }) => id)).size).toBe(3)
  // Nothing waits for the lines that are drawn already.
  expect(strokes[0]!.startMs).toBe(0)
  expect(strokes[2]!.startMs).toBeLessThan(200)
})

test('lines that were drawn before more of them arrived are not waited for again', () => {
  const [cat, flower] = [`<path d="m1 0${'h1'.repeat(5000)}"/>`, `<path d="m2 0${'h1'.repeat(500)}"/>`]
  const begun = parseStrokes(master(cat), 500)!
  const totalAfter = (ms: number) => parseStrokes(master(cat + flower), 500, begun, ms)!.totalMs
  expect(totalAfter(0)).toBe(begun.totalMs)
  expect(totalAfter(100)).toBe(begun.totalMs - 100)
  expect(totalAfter(10_000)).toBeGreaterThan(0)
})

test('another drawing starts a new animation', () => {
  const [cat, dog] = [1, 2].map((n) => `<path d="m${n} 0${'h1'.repeat(500)}"/>`)
  const begun = parseStrokes(master(cat!), 500)!
  expect(parseStrokes(master(dog!), 500, begun)).toEqual(parseStrokes(master(dog!), 500))
})

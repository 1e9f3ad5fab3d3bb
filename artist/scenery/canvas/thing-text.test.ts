import { expect, test } from 'vitest'
import { createRng } from '../../geometry/rng.ts'
import { createSheet } from './pen.ts'
import { nounOfText, thing } from './thing-text.ts'

const shapesOf = (text: string, detail = 2) => {
  const sheet = createSheet(detail)
  const drawn = thing('table', text)
  sheet.put('near', 0, 0, 100, (pen) => drawn(pen, createRng(1), detail))
  return sheet.items[0]?.shapes ?? []
}

test('shapes are repeated with a step and left out below their level of detail', () => {
  const text = 'rect -40,-60 80,60; 3*20,0 oval -20,-30 12; 2> star 0,-80 10'
  expect(shapesOf(text)).toHaveLength(5)
  expect(shapesOf(text, 1)).toHaveLength(4)
})

test('a thing shows its noun, and a wrong text is an error', () => {
  expect(nounOfText(thing('table', 'oval 0,-20 20'))).toBe('table')
  expect(() => thing('table', 'blob 1,2 3')(createSheet(1) as never, createRng(1), 1)).toThrow('blob')
})

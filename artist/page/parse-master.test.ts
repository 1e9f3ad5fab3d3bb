import { expect, test } from 'vitest'
import { parseMaster } from './parse-master.ts'
import { paperFor } from './paper.ts'
import { toSvg } from './to-svg.ts'

test('a master file is parsed to the shapes it was written from', () => {
  const page = {
    paper: paperFor('landscape'),
    pen: 4,
    shapes: [
      { d: 'M10 20L30.5 20C31 21 32 22 33 40Z', fill: 'paper', stroke: 1, level: 0 } as const,
      { d: 'M1 1L2 2M5 5L9 9', fill: 'none', stroke: 0.5, level: 0 } as const,
      { d: 'M5 5L6 5L6 6Z', fill: 'ink', stroke: 0, level: 0 } as const,
    ],
  }
  expect(parseMaster(toSvg(page))).toEqual({ ...page, source: 'algorithmicMedia' })
})

test('any other file is rejected', () => {
  expect(parseMaster('<svg viewBox="0 0 10 10"><rect/></svg>')).toBeUndefined()
  expect(parseMaster('hello')).toBeUndefined()
})

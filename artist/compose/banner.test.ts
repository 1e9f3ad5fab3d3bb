import { expect, test } from 'vitest'
import { paperFor } from '../page/paper.ts'
import { banner } from './banner.ts'

const { frame } = paperFor('portrait')

test('the title stands above the picture and takes no more room than it needs', () => {
  const one = banner('Katze', frame)
  const two = banner('Eine Katze fährt mit dem Feuerwehrauto', frame)
  expect(one.below.y).toBeGreaterThan(frame.y)
  expect(two.below.y).toBeGreaterThan(one.below.y)
  for (const { below } of [one, two]) {
    expect(below.y + below.h).toBeCloseTo(frame.y + frame.h)
    expect(below.h).toBeGreaterThan(frame.h * 0.8)
  }
})

test('every letter is a closed outline within the sheet', () => {
  const { shapes } = banner('ÄÖÜ ß ÑÉ Ç, Œ!', frame)
  for (const { d } of shapes) {
    expect(d).toMatch(/^M.*Z$/)
    for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(frame.x - 1)
      expect(Number(x)).toBeLessThanOrEqual(frame.x + frame.w + 1)
      expect(Number(y)).toBeGreaterThanOrEqual(frame.y - 1)
    }
  }
})

test('nothing to write leaves the picture as it is', () => {
  expect(banner('', frame)).toEqual({ shapes: [], below: frame })
  expect(banner('👍 <b>', frame).shapes.length).toBeGreaterThan(0)
  expect(banner('👍', frame)).toEqual({ shapes: [], below: frame })
})

import { expect, test } from 'vitest'
import { paperFor } from '../../page/paper.ts'
import { drawTitleBanner } from './title-banner.ts'

const { frame } = paperFor('portrait')

test('the title is above the picture and takes only the height it needs', () => {
  const oneLine = drawTitleBanner('Katze', frame)
  const twoLines = drawTitleBanner('Eine Katze fährt mit dem Feuerwehrauto', frame)
  expect(oneLine.below.y).toBeGreaterThan(frame.y)
  expect(twoLines.below.y).toBeGreaterThan(oneLine.below.y)
  for (const { below } of [oneLine, twoLines]) {
    expect(below.y + below.h).toBeCloseTo(frame.y + frame.h)
    expect(below.h).toBeGreaterThan(frame.h * 0.8)
  }
})

test('every letter is a closed outline within the sheet', () => {
  const { shapes } = drawTitleBanner('ÄÖÜ ß ÑÉ Ç, Œ!', frame)
  for (const { d } of shapes) {
    expect(d).toMatch(/^M.*Z$/)
    for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(frame.x - 1)
      expect(Number(x)).toBeLessThanOrEqual(frame.x + frame.w + 1)
      expect(Number(y)).toBeGreaterThanOrEqual(frame.y - 1)
    }
  }
})

test('a title without any letter that can be drawn leaves the picture unchanged', () => {
  expect(drawTitleBanner('', frame)).toEqual({ shapes: [], below: frame })
  expect(drawTitleBanner('👍 <b>', frame).shapes.length).toBeGreaterThan(0)
  expect(drawTitleBanner('👍', frame)).toEqual({ shapes: [], below: frame })
})

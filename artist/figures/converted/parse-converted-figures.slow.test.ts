import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseConvertedFigures } from './parse-converted-figures.ts'
import { parseShape, writeShape } from './stored-figure.ts'

const text = brotliDecompressSync(readFileSync(new URL('figures.jsonl.br', import.meta.url))).toString()
const makers = parseConvertedFigures(text)
const find = (id: string) => makers.find((maker) => maker.id === id)!

describe('converted figures', () => {
  it('are at least nine hundred with unique names', () => {
    expect(makers.length).toBeGreaterThanOrEqual(900)
    expect(new Set(makers.map(({ id }) => id)).size).toBe(makers.length)
  })

  it('are drawn at every level of detail with plain absolute paths inside their box', () => {
    for (const maker of makers)
      for (const detail of [0, 1, 2, 3] as const) {
        const { shapes, box } = maker.draw({ seed: 1, detail })
        expect(shapes.length, maker.id).toBeGreaterThan(0)
        expect(box.w * box.h, maker.id).toBeGreaterThan(0)
        for (const { d } of shapes) expect(d, maker.id).toMatch(/^[MLCZ\d\s.-]+$/)
      }
  })

  it('show more on a harder page and never less', () => {
    for (const maker of makers) {
      const counts = ([0, 1, 2, 3] as const).map((detail) => maker.draw({ seed: 1, detail }).shapes.length)
      expect(
        [...counts].sort((a, b) => a - b),
        maker.id,
      ).toEqual(counts)
    }
  })

  it('are mirrored for the other direction, and back again', () => {
    const left = find('horse').draw({ seed: 1, detail: 2 })
    const right = find('horse').draw({ seed: 1, detail: 2, facing: 'right' })
    expect(left.facing).toBe('left')
    expect(right.facing).toBe('right')
    expect(right.face!.x).toBeGreaterThan(left.face!.x)
    expect(right.box).toEqual(left.box)
  })

  it('are never mirrored if seen from the front, so that letters stay readable', () => {
    const request = { seed: 1, detail: 2 } as const
    expect(find('letter-r').draw({ ...request, facing: 'right' })).toEqual(find('letter-r').draw(request))
  })

  it('keep their shapes when written and read', () => {
    const stored = 'r2b M1 2L3 4C1 2 3 4 5 6Z'
    expect(writeShape(parseShape(stored))).toBe(stored)
    expect(() => parseShape('x0 M0 0Z')).toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { stillMakers } from './still-makers.ts'

const details = [0, 3] as const

describe('things of everyday life', () => {
  it('each have their own name and a size in the world', () => {
    expect(new Set(stillMakers.map(({ id }) => id)).size).toBe(stillMakers.length)
    for (const { id, height } of stillMakers) expect(height, id).toBeGreaterThan(0)
  })

  it('are drawn on the simplest and on the hardest page, the same each time and without a broken number', () => {
    for (const maker of stillMakers)
      for (const detail of details) {
        const figure = maker.draw({ seed: 7, detail })
        expect(figure.shapes.length, maker.id).toBeGreaterThan(0)
        expect(JSON.stringify(figure), maker.id).not.toMatch(/NaN|null/)
        expect(maker.draw({ seed: 7, detail })).toEqual(figure)
      }
  })

  it('turn round only when they have a front and a back', () => {
    for (const maker of stillMakers) {
      const left = maker.draw({ seed: 1, detail: 2, facing: 'left' })
      expect(['left', 'front'], maker.id).toContain(left.facing)
    }
  })
})

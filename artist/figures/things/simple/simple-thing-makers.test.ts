import { describe, expect, it } from 'vitest'
import { simpleThingMakers } from './simple-thing-makers.ts'

const details = [0, 3] as const

describe('everyday things', () => {
  it('have unique names and a real height', () => {
    expect(new Set(simpleThingMakers.map(({ id }) => id)).size).toBe(simpleThingMakers.length)
    for (const { id, height } of simpleThingMakers) expect(height, id).toBeGreaterThan(0)
  })

  it('are drawn at the lowest and the highest detail, always the same and with valid numbers', () => {
    for (const maker of simpleThingMakers)
      for (const detail of details) {
        const figure = maker.draw({ seed: 7, detail })
        expect(figure.shapes.length, maker.id).toBeGreaterThan(0)
        expect(JSON.stringify(figure), maker.id).not.toMatch(/NaN|null/)
        expect(maker.draw({ seed: 7, detail })).toEqual(figure)
      }
  })

  it('are mirrored only if they have a front and a back', () => {
    for (const maker of simpleThingMakers) {
      const left = maker.draw({ seed: 1, detail: 2, facing: 'left' })
      expect(['left', 'front'], maker.id).toContain(left.facing)
    }
  })
})

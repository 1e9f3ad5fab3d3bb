import { describe, expect, it } from 'vitest'
import { testFigureRules } from '#tests/support/drawing/figure-rules.ts'
import { thingMakers } from './thing-makers.ts'

const thing = (id: string) => thingMakers.find((m) => m.id === id)!
const DRIVEN = [
  'car',
  'fire-engine',
  'police-car',
  'excavator',
  'tractor',
  'steam-train',
  'rocket',
  'bus',
  'helicopter',
  'race-car',
]

describe('things', () => {
  testFigureRules(thingMakers, { bytes: 40_000 })

  it('have windows large enough for a driver, and a body in front', () => {
    for (const id of DRIVEN) {
      const figure = thing(id).draw({ seed: 1, detail: 1 })
      expect(figure.anchors.window, id).toBeDefined()
      expect(figure.anchors.seat!.y, id).toBeGreaterThan(figure.anchors.window!.y)
      expect(figure.front.length, id).toBeGreaterThan(0)
    }
  })

  it('have anchors for riders, sailors and swings', () => {
    for (const id of ['bicycle', 'sled', 'rocking-horse', 'motorcycle'])
      expect(thing(id).draw({ seed: 1, detail: 1 }).anchors.saddle, id).toBeDefined()
    for (const id of ['boat', 'sailboat', 'swing', 'hot-air-balloon'])
      expect(thing(id).draw({ seed: 1, detail: 1 }).anchors.seat, id).toBeDefined()
  })

  it('have more to color on harder pages', () => {
    const parts = (id: string, detail: 0 | 2) => {
      const figure = thing(id).draw({ seed: 1, detail })
      return JSON.stringify([figure.shapes, figure.front]).length
    }
    for (const id of ['castle', 'mandala', 'easter-egg', 'fire-engine'])
      expect(parts(id, 2), id).toBeGreaterThan(parts(id, 0))
  })
})

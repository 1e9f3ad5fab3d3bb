import { describe, expect, test } from 'vitest'
import { paperFor } from '../page/paper.ts'
import { drawScenery } from './scenery.ts'

const { frame } = paperFor('portrait')
/** A wide animal whose feet are above the lower edge, and its head. */
const camel = { x: frame.x + 20, y: frame.y + frame.h * 0.48, w: frame.w - 40, h: frame.h * 0.4 }
const head = { x: camel.x + 20, y: camel.y, w: 140, h: 120 }

describe.each(['meadow', 'desert', 'snow', 'forest', 'beach', 'kitchen'])('%s', (place) => {
  test.each([1, 2, 3])('the lower edge in front of a wide figure is not empty, seed %i', (seed) => {
    const { front } = drawScenery({ place, seed, detail: 1, frame, figures: [camel], faces: [head] })
    const large = front.filter(({ box }) => box.h > frame.h * 0.055)
    expect(large.length).toBeGreaterThan(0)
    for (const { box } of front) {
      expect(box.y + box.h).toBeGreaterThan(frame.y + frame.h * 0.95)
      expect(box.y).toBeGreaterThan(head.y + head.h)
    }
  })
})

test('things in front do not cover somebody who stands at the lower edge', () => {
  const group = { x: frame.x, y: frame.y + frame.h * 0.2, w: frame.w, h: frame.h * 0.77 }
  const { front } = drawScenery({ place: 'meadow', seed: 4, detail: 1, frame, figures: [group] })
  for (const { box } of front) expect(box.y).toBeGreaterThan(group.y + group.h * 0.9)
})

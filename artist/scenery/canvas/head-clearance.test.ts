import { expect, test } from 'vitest'
import { paperFor } from '../../page/paper.ts'
import { drawScenery } from '../scenery.ts'

const { frame } = paperFor('portrait')
/** Seeds for which the meadow has a windmill. */
const SEEDS = Array.from({ length: 30 }, (_, i) => i * 3)

test('no windmill seems to grow out of a head', () => {
  for (const seed of SEEDS) {
    const middle = frame.x + frame.w * (0.2 + (seed % 7) * 0.1)
    const head = { x: middle - 130, y: frame.y + frame.h * 0.42, w: 260, h: 240 }
    const body = { x: middle - 160, y: head.y - 20, w: 320, h: frame.h * 0.5 }
    const [windmill] = drawScenery({
      place: 'meadow',
      seed,
      detail: 1,
      frame,
      figures: [body],
      faces: [head],
    }).landmarks
    const axis = windmill!.x + windmill!.w / 2
    expect(Math.abs(axis - middle), `seed ${seed}`).toBeGreaterThan(head.w * 0.5)
  }
})

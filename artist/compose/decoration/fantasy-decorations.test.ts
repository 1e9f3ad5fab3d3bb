import { expect, test } from 'vitest'
import type { Box } from '../../drawing.ts'
import { createRng } from '../../geometry/rng.ts'
import { parsePath } from '../../page/path.ts'
import { ornamentThemeOf } from '../../style/ornament-themes.ts'
import { drawFantasyDecorations } from './fantasy-decorations.ts'

const frame = { x: 0, y: 0, w: 760, h: 1100 }
const figure = { x: 260, y: 420, w: 240, h: 560 }
const things: Box[] = [{ x: 500, y: 40, w: 200, h: 260 }, { x: 20, y: 300, w: 120, h: 400 }] // prettier-ignore
const SKY_BOTTOM = 700

test('ornaments and curls are in the free sky: not over figures, things or the ground', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const shapes = drawFantasyDecorations(frame, [figure], { things, skyBottom: SKY_BOTTOM }, {
      rng: createRng(seed),
      theme: ornamentThemeOf({ place: 'meadow', setting: {} }),
      difficulty: 'hard',
      sparse: 0,
    }) // prettier-ignore
    expect(shapes.length).toBeGreaterThan(5)
    for (const { d } of shapes)
      for (const { points } of parsePath(d)) {
        const [x, y] = points.slice(-2)
        if (x === undefined || y === undefined) continue
        expect(y).toBeLessThan(SKY_BOTTOM)
        for (const box of [figure, ...things])
          expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).toBe(false)
      }
  }
})

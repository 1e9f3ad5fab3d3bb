import type { Knot } from '../../../geometry/path.ts'
import { hill } from '../../ground.ts'
import { arc, oval, rect, smooth, star, times, openCurve } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import type { Thing } from '../../canvas/thing.ts'
import { LIGHTS } from '../../things/sky/lights.ts'
import { SPACE_THINGS } from '../../things/sky/space-things.ts'

/** On a strange planet, or without any ground. */
export const space = ({ afloat }: { afloat: boolean }): Setting => ({
  groundStart: 0.74,
  soil: 'none',
  time: 'night',
  floating: afloat,
  draw(canvas) {
    const { inLayout, variant } = canvas
    heavens(canvas)
    if (afloat && variant !== 1) {
      const rim = canvas.frame.h * 0.14
      canvas.addShape(
        'near',
        oval(canvas.X(inLayout(0.35)), canvas.bottom + rim * 2.2, canvas.frame.w * 0.9, rim * 3),
      )
      craters(canvas, [
        [0.2, 0.95],
        [0.5, 0.93],
        [0.78, 0.965],
      ])
      return {
        ground: () => canvas.Y(0.9),
        foreground: { things: ['crystal', 'stone'], count: canvas.byDetail(2, 3, 4), size: 80, bare: true },
      }
    }
    hill(canvas, 'far', 0.6, 0.03, { growth: ['stone', 'cone'] })
    if (variant === 0)
      canvas.add('mid', SPACE_THINGS.dome, inLayout(0.2), canvas.Y(0.68), 220, { landmark: true })
    if (variant === 2)
      canvas.add('mid', SPACE_THINGS.rocket, inLayout(0.8), canvas.Y(0.7), 300, { landmark: true })
    const near = hill(canvas, 'near', 0.73, 0.02, { growth: ['stone', 'cone'] })
    craters(canvas, [
      [0.2, 0.8],
      [0.72, 0.78],
      [0.5, 0.87],
      [0.88, 0.9],
    ])
    if (variant === 1) canvas.add('near', flag, inLayout(0.9), canvas.Y(0.83), 210, { deco: true })
    return {
      ground: near,
      foreground: {
        things: ['stone', 'crystal', 'stone', 'cone'],
        count: canvas.byDetail(3, 5, 7),
        size: canvas.byDetail(110, 84, 76),
      },
    }
  },
})

function heavens(canvas: SceneryCanvas): void {
  const { rng } = canvas
  const spots = rng.shuffle([
    [0.16, 0.12, 150],
    [0.82, 0.15, 170],
    [0.5, 0.09, 90],
    [0.12, 0.4, 100],
    [0.88, 0.42, 110],
    [0.62, 0.3, 80],
  ] as const)
  const kinds: Thing[] = [
    SPACE_THINGS.planet,
    SPACE_THINGS.planet,
    SPACE_THINGS.ufo,
    SPACE_THINGS.planet,
    comet,
  ]
  for (const [i, [u, v, size]] of spots.slice(0, canvas.byDetail(3, 4, 6)).entries())
    canvas.add('sky', kinds[i % kinds.length]!, u, canvas.Y(v), size, {
      deco: true,
      loose: true,
      calm: true,
      flip: rng.chance(0.5),
    })
  times(canvas.countAcross(canvas.byDetail(8, 22, 34)), (i) => {
    const u = 0.04 + 0.92 * ((i * 0.7549 + rng.range(0, 0.03)) % 1)
    const v = 0.03 + 0.6 * ((i * 0.5698 + rng.range(0, 0.03)) % 1)
    canvas.add(
      'sky',
      rng.pick<Thing>([LIGHTS.star, LIGHTS.star4]),
      u,
      canvas.Y(v),
      canvas.byDetail(48, 30, 26) * rng.range(0.7, 1.3),
      { deco: true, loose: true, calm: true, grow: false },
    )
  })
}

function craters(canvas: SceneryCanvas, spots: readonly (readonly [number, number])[]): void {
  for (const [u, v] of spots) {
    const w = canvas.frame.w * canvas.rng.range(0.05, 0.09)
    const [x, y] = [canvas.X(canvas.inLayout(u)), canvas.Y(v)]
    canvas.addShape('near', oval(x, y, w, w * 0.26))
    canvas.addShape(
      'near',
      smooth(
        [...arc(x, y, w * 0.84, w * 0.18, 0, 180), ...arc(x, y + w * 0.08, w * 0.84, w * 0.14, 180, 360)].map(
          ([px, py], i, all): Knot => [px, py, i % (all.length / 2) === 0 ? 1 : 0],
        ),
      ),
      { width: 0.8 },
    )
    canvas.blocked.push((px, py) => Math.abs(px - x) < w * 1.3 && Math.abs(py - y) < w * 0.6)
  }
}

const flag: Thing = (pen) => {
  pen.add(rect(-2, -100, 4, 100), { keep: true })
  pen.add(smooth('2,-98! 30,-92 60,-98! 60,-60! 30,-54 2,-60!'))
  pen.add(star(30, -76, 13))
}

const comet: Thing = (pen) => {
  pen.add(smooth('0,-16! -60,-34 -100,-26! -64,-10 -92,2! -50,12 0,16!'))
  pen.add(star(8, 0, 30))
  pen.line(openCurve('-20,0 -40,-4 -58,-6'), 0.7)
}

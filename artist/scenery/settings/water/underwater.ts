import { hill, spread, stand, waves } from '../../ground.ts'
import { arc, oval, ring, scallop, smooth, times, openCurve } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import type { Thing } from '../../canvas/thing.ts'
import { castle } from '../../things/buildings/castle.ts'
import { GROWTH, type Growth } from '../../things/plants/growth.ts'
import { fish, jelly, SEA_LIFE } from '../../things/ground/sea-life.ts'
import { SHORE_THINGS } from '../../things/ground/shore-things.ts'

const WEEDS: readonly Growth[] = ['seaweed', 'kelp', 'coral', 'fan']

export const underwater: Setting = {
  groundStart: 0.82,
  soil: 'sand',
  floating: true,
  draw(canvas) {
    const { inLayout, variant, rng } = canvas
    surface(canvas)
    const far = hill(canvas, 'far', 0.64, 0.04)
    for (const u of spread(0, 1, canvas.countAcross(canvas.byDetail(3, 4, 8))))
      stand(canvas, 'far', GROWTH[rng.pick(WEEDS)], u, far, rng.range(canvas.byDetail(110, 150, 110), 190))
    const mid = hill(canvas, 'mid', 0.72, 0.03)
    if (variant === 0)
      stand(canvas, 'mid', SHORE_THINGS.wreck, inLayout(0.72), mid, 280, {
        sink: 26,
        flip: !canvas.mirrored,
        landmark: true,
      })
    if (variant === 1) arch(canvas)
    if (variant === 2) stand(canvas, 'mid', castle, inLayout(0.5), mid, 330, { sink: 40, landmark: true })
    for (const [i, u] of [0.06, 0.95, 0.24].slice(0, canvas.byDetail(2, 3, 3)).entries())
      stand(
        canvas,
        'mid',
        GROWTH[rng.pick<Growth>(['kelp', 'seaweed', 'coral'])],
        inLayout(u),
        mid,
        i === 2 ? 150 : rng.range(220, 310),
        { sink: 24 },
      )
    const near = hill(canvas, 'near', 0.83, 0.018)
    if (canvas.thingDetail) {
      canvas.add('near', SHORE_THINGS.chest, inLayout(0.88), canvas.Y(0.91), 100, { deco: true })
      canvas.add('near', SEA_LIFE.starfish, inLayout(0.12), canvas.Y(0.91), 76, { deco: true })
    }
    swimmingFish(canvas)
    const things = ['seaweed', 'coral', 'shell', 'fan', 'stone'] as const
    return {
      ground: near,
      foreground: { things, count: canvas.byDetail(3, 4, 8), size: canvas.byDetail(150, 130, 95) },
    }
  },
}

/** Light from above, and sometimes a boat. */
function surface(canvas: SceneryCanvas): void {
  if (canvas.variant === 1) {
    waves(canvas, 'sky', 0.1, 26, 130)
    canvas.add('sky', SHORE_THINGS.boat, canvas.inLayout(0.7), canvas.Y(0.11), 120, { deco: true })
    return
  }
  if (canvas.thingDetail === 0) return
  const top = canvas.frame.y - 30
  for (const u of [0.1, 0.32, 0.56, 0.8]) {
    const x = canvas.X(canvas.inLayout(u))
    const lean = canvas.frame.w * 0.05
    canvas.addShape(
      'sky',
      openCurve([
        [x, top],
        [x + lean, canvas.Y(0.2)],
        [x - lean * 0.4, canvas.Y(0.44)],
        [x + lean * 0.6, canvas.Y(0.75)],
      ]),
      { width: 0.7 },
    )
  }
}

/** A rock with a hole. */
function arch(canvas: SceneryCanvas): void {
  const rock: Thing = (pen, rng, detail) => {
    pen.add(
      scallop(
        ring(9, 62, 52, 0, -46, () => 1, 10),
        0.22,
      ),
    )
    pen.add(smooth('-26,4! -24,-34 0,-56 22,-36 26,4!'))
    if (detail)
      for (const [x, y] of [
        [-44, -50],
        [40, -60],
        [0, -82],
      ] as const)
        pen.add(oval(x, y, rng.range(5, 8), 5))
  }
  canvas.add('mid', rock, canvas.inLayout(0.24), canvas.Y(0.79), 330, { landmark: true })
}

function swimmingFish(canvas: SceneryCanvas): void {
  const { rng } = canvas
  const spots = rng
    .shuffle([
      [0.14, 0.17],
      [0.85, 0.22],
      [0.5, 0.14],
      [0.3, 0.27],
      [0.84, 0.42],
      [0.12, 0.42],
      [0.66, 0.3],
      [0.36, 0.09],
      [0.8, 0.1],
    ] as const)
    .filter(([, v]) => canvas.variant !== 1 || v > 0.18)
    .slice(0, canvas.byDetail(3, 8, 9))
  for (const [i, [u, v]] of spots.entries())
    canvas.add(
      'near',
      i === 1 ? jelly : fish,
      u,
      canvas.Y(v),
      canvas.byDetail(130, 100, 92) * rng.range(0.75, 1.25),
      {
        deco: true,
        loose: true,
        grow: false,
        flip: rng.chance(0.5),
      },
    )
  times(canvas.countAcross(canvas.byDetail(5, 9, 20)), (i) => {
    const u = 0.04 + 0.92 * ((i * 0.7549 + 0.1) % 1)
    const v = 0.17 + 0.55 * ((i * 0.5698 + 0.3) % 1)
    canvas.add('near', bubble, u, canvas.Y(v), canvas.byDetail(40, 28, 24) * rng.range(0.6, 1.3), {
      deco: true,
      loose: true,
      grow: false,
    })
  })
}

const bubble: Thing = (pen, _, detail) => {
  pen.add(oval(0, 0, 42))
  if (detail) pen.line(openCurve(arc(0, 0, 26, 26, 200, 270, 3)), 0.7)
}

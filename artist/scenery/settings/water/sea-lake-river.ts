import { hill, spread, stand, trees, waves, OVERHANG } from '../../ground.ts'
import { poly, rect, smooth, times } from '../../canvas/outlines.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Setting } from '../../setting.ts'
import { stormySea } from '../../storm.ts'
import { sky } from '../../sky.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { LITTLE_HOMES } from '../../things/buildings/little-homes.ts'
import { PLANTS } from '../../things/plants/plants.ts'
import { SHORE_THINGS } from '../../things/ground/shore-things.ts'
import { peak } from '../../things/ground/stones.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'
import { drawOpenWater, lilyPad } from './open-water.ts'
import { TREES } from '../../things/plants/trees.ts'

/** Open water from the horizon to the lower edge, with boats and swimmers in it. */
export const openSea: Setting = {
  groundStart: 0.66,
  waterline: 0.84,
  draw(canvas) {
    const { inLayout, variant } = canvas
    const isStormy = canvas.weather === 'storm'
    sky(canvas, { birds: ['gull'], travellers: ['kite', 'plane', 'balloon'] })
    if (variant === 0)
      canvas.add('far', SHORE_THINGS.lighthouse, inLayout(0.14), canvas.Y(0.51), 250, { landmark: true })
    if (variant === 1 && !isStormy) island(canvas)
    if (variant === 2)
      for (const [u, h] of [
        [0.1, 150],
        [0.3, 200],
        [0.92, 170],
      ] as const)
        canvas.add('far', peak({ snow: false }), inLayout(u), canvas.Y(0.52), h)
    hill(canvas, 'far', 0.5, 0, { flat: true })
    if (isStormy) stormySea(canvas, 0.56, 0.98)
    else {
      canvas.add('far', SHORE_THINGS.boat, inLayout(0.7), canvas.Y(0.54), 110, { deco: true })
      swell(canvas, 0.55, 1)
    }
    return {
      ground: () => canvas.Y(0.74),
      foreground: { things: [splash], count: canvas.byDetail(0, 0, 4), size: 90, bare: true },
    }
  },
}

/** Still water in front of a shore. */
export const lake: Setting = {
  groundStart: 0.82,
  framing: ['branch', 'tree'],
  waterline: 0.72,
  draw(canvas) {
    const { inLayout, variant } = canvas
    sky(canvas)
    if (canvas.immersed) return drawOpenWater(canvas, ['fir', 'poplar', 'round'])
    if (variant !== 1)
      for (const [u, h] of [
        [0.2, 260],
        [0.75, 320],
      ] as const)
        canvas.add('far', peak({ snow: true }), inLayout(u), canvas.Y(0.56), h, { grow: false })
    const far = hill(canvas, 'far', 0.5, 0.02)
    trees(
      canvas,
      'far',
      far,
      spread(0, 1, canvas.countAcross(canvas.byDetail(3, 7, 10))),
      ['fir', 'poplar', 'round'],
      120,
    )
    if (variant === 2) stand(canvas, 'far', LITTLE_HOMES.cabin, inLayout(0.24), far, 180, { landmark: true })
    if (variant === 1)
      stand(canvas, 'far', COUNTRY_HOUSES.cottage, inLayout(0.76), far, 190, { landmark: true })
    swell(canvas, 0.57, 0.74)
    const near = hill(canvas, 'near', 0.82, 0.02, { waves: 0.6 })
    canvas.add('near', PLANTS.reed, inLayout(0.08), canvas.Y(0.85), 190, { deco: true })
    canvas.add('near', PLANTS.reed, inLayout(0.93), canvas.Y(0.84), 150, { deco: true })
    if (canvas.thingDetail)
      for (const u of [0.24, 0.7])
        canvas.add('mid', lilyPad, inLayout(u), canvas.Y(0.78), 60, {
          of: 'water-lily',
          deco: true,
          loose: true,
        })
    return { ground: near, foreground: { things: ['tuft', 'reed', 'flower', 'stone'] } }
  },
}

/** A river that comes down from the hills. */
export const river: Setting = {
  groundStart: 0.8,
  framing: ['branch', 'tree'],
  waterline: 0.72,
  draw(canvas) {
    const { inLayout } = canvas
    sky(canvas)
    if (canvas.immersed) return drawOpenWater(canvas, ['round', 'cloudy', 'birch', 'willow'])
    const far = hill(canvas, 'far', 0.5, 0.03)
    trees(
      canvas,
      'far',
      far,
      spread(0, 1, canvas.countAcross(canvas.byDetail(3, 6, 9))),
      ['round', 'cloudy', 'birch', 'poplar'],
      130,
    )
    hill(canvas, 'mid', 0.58, 0.015, { growth: ['tuft', 'bush'] })
    const x = (u: number) => canvas.X(inLayout(u))
    const left = inLayout(0) === 0 ? canvas.frame.x - OVERHANG : canvas.right + OVERHANG
    const right = inLayout(0) === 0 ? canvas.right + OVERHANG : canvas.frame.x - OVERHANG
    canvas.addShape(
      'mid',
      smooth([
        [x(0.6), canvas.Y(0.58), 1],
        [x(0.5), canvas.Y(0.63)],
        [x(0.2), canvas.Y(0.66)],
        [left, canvas.Y(0.7), 1],
        [left, canvas.Y(0.8), 1],
        [right, canvas.Y(0.8), 1],
        [right, canvas.Y(0.72), 1],
        [x(0.8), canvas.Y(0.68)],
        [x(0.62), canvas.Y(0.63)],
        [x(0.66), canvas.Y(0.58), 1],
      ]),
    )
    canvas.add('mid', arched, inLayout(0.46), canvas.Y(0.72), 150, { landmark: true })
    const near = hill(canvas, 'near', 0.79, 0.015, { growth: ['tuft'] })
    canvas.add('near', PLANTS.reed, inLayout(0.92), canvas.Y(0.83), 150, { deco: true })
    canvas.add('near', TREES.willow, inLayout(0.04), canvas.Y(0.82), 420, { grow: false, deco: true })
    return { ground: near, foreground: { things: ['tuft', 'stone', 'flower', 'reed'] } }
  },
}

/** Quay, moored boats and narrow houses. */
export const harbour: Setting = {
  groundStart: 0.82,
  soil: 'none',
  waterline: 0.73,
  draw(canvas) {
    const { inLayout, rng } = canvas
    sky(canvas, { birds: ['gull'] })
    canvas.add('far', SHORE_THINGS.lighthouse, inLayout(0.9), canvas.Y(0.56), 260, { landmark: true })
    const houses: Thing[] = [TOWN_HOUSES.stepped, TOWN_HOUSES.timber, COUNTRY_HOUSES.gable]
    for (const u of spread(0.02, 0.78, canvas.countAcross(canvas.byDetail(3, 4, 5))))
      canvas.add('far', rng.pick(houses), inLayout(u), canvas.Y(0.56), rng.range(210, 240), { grow: false })
    canvas.addShape(
      'far',
      rect(canvas.frame.x - OVERHANG, canvas.Y(0.55), canvas.frame.w + 2 * OVERHANG, canvas.frame.h),
    )
    swell(canvas, 0.6, 0.78)
    for (const u of [0.2, 0.62])
      canvas.add('mid', SHORE_THINGS.boat, inLayout(u), canvas.Y(0.7), 170, { deco: true })
    const near = hill(canvas, 'near', 0.82, 0, { flat: true })
    canvas.addShape(
      'near',
      rect(canvas.frame.x - OVERHANG, canvas.Y(0.805), canvas.frame.w + 2 * OVERHANG, canvas.frame.h * 0.025),
    )
    for (const u of [0.06, 0.94]) canvas.add('near', bollard, u, canvas.Y(0.85), 90, { deco: true })
    return {
      ground: near,
      foreground: { things: ['shell', bollard], count: canvas.byDetail(2, 3, 4), size: 90, bare: true },
    }
  },
}

/** A pool with tiles around it. */
export const pool: Setting = {
  groundStart: 0.8,
  soil: 'none',
  waterline: 0.7,
  draw(canvas) {
    const { inLayout, frame } = canvas
    sky(canvas)
    const far = hill(canvas, 'far', 0.5, 0.015)
    trees(
      canvas,
      'far',
      far,
      spread(0, 1, canvas.countAcross(canvas.byDetail(3, 6, 8))),
      ['round', 'palm', 'cloudy'],
      200,
    )
    hill(canvas, 'mid', 0.57, 0, { flat: true })
    canvas.add('mid', SHORE_THINGS.parasol, inLayout(0.16), canvas.Y(0.61), 260, { landmark: true })
    const end = canvas.immersed ? 0.975 : 0.8
    const at = (u: number, v: number) =>
      [canvas.X(0.5 + (u - 0.5) * (0.8 + (v - 0.6) * 1.4)), canvas.Y(v)] as const
    canvas.addShape(
      'mid',
      poly([at(0.02, 0.605), at(0.98, 0.605), at(1.02, end + 0.015), at(-0.02, end + 0.015)]),
    )
    canvas.addShape('mid', poly([at(0.05, 0.62), at(0.95, 0.62), at(0.98, end), at(0.02, end)]))
    for (const v of [0.66, 0.73])
      canvas.addShape(
        'mid',
        smooth([
          [...at(0.2, v)],
          [...at(0.35, v + 0.012)],
          [...at(0.5, v)],
          [...at(0.65, v + 0.012)],
          [...at(0.5, v + 0.016)],
          [...at(0.35, v + 0.024)],
        ]),
        { width: 0.8 },
      )
    canvas.addShape('near', rect(frame.x - OVERHANG, canvas.Y(end + 0.015), frame.w + 2 * OVERHANG, frame.h))
    return {
      ground: () => canvas.Y(0.82),
      foreground: { things: ['tuft', 'flower'], count: 3, size: 90, bare: true },
    }
  },
}

function swell(canvas: SceneryCanvas, from: number, to: number): void {
  const rows = canvas.byDetail(2, 4, 5)
  times(rows, (i) => {
    const t = i / rows
    waves(
      canvas,
      t < 0.4 ? 'far' : 'mid',
      from + (to - from) * t,
      canvas.byDetail(24, 14, 12) * (0.7 + t),
      canvas.byDetail(190, 110, 90) * (0.8 + t * 0.6),
    )
  })
}

function island(canvas: SceneryCanvas): void {
  const x = canvas.X(canvas.inLayout(0.76))
  const half = canvas.frame.w * 0.22
  canvas.add('far', TREES.palm, canvas.inLayout(0.74), canvas.Y(0.485), 230)
  canvas.addShape(
    'far',
    smooth([
      [x - half, canvas.Y(0.52), 1],
      [x - half * 0.4, canvas.Y(0.475)],
      [x + half * 0.45, canvas.Y(0.47)],
      [x + half, canvas.Y(0.52), 1],
    ]),
  )
}

const splash: Thing = (pen) => {
  pen.add(smooth('-70,0! -50,-34 -34,-10! -16,-56 0,-14! 20,-48 34,-10! 52,-30 70,0!'))
}
const bollard: Thing = (pen) => {
  pen.add(poly('-18,0 -14,-60 14,-60 18,0')).add(rect(-22, -74, 44, 16, 6))
}
const arched: Thing = (pen) => {
  pen.add(smooth('-110,0! -70,-52 0,-72 70,-52 110,0! 76,0! 48,-24 0,-38 -48,-24 -76,0!'))
  pen.line(smooth('-96,-22 -60,-62 0,-84 60,-62 96,-22 60,-68 0,-90 -60,-68'), 0.9)
}

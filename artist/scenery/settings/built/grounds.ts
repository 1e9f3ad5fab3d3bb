import { hill, pond, road, spread, stand, trees, OVERHANG } from '../../ground.ts'
import type { Knot } from '../../../geometry/path.ts'
import { bow, oval, poly, rect, scallop, stick, times } from '../../canvas/outlines.ts'
import type { Setting } from '../../setting.ts'
import { sky } from '../../sky.ts'
import type { SceneryCanvas } from '../../canvas/scenery-canvas.ts'
import type { Thing } from '../../canvas/thing.ts'
import { COUNTRY_HOUSES } from '../../things/buildings/country-houses.ts'
import { fence } from '../../things/buildings/fence.ts'
import { FLIERS } from '../../things/sky/fliers.ts'
import { PLANTS } from '../../things/plants/plants.ts'
import { STREET_THINGS } from '../../things/furnishing/street-things.ts'
import { TOWN_HOUSES } from '../../things/buildings/town-houses.ts'

const LEAFY = ['round', 'cloudy', 'apple', 'birch'] as const

export const garden: Setting = {
  groundStart: 0.74,
  framing: ['branch', 'tree'],
  draw(place) {
    const { inLayout, variant } = place
    sky(place)
    const far = hill(place, 'far', 0.53, 0.015)
    trees(place, 'far', far, spread(0, 1, place.countAcross(place.byDetail(3, 4, 6))), LEAFY, 190)
    place.add('mid', (pen) => fence(pen, place.countAcross(900)), 0.5, place.Y(0.63), 130, {
      of: 'fence',
      grow: false,
    })
    const mid = hill(place, 'mid', 0.62, 0.008)
    stand(place, 'mid', variant === 1 ? greenhouse : COUNTRY_HOUSES.cottage, inLayout(0.22), mid, 230, {
      sink: 20,
      landmark: true,
    })
    if (variant !== 1) trees(place, 'mid', mid, [inLayout(0.88)], ['apple'], 300, { sink: 24 })
    const near = hill(place, 'near', 0.73, 0.012)
    flowerBeds(place)
    road(place, 'near', near, { from: inLayout(0.5), to: inLayout(0.4), narrow: 60, wide: 240 })
    if (place.thingDetail)
      for (const u of [0.4, 0.62])
        place.add(
          'near',
          FLIERS.butterfly,
          inLayout(u),
          place.Y(0.42 + u * 0.1),
          place.byDetail(110, 92, 52),
          {
            deco: true,
            loose: true,
          },
        )
    return { ground: near, foreground: { things: ['tulip', 'flower', 'daisy', 'tulip', 'tuft'] } }
  },
}

/** Two rows of flowers, one at each side of the path. */
function flowerBeds(place: SceneryCanvas): void {
  for (const side of [0.14, 0.84])
    times(place.byDetail(2, 3, 5), (i) =>
      place.add(
        'near',
        i % 2 ? PLANTS.tulip : PLANTS.daisy,
        place.inLayout(side + (i - 1.5) * 0.055),
        place.Y(0.8),
        92,
        {
          deco: true,
        },
      ),
    )
}

export const park: Setting = {
  groundStart: 0.74,
  framing: ['branch', 'tree'],
  draw(place) {
    const { inLayout, variant } = place
    sky(place)
    const far = hill(place, 'far', 0.5, 0.02)
    trees(place, 'far', far, spread(0, 1, place.countAcross(place.byDetail(3, 4, 8))), LEAFY, 210)
    const mid = hill(place, 'mid', 0.61, 0.02, { growth: ['bush', 'tuft', 'flower'] })
    stand(
      place,
      'mid',
      variant === 1 ? pavilion : fountain,
      inLayout(variant === 2 ? 0.76 : 0.26),
      mid,
      210,
      {
        sink: 30,
        landmark: true,
      },
    )
    trees(place, 'mid', mid, [inLayout(0.92), inLayout(0.06)], LEAFY, 340)
    const near = hill(place, 'near', 0.73, 0.015)
    if (variant === 2) pond(place, 'near', inLayout(0.24), 0.8, 0.2)
    else road(place, 'near', near, { from: inLayout(0.62), to: inLayout(0.4), narrow: 70, wide: 280 })
    place.add('near', STREET_THINGS.bench, inLayout(0.86), place.Y(0.8), 120, { deco: true })
    place.add('near', STREET_THINGS.lamp, inLayout(0.72), place.Y(0.77), 250, { deco: true })
    return { ground: near, foreground: { things: ['flower', 'tuft', 'tulip', 'bush'] } }
  },
}

export const schoolyard: Setting = {
  groundStart: 0.75,
  draw(place) {
    const { inLayout } = place
    sky(place)
    hill(place, 'far', 0.52, 0.02)
    const mid = hill(place, 'mid', 0.64, 0, { flat: true })
    stand(place, 'mid', school, inLayout(0.5), mid, 300, { sink: 4, landmark: true })
    trees(place, 'mid', mid, [inLayout(0.05), inLayout(0.95)], LEAFY, 270)
    const near = hill(place, 'near', 0.73, 0.008)
    road(place, 'near', near, { from: 0.5, to: 0.5, narrow: 120, wide: 380 })
    return {
      ground: near,
      foreground: { things: ['bush', 'flower', 'tuft'], count: place.byDetail(3, 5, 6) },
    }
  },
}

/** A pitch, or with `lane` a track, in front of stands full of flags. */
export const sports = ({ lane }: { lane: boolean }): Setting => ({
  groundStart: 0.7,
  soil: 'none',
  draw(place) {
    const { frame } = place
    sky(place, { travellers: ['plane', 'balloon'] })
    const left = frame.x - OVERHANG
    const wide = frame.w + 2 * OVERHANG
    const count = place.countAcross(place.byDetail(4, 5, 11))
    for (const [i, v] of [0.44, 0.5, 0.56].entries())
      place.addShape('far', rect(left, place.Y(v), wide, frame.h * 0.06), { width: 0.8 + i * 0.05 })
    times(count, (i) =>
      place.add('far', flag, (i + 0.5) / count, place.Y(0.44), 110, { deco: true, flip: i % 2 === 0 }),
    )
    if (place.thingDetail === 1)
      for (const v of [0.5, 0.56]) {
        const heads = times(10, (i): Knot => [left + (wide * (9 - i)) / 9, place.Y(v), i === 9 ? 1 : 0])
        const row: Knot[] = [
          [left, place.Y(v + 0.06), 1],
          [left + wide, place.Y(v + 0.06), 1],
        ]
        place.addShape('far', scallop([...row, ...heads], 0.36), { width: 0.8 })
      }
    if (place.thingDetail > 1)
      times(count * 2, (i) =>
        place.addShape('far', oval(place.X((i + 0.5) / count / 2), place.Y(0.475 + (i % 3) * 0.06), 12), {
          width: 0.8,
        }),
      )
    place.addShape('mid', rect(left, place.Y(0.62), wide, frame.h * 0.05))
    times(count, (i) =>
      place.addShape('mid', stick(place.X(i / count), place.Y(0.62), place.X(i / count), place.Y(0.67)), {
        width: 0.8,
      }),
    )
    place.addShape('near', rect(left, place.Y(0.67), wide, frame.h))
    if (lane)
      for (const v of [0.76, 0.88])
        times(place.countAcross(4), (i) =>
          place.addShape('near', rect(place.X(0.03 + i * 0.26), place.Y(v), frame.w * 0.14, 14)),
        )
    else {
      place.add('mid', goal, place.inLayout(0.78), place.Y(0.72), 220, { landmark: true })
      place.addShape(
        'near',
        poly([
          [left, place.Y(0.77)],
          [left + wide, place.Y(0.77)],
          [left + wide, place.Y(0.782)],
          [left, place.Y(0.782)],
        ]),
      )
    }
    return {
      ground: () => place.Y(0.68),
      foreground: { things: ['tuft'], count: place.byDetail(2, 4, 5), bare: true },
    }
  },
})

/** Sand, a crane and a half-built house. */
export const buildingSite: Setting = {
  groundStart: 0.74,
  soil: 'none',
  draw(place) {
    const { inLayout } = place
    sky(place)
    hill(place, 'far', 0.55, 0.015)
    place.add('far', crane, inLayout(0.2), place.Y(0.64), 430, { landmark: true })
    place.add('mid', halfBuilt, inLayout(0.74), place.Y(0.69), 280, { landmark: true })
    const mid = hill(place, 'mid', 0.68, 0.01, { growth: ['stone', 'cone'] })
    place.add('mid', (pen) => fence(pen, 360, 'rail'), inLayout(0.2), mid(place.X(inLayout(0.2))) + 30, 110, {
      of: 'fence',
      grow: false,
    })
    const near = hill(place, 'near', 0.74, 0.015)
    return {
      ground: near,
      foreground: { things: ['stone', barrier, trafficCone], count: place.byDetail(3, 5, 6), size: 104 },
    }
  },
}

const greenhouse: Thing = (pen, _, detail) => {
  pen.add(poly('-56,0 -56,-56 0,-92 56,-56 56,0'))
  for (const x of detail ? [-28, 0, 28] : [-28, 28]) pen.line(stick(x, 0, x, -92 + Math.abs(x) * 0.64))
  pen.line(stick(-56, -56, 56, -56))
  if (detail) pen.line(stick(-56, -26, 56, -26))
  pen.add(rect(-12, -40, 24, 40))
}
const fountain: Thing = (pen, _, detail) => {
  for (const side of [-1, 1]) {
    pen.line(bow(0, -92, side * 26, -104, side * 34, -66), 1)
    if (detail) pen.line(bow(0, -92, side * 44, -116, side * 60, -30), 1)
  }
  pen
    .add(poly('-6,-20 -5,-62 5,-62 6,-20'))
    .add(oval(0, -64, 34, 9))
    .add(oval(0, -90, 8))
  pen
    .add(poly('-74,-26 74,-26 66,0 -66,0'))
    .add(oval(0, -26, 74, 14))
    .add(oval(0, -27, 60, 9))
  pen.add(poly('-6,-28 -5,-62 5,-62 6,-28'))
}
const pavilion: Thing = (pen) => {
  for (const x of [-48, -20, 14, 42]) pen.add(rect(x, -62, 7, 62))
  pen
    .add(rect(-62, -8, 124, 8))
    .add(poly('-66,-60 0,-104 66,-60'))
    .add(rect(-62, -66, 124, 9))
    .add(oval(0, -108, 7))
}
const school: Thing = (pen, rng, detail) => {
  TOWN_HOUSES.shop(pen, rng, 0)
  pen.add(rect(-92, -72, 184, 72)).add(poly('-98,-70 -84,-92 84,-92 98,-70'))
  for (const x of [-82, -56, 36, 62]) for (const y of [-60, -30]) pen.add(rect(x, y, 18, 20))
  pen
    .add(rect(-24, -88, 48, 88))
    .add(poly('-30,-86 0,-116 30,-86'))
    .add(oval(0, -72, 12))
  if (detail) pen.line(stick(0, -72, 0, -80)).line(stick(0, -72, 6, -70))
  pen.add(rect(-14, -42, 28, 42)).line(stick(0, -42, 0, 0))
}
const flag: Thing = (pen) => {
  pen.add(rect(-2, -80, 4, 80), { keep: true }).add(poly('2,-80 44,-66 2,-50'))
}
const goal: Thing = (pen) => {
  for (const x of [-60, -30, 0, 30, 60]) pen.line(stick(x, -70, x * 0.9, -10), 0.7)
  for (const y of [-50, -30]) pen.line(stick(-66, y, 66, y), 0.7)
  pen.merge([rect(-80, -80, 8, 80), rect(72, -80, 8, 80), rect(-80, -84, 160, 8)])
}
const crane: Thing = (pen) => {
  pen.add(rect(-7, -100, 14, 100))
  times(6, (i) => pen.line(stick(-7, -6 - i * 16, 7, -20 - i * 16), 0.8))
  pen
    .add(rect(-34, -108, 120, 9))
    .add(rect(-34, -100, 18, 14))
    .add(rect(-9, -112, 18, 16, 3))
  pen.line(stick(68, -99, 68, -60)).add(rect(58, -60, 20, 14))
  pen.add(rect(-26, -9, 52, 9, 2))
}
const halfBuilt: Thing = (pen) => {
  pen.add(poly('-62,0 -62,-70 -30,-70 -30,-88 20,-88 20,-56 62,-56 62,0'))
  for (const [x, y] of [
    [-50, -56],
    [-16, -70],
    [-50, -24],
    [34, -40],
  ] as const)
    pen.add(rect(x, y, 20, 20))
  pen.add(rect(-12, -34, 26, 34))
  for (const y of [-30, -62]) pen.add(rect(62, y, 34, 5))
  for (const x of [66, 88]) pen.add(rect(x, -86, 4, 86))
}
const barrier: Thing = (pen) => {
  for (const x of [-44, 36]) pen.add(rect(x, -60, 8, 60))
  pen.add(rect(-56, -62, 112, 24))
  for (const x of [-40, -8, 24])
    pen.add(
      poly([
        [x, -38],
        [x + 14, -62],
        [x + 26, -62],
        [x + 12, -38],
      ]),
    )
}
const trafficCone: Thing = (pen) => {
  pen
    .add(poly('-24,-8 -6,-84 6,-84 24,-8'))
    .add(poly('-17,-38 -12,-56 12,-56 17,-38'))
    .add(rect(-36, -10, 72, 10, 3))
}

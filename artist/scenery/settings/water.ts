import { hill, spread, stand, trees, waves, PAST } from '../ground.ts'
import { oval, poly, rect, smooth, times } from '../outlines.ts'
import type { Place } from '../place.ts'
import type { Setting } from '../setting.ts'
import { sky } from '../sky.ts'
import type { Thing } from '../thing.ts'
import { COUNTRY_HOUSES } from '../things/country-houses.ts'
import { LITTLE_HOMES } from '../things/little-homes.ts'
import { PLANTS } from '../things/plants.ts'
import { SHORE_THINGS } from '../things/shore-things.ts'
import { peak } from '../things/stones.ts'
import { TOWN_HOUSES } from '../things/town-houses.ts'
import { TREES } from '../things/trees.ts'

/** Open water from the horizon to the lower edge; boats and swimmers go in it. */
export const openSea: Setting = {
  near: 0.66,
  waterline: 0.84,
  draw(place) {
    const { U, variant } = place
    sky(place, { birds: ['gull'], travellers: ['kite', 'plane', 'balloon'] })
    if (variant === 0) place.put('far', SHORE_THINGS.lighthouse, U(0.14), place.Y(0.51), 250, { hero: true })
    if (variant === 1) island(place)
    if (variant === 2)
      for (const [u, h] of [
        [0.1, 150],
        [0.3, 200],
        [0.92, 170],
      ] as const)
        place.put('far', peak(false), U(u), place.Y(0.52), h)
    hill(place, 'far', 0.5, 0, { flat: true })
    place.put('far', SHORE_THINGS.boat, U(0.7), place.Y(0.54), 110, { deco: true })
    swell(place, 0.55, 1)
    return {
      ground: () => place.Y(0.74),
      foreground: { things: [splash], count: place.n(2, 3, 4), size: 90, bare: true },
    }
  },
}

/** Still water before a shore. */
export const lake: Setting = {
  near: 0.82,
  waterline: 0.72,
  draw(place) {
    const { U, variant } = place
    sky(place)
    if (variant !== 1)
      for (const [u, h] of [
        [0.2, 260],
        [0.75, 320],
      ] as const)
        place.put('far', peak(true), U(u), place.Y(0.56), h, { grow: false })
    const far = hill(place, 'far', 0.5, 0.02)
    trees(place, 'far', far, spread(0, 1, place.across(place.n(3, 7, 10))), ['fir', 'poplar', 'round'], 120)
    if (variant === 2) stand(place, 'far', LITTLE_HOMES.cabin, U(0.24), far, 180, { hero: true })
    if (variant === 1) stand(place, 'far', COUNTRY_HOUSES.cottage, U(0.76), far, 190, { hero: true })
    swell(place, 0.57, 0.74)
    const near = hill(place, 'near', 0.82, 0.02, { waves: 0.6 })
    place.put('near', PLANTS.reed, U(0.08), place.Y(0.85), 190, { deco: true })
    place.put('near', PLANTS.reed, U(0.93), place.Y(0.84), 150, { deco: true })
    if (place.d)
      for (const u of [0.24, 0.7])
        place.put('mid', lily, U(u), place.Y(0.78), 60, { deco: true, loose: true })
    return { ground: near, foreground: { things: ['tuft', 'reed', 'flower', 'stone'] } }
  },
}

/** A river that comes down from the hills. */
export const river: Setting = {
  near: 0.8,
  waterline: 0.72,
  draw(place) {
    const { U } = place
    sky(place)
    const far = hill(place, 'far', 0.5, 0.03)
    trees(
      place,
      'far',
      far,
      spread(0, 1, place.across(place.n(3, 6, 9))),
      ['round', 'cloudy', 'birch', 'poplar'],
      130,
    )
    hill(place, 'mid', 0.58, 0.015, { growth: ['tuft', 'bush'] })
    const x = (u: number) => place.X(U(u))
    const left = U(0) === 0 ? place.frame.x - PAST : place.right + PAST
    const right = U(0) === 0 ? place.right + PAST : place.frame.x - PAST
    place.shape(
      'mid',
      smooth([
        [x(0.6), place.Y(0.58), 1],
        [x(0.5), place.Y(0.63)],
        [x(0.2), place.Y(0.66)],
        [left, place.Y(0.7), 1],
        [left, place.Y(0.8), 1],
        [right, place.Y(0.8), 1],
        [right, place.Y(0.72), 1],
        [x(0.8), place.Y(0.68)],
        [x(0.62), place.Y(0.63)],
        [x(0.66), place.Y(0.58), 1],
      ]),
    )
    place.put('mid', arched, U(0.46), place.Y(0.72), 150, { hero: true })
    const near = hill(place, 'near', 0.79, 0.015, { growth: ['tuft'] })
    place.put('near', PLANTS.reed, U(0.92), place.Y(0.83), 150, { deco: true })
    place.put('near', TREES.willow, U(0.04), place.Y(0.82), 420, { grow: false, deco: true })
    return { ground: near, foreground: { things: ['tuft', 'stone', 'flower', 'reed'] } }
  },
}

/** Quay, moored boats and narrow houses. */
export const harbour: Setting = {
  near: 0.82,
  waterline: 0.73,
  draw(place) {
    const { U, dice } = place
    sky(place, { birds: ['gull'] })
    place.put('far', SHORE_THINGS.lighthouse, U(0.9), place.Y(0.56), 260, { hero: true })
    const houses: Thing[] = [TOWN_HOUSES.stepped, TOWN_HOUSES.timber, COUNTRY_HOUSES.gable]
    for (const u of spread(0.02, 0.78, place.across(place.n(3, 4, 5))))
      place.put('far', dice.pick(houses), U(u), place.Y(0.56), dice.range(210, 240), { grow: false })
    place.shape('far', rect(place.frame.x - PAST, place.Y(0.55), place.frame.w + 2 * PAST, place.frame.h))
    swell(place, 0.6, 0.78)
    for (const u of [0.2, 0.62]) place.put('mid', SHORE_THINGS.boat, U(u), place.Y(0.7), 170, { deco: true })
    const near = hill(place, 'near', 0.82, 0, { flat: true })
    place.shape(
      'near',
      rect(place.frame.x - PAST, place.Y(0.805), place.frame.w + 2 * PAST, place.frame.h * 0.025),
    )
    for (const u of [0.06, 0.94]) place.put('near', bollard, u, place.Y(0.85), 90, { deco: true })
    return {
      ground: near,
      foreground: { things: ['shell', bollard], count: place.n(2, 3, 4), size: 90, bare: true },
    }
  },
}

/** A pool with tiles around it. */
export const pool: Setting = {
  near: 0.8,
  waterline: 0.7,
  draw(place) {
    const { U, frame } = place
    sky(place)
    const far = hill(place, 'far', 0.5, 0.015)
    trees(place, 'far', far, spread(0, 1, place.across(place.n(3, 6, 8))), ['round', 'palm', 'cloudy'], 200)
    hill(place, 'mid', 0.57, 0, { flat: true })
    place.put('mid', SHORE_THINGS.parasol, U(0.16), place.Y(0.61), 260, { hero: true })
    const at = (u: number, v: number) =>
      [place.X(0.5 + (u - 0.5) * (0.8 + (v - 0.6) * 1.4)), place.Y(v)] as const
    place.shape('mid', poly([at(0.02, 0.605), at(0.98, 0.605), at(1.02, 0.815), at(-0.02, 0.815)]))
    place.shape('mid', poly([at(0.05, 0.62), at(0.95, 0.62), at(0.98, 0.8), at(0.02, 0.8)]))
    for (const v of [0.66, 0.73])
      place.shape(
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
    place.shape('near', rect(frame.x - PAST, place.Y(0.815), frame.w + 2 * PAST, frame.h))
    return {
      ground: () => place.Y(0.82),
      foreground: { things: ['tuft', 'flower'], count: 3, size: 90, bare: true },
    }
  },
}

function swell(place: Place, from: number, to: number): void {
  const rows = place.n(2, 4, 5)
  times(rows, (i) => {
    const t = i / rows
    waves(
      place,
      t < 0.4 ? 'far' : 'mid',
      from + (to - from) * t,
      place.n(24, 14, 12) * (0.7 + t),
      place.n(190, 110, 90) * (0.8 + t * 0.6),
    )
  })
}

function island(place: Place): void {
  const x = place.X(place.U(0.76))
  const half = place.frame.w * 0.22
  place.put('far', TREES.palm, place.U(0.74), place.Y(0.485), 230)
  place.shape(
    'far',
    smooth([
      [x - half, place.Y(0.52), 1],
      [x - half * 0.4, place.Y(0.475)],
      [x + half * 0.45, place.Y(0.47)],
      [x + half, place.Y(0.52), 1],
    ]),
  )
}

const splash: Thing = (pen) => {
  pen.add(smooth('-70,0! -50,-34 -34,-10! -16,-56 0,-14! 20,-48 34,-10! 52,-30 70,0!'))
}
const lily: Thing = (pen) => {
  pen.add(oval(0, -10, 60, 16))
  pen.add(smooth('-20,-14! -26,-40 -8,-26! 0,-52 8,-26! 26,-40 20,-14!'))
}
const bollard: Thing = (pen) => {
  pen.add(poly('-18,0 -14,-60 14,-60 18,0')).add(rect(-22, -74, 44, 16, 6))
}
const arched: Thing = (pen) => {
  pen.add(smooth('-110,0! -70,-52 0,-72 70,-52 110,0! 76,0! 48,-24 0,-38 -48,-24 -76,0!'))
  pen.line(smooth('-96,-22 -60,-62 0,-84 60,-62 96,-22 60,-68 0,-90 -60,-68'), 0.9)
}

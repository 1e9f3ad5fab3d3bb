import type { Path } from '../geometry/path.ts'
import { leaf, oval, poly, ring, scallop, smooth, star, times, polar } from '../scenery/canvas/outlines.ts'
import type { Setting } from '../scenery/setting.ts'
import type { Season, Time } from '../scenery/weather.ts'
import { heart } from './heart.ts'

/** An ornament of radius r around a point. */
type Ornament = (x: number, y: number, r: number) => Path[]

/** Ornaments that belong to a kind of place: a large one and a small one between the large ones. */
export interface OrnamentTheme {
  large: Ornament
  small: Ornament
}

/** Ornaments with points are smaller: between their points and the lines of a frame there must be room to color. */
const POINTED = 0.78
/** Smaller ornaments have no inner shapes, because the pen would fill them. */
const SMALLEST_WITH_INSIDE = 24

const dot: Ornament = (x, y, r) => [oval(x, y, r * 0.5)]
const diamond: Ornament = (x, y, r) => [
  poly([
    [x, y - r * 0.7],
    [x + r * 0.55, y],
    [x, y + r * 0.7],
    [x - r * 0.55, y],
  ]),
]
const sparkle: Ornament = (x, y, r) => [
  smooth([
    [x, y - r, 1],
    [x + r * 0.3, y - r * 0.3],
    [x + r * 0.85, y, 1],
    [x + r * 0.3, y + r * 0.3],
    [x, y + r, 1],
    [x - r * 0.3, y + r * 0.3],
    [x - r * 0.85, y, 1],
    [x - r * 0.3, y - r * 0.3],
  ]),
]
const flower: Ornament = (x, y, r) => {
  const petals = scallop(ring(5, r * 0.66, r * 0.66, x, y), 0.62)
  return r < SMALLEST_WITH_INSIDE ? [petals] : [petals, oval(x, y, r * 0.32)]
}
const shell: Ornament = (x, y, r) => [
  scallop(
    [
      [x - r * 0.2, y + r * 0.8, 1],
      ...times(5, (i) => polar(200 + 35 * i, r * 0.86, x, y + r * 0.1)),
      [x + r * 0.2, y + r * 0.8, 1],
    ],
    0.35,
  ),
]
const crystal: Ornament = (x, y, r) => [star(x, y, r * POINTED, 8, 0.6)]
const gem: Ornament = (x, y, r) => {
  const side: readonly [number, number] = [r * 0.8, r * 0.3]
  const outline = poly([
    [x - r * 0.45, y - r * 0.7],
    [x + r * 0.45, y - r * 0.7],
    [x + side[0], y - side[1]],
    [x, y + r * 0.85],
    [x - side[0], y - side[1]],
  ])
  return [outline]
}

const STARS: OrnamentTheme = {
  large: (x, y, r) => [star(x, y, r * POINTED)],
  small: (x, y, r) => sparkle(x, y, r * POINTED),
}
const SHELLS: OrnamentTheme = { large: shell, small: dot }
const CRYSTALS: OrnamentTheme = { large: crystal, small: dot }
const FLOWERS: OrnamentTheme = {
  large: flower,
  small: (x, y, r) => [leaf(x - r * 0.8, y + r * 0.4, r * 1.8, r * 0.5, -30)],
}
const HEARTS: OrnamentTheme = { large: (x, y, r) => [heart(x, y, r * 0.9)], small: diamond }
const GEMS: OrnamentTheme = { large: gem, small: diamond }

const GREEN_PLACES = new Set(
  'meadow garden park forest orchard field fairyland river lake pond jungle village vineyard farm'.split(' '),
)
const SEA_PLACES = new Set('beach sea harbour island underwater aquarium'.split(' '))
const SKY_PLACES = new Set('space moon planet sky clouds'.split(' '))

interface Circumstances {
  place: string
  setting: Pick<Setting, 'indoors' | 'time' | 'season'>
  time?: Time | undefined
  season?: Season | undefined
}

/** The ornaments that suit place and time of the scene: stars only at night and in space. */
export function ornamentThemeOf({ place, setting, time, season }: Circumstances): OrnamentTheme {
  if (SKY_PLACES.has(place) || (time ?? setting.time) === 'night') return STARS
  if (setting.indoors) return HEARTS
  if ((season ?? setting.season) === 'winter') return CRYSTALS
  if (SEA_PLACES.has(place)) return SHELLS
  return GREEN_PLACES.has(place) ? FLOWERS : GEMS
}

import type { Knot } from '../geometry/path.ts'
import { hill, PAST } from './ground.ts'
import { scallop, times } from './outlines.ts'
import type { Place, PutOptions } from './place.ts'
import type { Thing } from './thing.ts'
import { CLOUDS, rainbow } from './things/clouds.ts'
import { FLIERS } from './things/fliers.ts'
import { LIGHTS } from './things/lights.ts'
import { lightning, sunFace } from './things/weather-things.ts'

export interface SkyOptions {
  /** Clouds that suit the place. */
  clouds?: readonly Cloud[]
  cloudCount?: number
  birds?: readonly ('bird' | 'gull')[]
  travellers?: readonly ('balloon' | 'kite' | 'plane')[]
  /** How far down the sky reaches. */
  low?: number
  /** The sun keeps away from this share of the width. */
  away?: number
}

type Cloud = 'puffy' | 'flat' | 'streak' | 'swirl'

/** Ways to fill a clear sky; one is kept for each setting and seed, so that two pages do not share the same sky. */
const KITS = ['classic', 'corner', 'rainbow', 'bank', 'fleet', 'bands', 'wind', 'classic'] as const
const SPOTS: readonly (readonly [number, number])[] = [
  [0.15, 0.09],
  [0.5, 0.08],
  [0.85, 0.09],
  [0.05, 0.25],
  [0.95, 0.25],
  [0.33, 0.2],
  [0.68, 0.21],
]
const DECO: PutOptions = { deco: true, grow: false }
const LOOSE: PutOptions = { ...DECO, loose: true }

export function sky(place: Place, options: SkyOptions = {}): void {
  const { dice } = place
  const low = options.low ?? 0.36
  const calm =
    place.time !== 'night' && place.time !== 'sunset' && (!place.weather || place.weather === 'sun')
  const kit = calm ? KITS[place.skyKit % KITS.length]! : place.weather === 'wind' ? 'wind' : 'classic'
  const left = options.away === undefined ? dice.chance(0.5) : options.away > 0.5
  const light = left ? 0.17 : 0.83
  const spots = dice.shuffle(SPOTS.filter(([u, v]) => Math.hypot(u - light, (v - 0.12) * 1.4) > 0.24))
  const wet = place.weather === 'rain' || place.weather === 'snow' || place.weather === 'storm'

  if (kit === 'bands' || place.time === 'sunset')
    for (const v of [0.07, 0.16, 0.26].slice(place.d ? 0 : 1)) hill(place, 'sky', v, 0.014)
  if (kit === 'bank') cloudBank(place)
  drawLight(place, kit, light, left, low)
  if (place.time === 'night') stars(place, light, low)
  if (wet) falling(place, low)
  if (place.weather === 'storm') place.put('sky', lightning, left ? 0.7 : 0.3, place.Y(low - 0.06), 190, DECO)

  const kinds: readonly Cloud[] =
    kit === 'wind'
      ? ['swirl']
      : (options.clouds ??
        dice.pick<Cloud[]>([['puffy'], ['flat'], ['streak'], ['swirl'], ['puffy', 'flat']]))
  const many = ['bank', 'bands', 'fleet'].includes(kit)
    ? 0
    : (options.cloudCount ??
      (place.time === 'night' ? place.n(0, 1, 1) : wet ? place.n(3, 5, 5) : place.n(2, 3, 4)))
  for (const [u, v] of spots.splice(0, many))
    place.put(
      'sky',
      CLOUDS[dice.pick(kinds)],
      u + dice.range(-0.03, 0.03),
      place.Y(v + 0.03),
      place.n(135, 104, 94) * dice.range(0.8, 1.3),
      {
        ...DECO,
        flip: dice.chance(0.5),
      },
    )
  if (place.time !== 'night' && !wet) travellers(place, kit, spots, options)
  if (place.season === 'autumn') scattered(place, CLOUDS.leafFall, place.n(3, 8, 12), 0.08, 0.4, 48)
  if (place.season === 'spring' && place.d && place.time !== 'night')
    scattered(place, FLIERS.butterfly, place.n(0, 3, 5), 0.3, 0.25, 50)
}

function drawLight(
  place: Place,
  kit: (typeof KITS)[number],
  light: number,
  left: boolean,
  low: number,
): void {
  const { dice } = place
  const size = place.n(220, 190, 178) * dice.range(0.9, 1.15)
  const sun = dice.pick<Thing>([LIGHTS.sunStar, LIGHTS.sunPetal, LIGHTS.sunRays, sunFace])
  const at = (v: number, share: number, thing: Thing = sun) =>
    place.put('sky', thing, light, place.Y(v), size * share, DECO)
  if (place.time === 'night')
    return place.put(
      'sky',
      dice.pick<Thing>([LIGHTS.moon, LIGHTS.fullMoon]),
      light,
      place.Y(0.13),
      size * 1.1,
      {
        ...DECO,
        flip: left,
      },
    )
  if (place.time === 'sunset' || kit === 'bands')
    return place.put('sky', LIGHTS.sunStar, place.U(dice.range(0.2, 0.35)), place.Y(low + 0.02), 300, {
      grow: false,
    })
  if (place.time === 'morning') return at(low - 0.06, 1.3)
  if (place.weather === 'rainbow' || kit === 'rainbow') {
    const radius = place.frame.w * dice.range(0.42, 0.5)
    const u = dice.range(0.35, 0.65)
    const height = Math.min(1, (place.frame.h * 0.5) / radius)
    place.put(
      'sky',
      (pen, _, d) => rainbow(pen, radius * height, d),
      u,
      place.Y(low + 0.19),
      100 * unscaled(place),
      { object: false, grow: false },
    )
    return at(0.1, 0.8)
  }
  if (place.weather === 'rain' || place.weather === 'snow' || place.weather === 'storm') return
  if (kit === 'corner')
    return place.put(
      'sky',
      dice.pick([LIGHTS.sunStar, LIGHTS.sunRays, LIGHTS.sunPetal]),
      left ? 0.02 : 0.98,
      place.Y(0.015),
      430,
      { grow: false },
    )
  if (kit === 'fleet' || kit === 'wind') return
  at(0.125, kit === 'bank' ? 0.9 : 1)
}

/** Undoes the sheet's own scale for things measured in page units. */
const unscaled = (place: Place) =>
  1108 / Math.sqrt(place.frame.h * Math.min(place.frame.h, place.frame.w * 1.42))

function cloudBank(place: Place): void {
  const { frame } = place
  for (const [k, v] of [0.25, 0.34].slice(place.d ? 0 : 1).entries()) {
    const n = place.across(place.n(4, 7, 8))
    const tops = times(n + 1, (i): Knot => {
      const x = frame.x - 60 + ((frame.w + 120) * (i + 0.5 * k)) / n
      return [x, place.Y(v + 0.022 * Math.sin(i * 1.9 + place.variant)), i === n ? 1 : 0]
    })
    const bottom = place.bottom + PAST
    place.shape('sky', scallop([...tops, [place.right + 120, bottom, 1], [frame.x - 120, bottom, 1]], 0.5))
  }
}

function stars(place: Place, light: number, low: number): void {
  const { dice } = place
  const kind = dice.pick<Thing>([LIGHTS.star, LIGHTS.star, LIGHTS.star4])
  times(place.across(place.n(6, 15, 22)), (i) => {
    const u = 0.06 + 0.88 * ((i * 0.7549 + dice.range(0, 0.04)) % 1)
    const v = 0.035 + (low - 0.05) * ((i * 0.5698 + dice.range(0, 0.04)) % 1)
    if (Math.hypot(u - light, (v - 0.13) * 1.4) > 0.2)
      place.put('sky', kind, u, place.Y(v), place.n(46, 28, 24) * dice.range(0.7, 1.3), LOOSE)
  })
}

/** Rain and snow fall everywhere in the sky, also before clouds. */
function falling(place: Place, low: number): void {
  const thing = place.weather === 'snow' ? CLOUDS.flake : CLOUDS.drop
  scattered(place, thing, place.n(10, 22, 30), 0.05, low + 0.16, place.n(46, 50, 44), DECO)
}

function scattered(
  place: Place,
  thing: Thing,
  count: number,
  from: number,
  depth: number,
  size: number,
  options = LOOSE,
): void {
  times(place.across(count), (i) => {
    const u = 0.04 + 0.92 * ((i * 0.7549) % 1)
    const v = from + depth * ((i * 0.5698 + 0.2) % 1)
    place.put('sky', thing, u, place.Y(v), size * place.dice.range(0.8, 1.2), options)
  })
}

function travellers(
  place: Place,
  kit: (typeof KITS)[number],
  spots: (readonly [number, number])[],
  options: SkyOptions,
): void {
  const { dice } = place
  const flip = dice.chance(0.5)
  const row = (thing: Thing, list: readonly (readonly [number, number, number])[]) => {
    for (const [u, v, size] of list) place.put('sky', thing, flip ? 1 - u : u, place.Y(v), size, LOOSE)
  }
  if (kit === 'fleet')
    return row(
      FLIERS.balloon,
      [
        [0.18, 0.12, 190],
        [0.8, 0.09, 120],
        [0.62, 0.22, 150],
        [0.42, 0.07, 90],
      ].slice(0, place.n(2, 4, 4)) as [number, number, number][],
    )
  if (kit === 'wind')
    return row(FLIERS.kite, [
      [0.2, 0.11, 170],
      [0.74, 0.17, 130],
    ])
  const { birds = ['bird'], travellers: kinds = ['balloon', 'kite', 'plane'] } = options
  const inner = spots.findIndex(([u]) => u > 0.1 && u < 0.9)
  if (kinds.length > 0 && inner >= 0 && dice.chance(place.d ? 0.7 : 0.35)) {
    const [u, v] = spots.splice(inner, 1)[0]!
    place.put('sky', FLIERS[dice.pick(kinds)], u, place.Y(v), place.n(130, 118, 108), LOOSE)
  }
  if (place.d === 0 || birds.length === 0) return
  const [u, v] = spots.pop() ?? [0.5, 0.3]
  times(dice.pick([2, 3, 4]), (i) =>
    place.put('sky', FLIERS[dice.pick(birds)], u + (i - 1) * 0.07, place.Y(v + (i % 2) * 0.03), 50, LOOSE),
  )
}

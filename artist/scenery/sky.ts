import type { Knot } from '../geometry/path.ts'
import { hill, OVERHANG } from './ground.ts'
import { scallop, times } from './canvas/outlines.ts'
import { cloudSpots } from './cloud-spots.ts'
import type { Layer } from './canvas/pen.ts'
import type { SceneryCanvas, AddOptions } from './canvas/scenery-canvas.ts'
import type { Thing } from './canvas/thing.ts'
import { flashes, rainStreaks } from './storm.ts'
import { CLOUDS, rainbow } from './things/sky/clouds.ts'
import { FLIERS } from './things/sky/fliers.ts'
import { LIGHTS } from './things/sky/lights.ts'
import { sunFace } from './things/sky/weather-things.ts'

interface SkyOptions {
  /** Clouds that suit the setting. */
  clouds?: readonly Cloud[]
  cloudCount?: number
  birds?: readonly ('bird' | 'gull')[]
  travellers?: readonly ('balloon' | 'kite' | 'plane')[]
  /** The lower edge of the sky. */
  low?: number
  /** The share of the width that the sun avoids. */
  away?: number
}

type Cloud = 'puffy' | 'flat' | 'woolly' | 'swirl'

/** Ways to fill a clear sky. Each setting and seed always uses the same one, so that pages differ. */
const KITS = ['classic', 'corner', 'rainbow', 'bank', 'fleet', 'clouds', 'corner', 'classic'] as const
/** Kites fly only in a wind that the wish names. */
type Kit = (typeof KITS)[number] | 'wind'
const DECO: AddOptions = { deco: true, grow: false }
const CALM: AddOptions = { ...DECO, calm: true }
const LOOSE: AddOptions = { ...DECO, loose: true }
/** Signs of a season that the wish names are shown on the sparsest page, too. */
const REQUESTED: AddOptions = { ...LOOSE, requested: true }

export function sky(canvas: SceneryCanvas, options: SkyOptions = {}): void {
  const { rng } = canvas
  const low = options.low ?? 0.36
  const calm =
    canvas.time !== 'night' && canvas.time !== 'sunset' && (!canvas.weather || canvas.weather === 'sun')
  const kit: Kit = calm ? clearSkyKit(canvas) : canvas.weather === 'wind' ? 'wind' : 'classic'
  const left = isLightOnLeft(canvas, options.away)
  const light = left ? 0.17 : 0.83
  const spots = cloudSpots(canvas, light)
  const wet = canvas.weather === 'rain' || canvas.weather === 'snow' || canvas.weather === 'storm'

  if (canvas.time === 'sunset')
    for (const v of [0.07, 0.16, 0.26].slice(canvas.thingDetail ? 0 : 1)) hill(canvas, 'sky', v, 0.014)
  if (kit === 'bank' && canvas.thingDetail > 1) cloudBank(canvas)
  drawLight(canvas, kit, light, left, low)
  if (canvas.time === 'night') stars(canvas, light, low)
  if (wet && canvas.weather !== 'snow') rainStreaks(canvas, low)
  if (wet) falling(canvas, low)

  const kinds: readonly Cloud[] =
    kit === 'wind'
      ? ['swirl']
      : (options.clouds ??
        rng.pick<Cloud[]>([['puffy'], ['flat'], ['woolly'], ['swirl'], ['puffy', 'woolly']]))
  const isLarge = kit === 'clouds' || kit === 'bank'
  const many =
    (kit === 'bank' && canvas.thingDetail > 1) || kit === 'fleet'
      ? 0
      : (options.cloudCount ??
        (canvas.time === 'night'
          ? canvas.byDetail(0, 1, 1)
          : wet
            ? canvas.byDetail(3, 5, 5)
            : canvas.byDetail(2, isLarge ? 2 : 3, 4)))
  for (const [u, v] of spots.splice(0, many))
    canvas.add(
      'sky',
      CLOUDS[rng.pick(kinds)],
      u + rng.range(-0.03, 0.03),
      canvas.Y(v + 0.03),
      canvas.byDetail(165, isLarge ? 170 : 112, 94) * rng.range(0.8, 1.3),
      {
        ...CALM,
        flip: rng.chance(0.5),
      },
    )
  if (canvas.weather === 'storm') flashes(canvas)
  if (canvas.time !== 'night' && !wet) travellers(canvas, kit, spots, options)
  if (canvas.season === 'autumn')
    scattered(
      canvas,
      CLOUDS.leafFall,
      canvas.byDetail(4, 6, 12),
      0.08,
      0.4,
      canvas.byDetail(70, 60, 48),
      REQUESTED,
      'near',
    )
  if (canvas.season === 'spring' && canvas.time !== 'night')
    scattered(canvas, FLIERS.butterfly, canvas.byDetail(3, 4, 5), 0.1, 0.4, 50, REQUESTED)
}

/** Sun and moon are on the side with fewer figures, and away from the setting's building. */
function isLightOnLeft(
  { rng, figures, heads, frame, X: pageX, framed }: SceneryCanvas,
  away: number | undefined,
): boolean {
  if (framed) return !framed.atLeft
  const lastLight = frame.y + frame.h * LIGHT_ZONE
  const covered = (from: number, to: number) =>
    [...figures, ...heads]
      .filter(({ y }) => y < lastLight)
      .reduce(
        (sum, { x, y, w }) => sum + Math.max(0, Math.min(x + w, to) - Math.max(x, from)) * (lastLight - y),
        0,
      )
  const [left, right] = [covered(pageX(0), pageX(0.34)), covered(pageX(0.66), pageX(1))]
  if (left !== right) return left < right
  return away === undefined ? rng.chance(0.5) : away > 0.5
}
/** Sun and moon are in this upper part of the frame. */
const LIGHT_ZONE = 0.5

const RARE_KITS: readonly string[] = ['rainbow', 'fleet']

function clearSkyKit({ skyKit, rare }: SceneryCanvas): Kit {
  const kit = KITS[skyKit % KITS.length]!
  return rare || !RARE_KITS.includes(kit) ? kit : 'classic'
}

function drawLight(canvas: SceneryCanvas, kit: Kit, light: number, left: boolean, low: number): void {
  const { rng } = canvas
  const size = canvas.byDetail(220, 190, 178) * rng.range(0.9, 1.15)
  // Single rays are too small to color on all but hard pages.
  const rays = canvas.thingDetail > 1 ? LIGHTS.sunRays : LIGHTS.sunStar
  const sun = rng.pick<Thing>([
    LIGHTS.sunStar,
    canvas.thingDetail > 1 ? LIGHTS.sunBeams : LIGHTS.sunFlames,
    LIGHTS.sunFlames,
    rays,
    canvas.natural ? rays : sunFace,
  ])
  const at = (v: number, share: number, thing: Thing = sun) =>
    canvas.add('sky', thing, light, canvas.Y(v), size * share, lightOptions(canvas))
  if (canvas.time === 'night')
    return canvas.add(
      'sky',
      rng.pick<Thing>([canvas.fullMoon ? LIGHTS.fullMoon : LIGHTS.moon, LIGHTS.fullMoon]),
      light,
      canvas.Y(0.13),
      size * 1.1,
      { ...lightOptions(canvas), flip: left },
    )
  if (canvas.time === 'sunset')
    return canvas.add(
      'sky',
      LIGHTS.sunStar,
      left ? rng.range(0.16, 0.3) : rng.range(0.7, 0.84),
      canvas.Y(low + 0.02),
      300,
      { ...lightOptions(canvas), calm: false },
    )
  if (canvas.time === 'morning') return at(low - 0.06, 1.3)
  if (canvas.weather === 'rainbow' || kit === 'rainbow') {
    const radius = canvas.frame.w * rng.range(0.42, 0.5)
    const u = rng.range(0.35, 0.65)
    const height = Math.min(1, (canvas.frame.h * 0.5) / radius)
    canvas.add(
      'sky',
      (pen, _, detail) => rainbow(pen, radius * height, detail),
      u,
      canvas.Y(low + 0.19),
      100 * unscaled(canvas),
      { object: false, grow: false, of: 'rainbow' },
    )
    return at(0.1, 0.8)
  }
  if (canvas.weather === 'rain' || canvas.weather === 'snow' || canvas.weather === 'storm') return
  if (kit === 'corner')
    return canvas.add(
      'sky',
      rng.pick<Thing>([LIGHTS.sunStar, rays, LIGHTS.sunFlames]),
      left ? 0.02 : 0.98,
      canvas.Y(0.015),
      430,
      { ...lightOptions(canvas), calm: false },
    )
  if (kit === 'fleet' || kit === 'wind') return
  at(0.125, kit === 'bank' ? 0.9 : 1)
}

/** A sun or moon that the wish names stays, also behind a figure that covers a part of it. */
const lightOptions = ({ requested }: SceneryCanvas): AddOptions => ({ ...CALM, deco: !requested, requested })

/** Removes the sheet's scale for things measured in page units. */
const unscaled = (canvas: SceneryCanvas) =>
  1108 / Math.sqrt(canvas.frame.h * Math.min(canvas.frame.h, canvas.frame.w * 1.42))

function cloudBank(canvas: SceneryCanvas): void {
  const { frame } = canvas
  for (const [k, v] of [0.25, 0.34].slice(canvas.thingDetail ? 0 : 1).entries()) {
    const count = canvas.countAcross(canvas.byDetail(4, 7, 8))
    const tops = times(count + 1, (i): Knot => {
      const x = frame.x - 60 + ((frame.w + 120) * (i + 0.5 * k)) / count
      return [x, canvas.Y(v + 0.022 * Math.sin(i * 1.9 + canvas.variant)), i === count ? 1 : 0]
    })
    const bottom = canvas.bottom + OVERHANG
    canvas.addShape(
      'sky',
      scallop([...tops, [canvas.right + 120, bottom, 1], [frame.x - 120, bottom, 1]], 0.5),
    )
  }
}

function stars(canvas: SceneryCanvas, light: number, low: number): void {
  const { rng } = canvas
  const kind = rng.pick<Thing>([LIGHTS.star, LIGHTS.star, LIGHTS.star4])
  times(canvas.countAcross(canvas.byDetail(5, 8, 22)), (i) => {
    const u = 0.06 + 0.88 * ((i * 0.7549 + rng.range(0, 0.04)) % 1)
    const v = 0.035 + (low - 0.05) * ((i * 0.5698 + rng.range(0, 0.04)) % 1)
    if (Math.hypot(u - light, (v - 0.13) * 1.4) > 0.2)
      canvas.add('sky', kind, u, canvas.Y(v), canvas.byDetail(76, 52, 28) * rng.range(0.7, 1.3), {
        ...LOOSE,
        requested: canvas.requested,
      })
  })
}

/** Rain and snow fall everywhere in the sky, in front of clouds, too. */
function falling(canvas: SceneryCanvas, low: number): void {
  const thing = canvas.weather === 'snow' ? CLOUDS.flake : CLOUDS.drop
  scattered(canvas, thing, canvas.byDetail(8, 16, 30), 0.05, low + 0.16, canvas.byDetail(70, 54, 44), {
    ...DECO,
    // On a snowy page without flakes the ground would look like sand.
    requested: canvas.requested || canvas.thingDetail > 0,
  })
}

function scattered(
  canvas: SceneryCanvas,
  thing: Thing,
  count: number,
  from: number,
  depth: number,
  size: number,
  options = LOOSE,
  layer: Layer = 'sky',
): void {
  times(canvas.countAcross(count), (i) => {
    const u = 0.04 + 0.92 * ((i * 0.7549) % 1)
    const v = from + depth * ((i * 0.5698 + 0.2) % 1)
    canvas.add(layer, thing, u, canvas.Y(v), size * canvas.rng.range(0.8, 1.2), options)
  })
}

function travellers(
  canvas: SceneryCanvas,
  kit: Kit,
  spots: (readonly [number, number])[],
  options: SkyOptions,
): void {
  const { rng } = canvas
  const flip = rng.chance(0.5)
  const row = (thing: Thing, list: readonly (readonly [number, number, number])[]) => {
    for (const [u, v, size] of list) canvas.add('sky', thing, flip ? 1 - u : u, canvas.Y(v), size, LOOSE)
  }
  if (kit === 'fleet')
    return row(
      FLIERS.balloon,
      [
        [0.18, 0.12, 190],
        [0.8, 0.09, 120],
        [0.62, 0.22, 150],
        [0.42, 0.07, 90],
      ].slice(0, canvas.byDetail(2, 4, 4)) as [number, number, number][],
    )
  if (kit === 'wind')
    return row(FLIERS.kite, [
      [0.2, 0.11, 170],
      [0.74, 0.17, 130],
    ])
  const { birds = ['bird'], travellers: all = ['balloon', 'kite', 'plane'] } = options
  // Balloons, kites and planes draw attention, so only rare pages have them without a wish.
  const kinds = canvas.rare ? all : []
  const inner = spots.findIndex(([u]) => u > 0.1 && u < 0.9)
  if (kinds.length > 0 && inner >= 0 && rng.chance(canvas.thingDetail ? 0.7 : 0.35)) {
    const [u, v] = spots.splice(inner, 1)[0]!
    canvas.add('sky', FLIERS[rng.pick(kinds)], u, canvas.Y(v), canvas.byDetail(130, 118, 108), LOOSE)
  }
  if (canvas.thingDetail === 0 || birds.length === 0) return
  const [u, v] = spots.pop() ?? [0.5, 0.3]
  times(rng.pick([2, 3, 4]), (i) =>
    canvas.add('sky', FLIERS[rng.pick(birds)], u + (i - 1) * 0.07, canvas.Y(v + (i % 2) * 0.03), 50, LOOSE),
  )
}

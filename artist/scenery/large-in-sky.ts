import type { Box } from '../drawing.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import { overlaps } from './canvas/pen.ts'
import type { Thing } from './canvas/thing.ts'
import { CLOUDS } from './things/sky/clouds.ts'
import { LIGHTS } from './things/sky/lights.ts'
import { sunFace } from './things/sky/weather-things.ts'

/** Heights to try, largest first, and positions as shares of the width. */
const HEIGHTS = [300, 260, 220, 180, 145]
/** The second thing is smaller than the first one. */
const SECOND_HEIGHTS = [190, 160, 130]
const POSITIONS = [0.28, 0.72, 0.5, 0.2, 0.8]
/** The free space around it, and its distance from the top as a share of its height. */
const DISTANCE = 26
const FROM_TOP = 0.14

/** A thing of the sky: how wide it is, and where its middle is above its foot, as shares of its height. */
interface SkyThing {
  thing: Thing
  width: number
  middle: number
}
const CLOUD: SkyThing = { thing: CLOUDS.puffy, width: 1.9, middle: 0.5 }
const LONG_CLOUD: SkyThing = { thing: CLOUDS.flat, width: 2.3, middle: 0.4 }
const MOON: SkyThing = { thing: LIGHTS.moon, width: 1, middle: 0 }
const FULL_MOON: SkyThing = { thing: LIGHTS.fullMoon, width: 1, middle: 0 }
const STAR: SkyThing = { thing: LIGHTS.star, width: 1, middle: 0 }
const sunOf = (thing: Thing): SkyThing => ({ thing, width: 1.15, middle: 0 })

/** One or two large things in the sky of a page that shows little else, so that its upper half is not empty; away from `others`. */
export function drawLargeInSky(canvas: SceneryCanvas, others: readonly Box[], hasLight: boolean): void {
  const { figures, heads } = canvas
  const taken = [...figures, ...heads, ...others]
  const [first, second] = hasLight ? skyBesideLight(canvas) : skyThings(canvas)
  const box = place(canvas, first, HEIGHTS, taken)
  if (box && second) place(canvas, second, SECOND_HEIGHTS, [...taken, box])
}

/** A page has only one sun or moon. */
const skyBesideLight = ({ rng, time }: SceneryCanvas): readonly [SkyThing, SkyThing?] =>
  time === 'night' ? [CLOUD] : rng.pick([[CLOUD], [LONG_CLOUD], [CLOUD, LONG_CLOUD]])

function skyThings({ rng, time, fullMoon, natural }: SceneryCanvas): readonly [SkyThing, SkyThing?] {
  if (time === 'night') return [rng.pick([fullMoon ? FULL_MOON : MOON, FULL_MOON]), STAR]
  const suns = [LIGHTS.sunStar, LIGHTS.sunFlames, natural ? LIGHTS.sunStar : sunFace]
  const sun = sunOf(rng.pick<Thing>(suns))
  const cloud = rng.pick([CLOUD, LONG_CLOUD])
  return rng.pick<readonly [SkyThing, SkyThing?]>([[sun, cloud], [cloud, CLOUD], [cloud, sun], [sun]])
}

/** Draws the thing at the first free position, as large as possible; returns its box. */
function place(
  canvas: SceneryCanvas,
  { thing, width, middle }: SkyThing,
  heights: readonly number[],
  taken: readonly Box[],
): Box | undefined {
  const { rng, frame, scale } = canvas
  const positions = rng.shuffle(POSITIONS)
  for (const height of heights)
    for (const u of positions) {
      const [w, h] = [height * scale * width, height * scale]
      const box: Box = { x: canvas.X(u) - w / 2, y: frame.y + h * FROM_TOP, w, h }
      const near = { x: box.x - DISTANCE, y: box.y, w: w + 2 * DISTANCE, h: h + DISTANCE }
      const isOut = box.x < frame.x + 10 || box.x + w > canvas.right - 10
      if (isOut || taken.some((other) => overlaps(near, other))) continue
      canvas.add('sky', thing, u, box.y + h * (0.5 + middle), height, { grow: false, requested: true })
      return box
    }
  return undefined
}

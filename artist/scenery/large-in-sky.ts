import type { Box } from '../drawing.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import { overlaps } from './canvas/pen.ts'
import type { Thing } from './canvas/thing.ts'
import { CLOUDS } from './things/sky/clouds.ts'
import { LIGHTS } from './things/sky/lights.ts'

/** Heights to try, largest first, and positions as shares of the width. */
const HEIGHTS = [300, 260, 220, 180, 145]
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
const SUN: SkyThing = { thing: LIGHTS.sunPetal, width: 1, middle: 0 }
const STAR_SUN: SkyThing = { thing: LIGHTS.sunStar, width: 1.1, middle: 0 }
const MOON: SkyThing = { thing: LIGHTS.moon, width: 1, middle: 0 }

/** One large thing in the sky of a page that shows little else, so that its upper half is not empty. */
export function drawLargeInSky(canvas: SceneryCanvas): void {
  const { rng, items, figures, heads, frame, scale } = canvas
  if (items.some(({ layer, object, requested }) => layer === 'sky' && object && requested)) return
  const { thing, width, middle } = canvas.time === 'night' ? MOON : rng.pick([CLOUD, SUN, STAR_SUN])
  const taken = [...figures, ...heads, ...items.filter(({ landmark }) => landmark).map(({ box }) => box)]
  const positions = rng.shuffle(POSITIONS)
  for (const height of HEIGHTS)
    for (const u of positions) {
      const [w, h] = [height * scale * width, height * scale]
      const box: Box = { x: canvas.X(u) - w / 2, y: frame.y + h * FROM_TOP, w, h }
      const near = { x: box.x - DISTANCE, y: box.y, w: w + 2 * DISTANCE, h: h + DISTANCE }
      const isOut = box.x < frame.x + 10 || box.x + w > canvas.right - 10
      if (isOut || taken.some((other) => overlaps(near, other))) continue
      const foot = box.y + h * (0.5 + middle)
      return canvas.add('sky', thing, u, foot, height, { grow: false, requested: true })
    }
}

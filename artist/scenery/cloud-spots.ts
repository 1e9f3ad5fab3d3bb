import { overlaps } from './canvas/pen.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'

/** The middle of a cloud, in shares of the frame's width and height. */
type Spot = readonly [number, number]

const SPOTS: readonly Spot[] = [
  [0.15, 0.09],
  [0.5, 0.08],
  [0.85, 0.09],
  [0.05, 0.25],
  [0.95, 0.25],
  [0.33, 0.2],
  [0.68, 0.21],
]
/** The room that a cloud needs, in page units. */
const CLOUD = { w: 240, h: 110 }
/** The height of the sun or the moon, as a share of the frame's height. */
const LIGHT_HEIGHT = 0.12
/** As a share of the frame's width. */
const DISTANCE_TO_LIGHT = 0.24
/** Height divided by width of an upright page, to measure distances in shares of the width. */
const ASPECT_RATIO = 1.4

/**
 * Where clouds may be, away from the sun or the moon, in random order; spots where a cloud covers no figure come first.
 * `light` is the x of the sun or the moon, as a share of the width.
 */
export function cloudSpots({ rng, figures, X: pageX, frame, framed }: SceneryCanvas, light: number): Spot[] {
  const isTaken = ([u, v]: Spot) => {
    const [x, y] = [pageX(u), frame.y + v * frame.h]
    const box = { x: x - CLOUD.w / 2, y: y - CLOUD.h / 2, ...CLOUD }
    return figures.some((figure) => overlaps(box, figure))
  }
  const isFramed = ([u, v]: Spot) => {
    const [x, y] = [pageX(u), frame.y + v * frame.h]
    return framed !== undefined && overlaps({ x: x - CLOUD.w / 2, y: y - CLOUD.h / 2, ...CLOUD }, framed.box)
  }
  return rng
    .shuffle(
      SPOTS.filter((spot) => !isFramed(spot)).filter(
        ([u, v]) => Math.hypot(u - light, (v - LIGHT_HEIGHT) * ASPECT_RATIO) > DISTANCE_TO_LIGHT,
      ),
    )
    .toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b)))
}

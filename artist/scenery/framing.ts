import type { Box } from '../drawing.ts'
import type { SceneryCanvas } from './canvas/scenery-canvas.ts'
import { overlaps } from './canvas/pen.ts'
import type { Thing } from './canvas/thing.ts'
import type { Setting } from './setting.ts'
import { BRANCHES, HANGING } from './things/plants/branches.ts'
import type { Season } from './weather.ts'

const BRANCH_OF_SEASON: Record<Season, Thing> = {
  spring: BRANCHES.blossoming,
  summer: BRANCHES.leafy,
  autumn: BRANCHES.autumn,
  winter: BRANCHES.snowy,
}
/** Width and drop of a branch relative to its height, and the distance kept to figures. */
const REACH = 1.35
const DROP = 0.75
const DISTANCE = 24

/** Other seeds leave the sky free, or every page would have the same branch. */
const CHANCE = { branches: 0.4, lamps: 0.75 }

/** Draws something in the upper third, because figures leave it empty. It may be on either side. */
export function drawFraming(canvas: SceneryCanvas, setting: Setting): void {
  const { rng } = canvas
  const kinds = setting.framing ?? (setting.indoors ? ['lamp'] : [])
  const chance = setting.indoors ? CHANCE.lamps : CHANCE.branches
  const kind = kinds.length > 0 && rng.chance(chance) ? rng.pick(kinds) : undefined
  if (kind === 'lamp') return hangLamp(canvas)
  if (!kind || setting.floating) return
  const branch = kind === 'branch' ? BRANCH_OF_SEASON[canvas.season] : BRANCHES[kind]
  const height = canvas.byDetail(270, 250, 240) * rng.range(0.85, 1.15)
  for (const atLeft of rng.shuffle([true, false])) {
    const [w, h] = [height * REACH, height * DROP]
    const box: Box = { x: atLeft ? canvas.frame.x : canvas.right - w, y: canvas.frame.y, w, h }
    if (isTaken(canvas, box)) continue
    for (const item of canvas.items.filter(
      (each) => each.layer === 'sky' && each.object && overlaps(box, each.box),
    ))
      canvas.items.splice(canvas.items.indexOf(item), 1)
    return canvas.add('near', branch, atLeft ? 0 : 1, canvas.frame.y + height * 0.22, height, {
      flip: !atLeft,
      grow: false,
      object: false,
      of: 'leaf',
    })
  }
}

function hangLamp(canvas: SceneryCanvas): void {
  const { rng } = canvas
  const lamp = rng.pick(Object.values(HANGING))
  const height = rng.range(150, 200)
  const u = rng.shuffle([0.2, 0.5, 0.8]).find((at) => {
    const box = { x: canvas.X(at) - height * 0.4, y: canvas.frame.y, w: height * 0.8, h: height }
    return (
      !isTaken(canvas, box) && !canvas.items.some(({ object, box: other }) => object && overlaps(box, other))
    )
  })
  if (u !== undefined)
    canvas.add('mid', lamp, u, canvas.frame.y + height * 0.8, height, {
      grow: false,
      object: false,
      deco: true,
    })
}

/** Figures, and lights that were asked for, are not covered. */
function isTaken({ figures, heads, items }: SceneryCanvas, box: Box): boolean {
  const near = { x: box.x - DISTANCE, y: box.y, w: box.w + 2 * DISTANCE, h: box.h + DISTANCE }
  const isLight = ({ shapes, requested }: SceneryCanvas['items'][number]) =>
    requested || shapes[0]?.of === 'sun' || shapes[0]?.of === 'moon'
  return (
    [...figures, ...heads].some((other) => overlaps(near, other)) ||
    items.some((item) => isLight(item) && item.layer === 'sky' && item.object && overlaps(box, item.box))
  )
}

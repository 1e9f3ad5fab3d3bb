import type { Box } from '../drawing.ts'
import { overlaps } from './canvas/pen.ts'
import type { Frame, SceneryCanvas } from './canvas/scenery-canvas.ts'
import type { Thing } from './canvas/thing.ts'
import type { Setting } from './setting.ts'
import { BRANCHES, HANGING } from './things/plants/branches.ts'
import { TREES } from './things/plants/trees.ts'
import type { Season } from './weather.ts'

const BRANCH_OF_SEASON: Record<Season, Thing> = {
  spring: BRANCHES.blossoming,
  summer: BRANCHES.leafy,
  autumn: BRANCHES.autumn,
  winter: BRANCHES.snowy,
}
/** Width and drop of a branch relative to its height, and the distance kept to figures. */
const REACH = 1.4
const DROP = 0.74
const DISTANCE = 18
/** Heights to try, as shares of the usual one. */
const SIZES = [1.25, 1, 0.78, 0.6]
/** A trunk at the edge: its height, and how far it reaches into the page. */
const TRUNK = { height: 1000, width: 0.15 }

/** Chance of a framing. All other pages leave the sky free, so that not every page has the same branch. */
const CHANCE = { outdoors: 0.5, lamps: 0.75 }

type Surroundings = Pick<
  SceneryCanvas,
  'rng' | 'figures' | 'heads' | 'frame' | 'right' | 'scale' | 'season' | 'weather' | 'repeats'
>

/** Chooses what hangs or stands at the edge of the page, before the sky is drawn, so that the sun is on the other side. */
export function chooseFraming(canvas: Surroundings, setting: Setting): Frame | undefined {
  const { rng, frame } = canvas
  const kinds = setting.framing ?? []
  // A snowy branch among falling flakes looks like a broken line.
  if (canvas.weather === 'snow' && canvas.season === 'winter') return undefined
  if (setting.indoors || setting.floating || kinds.length === 0 || !rng.chance(CHANCE.outdoors))
    return undefined
  // On a page about a tree, only that tree has leaves.
  if (canvas.repeats('tree') || canvas.repeats('leaf')) return undefined
  const kind = rng.pick(kinds)
  const canStand = kind === 'tree' && setting.waterline === undefined
  if (kind === 'lamp') return undefined
  const size = 285 * rng.range(0.9, 1.15) * canvas.scale
  const sides = rng
    .shuffle([true, false])
    .toSorted((a, b) => Number(canStand && isHeadAt(canvas, a)) - Number(canStand && isHeadAt(canvas, b)))
  for (const share of SIZES)
    for (const atLeft of sides) {
      const height = size * share
      const [w, h] = [height * REACH, height * DROP]
      const box: Box = { x: atLeft ? frame.x : canvas.right - w, y: frame.y, w, h }
      const hasTrunk = canStand && !isHeadAt(canvas, atLeft)
      if (!isTaken(canvas, box)) return { kind, atLeft, height, box, hasTrunk }
    }
  // If heads reach the top of the page, there is still room for a trunk.
  const side = sides.find((atLeft) => canStand && !isHeadAt(canvas, atLeft))
  return side === undefined
    ? undefined
    : { kind, atLeft: side, height: 0, box: trunkBox(canvas, side), hasTrunk: true }
}

const trunkBox = ({ frame, right }: Pick<SceneryCanvas, 'frame' | 'right'>, atLeft: boolean): Box => {
  const w = frame.w * TRUNK.width
  return { x: atLeft ? frame.x : right - w, y: frame.y, w, h: frame.h * 0.8 }
}

const isHeadAt = (canvas: Surroundings, atLeft: boolean): boolean =>
  canvas.heads.some((head) => overlaps(head, trunkBox(canvas, atLeft)))

/** Draws the branch or tree that was chosen, or a lamp indoors. */
export function drawFraming(canvas: SceneryCanvas, setting: Setting): void {
  const { framed, frame, rng } = canvas
  if (setting.indoors && (setting.framing ?? ['lamp']).includes('lamp') && rng.chance(CHANCE.lamps))
    return hangLamp(canvas)
  if (!framed) return
  const { kind, atLeft, height, box, hasTrunk } = framed
  for (const item of canvas.items.filter(
    (each) => each.layer === 'sky' && each.object && !each.requested && overlaps(box, each.box),
  ))
    canvas.items.splice(canvas.items.indexOf(item), 1)
  const leaves = kind === 'branch' || kind === 'tree' ? leavesOf(canvas, hasTrunk) : BRANCHES[kind]
  const inset = hasTrunk ? 0.03 : 0
  if (height > 0)
    canvas.add('near', leaves, atLeft ? inset : 1 - inset, frame.y + height * 0.26, height / canvas.scale, {
      flip: !atLeft,
      grow: false,
      object: false,
      of: 'leaf',
    })
  if (hasTrunk)
    canvas.add('near', TREES.giant, atLeft ? 0.015 : 0.985, canvas.Y(0.83), TRUNK.height, {
      flip: !atLeft,
      grow: false,
      fixed: true,
      object: false,
      of: 'tree',
    })
}

/** The leaves of a branch; beside a trunk, the edge of a crown, which is one large region. */
const leavesOf = ({ season, rng }: SceneryCanvas, hasTrunk: boolean): Thing =>
  hasTrunk && (season === 'summer' || season === 'autumn') && rng.chance(0.5)
    ? BRANCHES.canopy
    : BRANCH_OF_SEASON[season]

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

/** Whether the box would cover a figure. */
function isTaken({ figures, heads }: Surroundings, box: Box): boolean {
  const near = { x: box.x - DISTANCE, y: box.y, w: box.w + 2 * DISTANCE, h: box.h + DISTANCE }
  return [...figures, ...heads].some((other) => overlaps(near, other))
}

import type { Thing } from '../../canvas/thing.ts'
import { furnish, type Piece } from '../../furnish.ts'
import type { Setting } from '../../setting.ts'
import { drawFloor, drawRug, drawWall, type Floor, type Wall } from './walls.ts'
import { drawWindow, type WindowKind } from './window.ts'

interface RoomPlan {
  /** Most important first. */
  pieces: readonly Piece[]
  /** Kinds of wall; the seed chooses one. */
  walls?: readonly Wall[]
  floor?: Floor
  /** Rooms have a window with the weather and the time of day, unless this is false. */
  window?: boolean
  /** No curtains beside the window. */
  bare?: boolean
  rug?: 'round' | 'runner'
  /** Things on the floor in front. */
  toys?: readonly Thing[]
  framing?: Setting['framing']
}

const FLOOR = 0.68
const USUAL_WALLS: readonly Wall[] = ['stripes', 'panels', 'plain']
const WINDOWS: readonly WindowKind[] = ['curtains', 'curtains', 'blind', 'arched', 'round', 'wide']
const BARE_WINDOWS: readonly WindowKind[] = ['blind', 'arched', 'round', 'wide']

/** Indoors: wall, window with its own weather, floor, and pieces of furniture that identify the room. */
export const room = (plan: RoomPlan): Setting => ({
  groundStart: 0.72,
  horizon: FLOOR,
  indoors: true,
  pieces: plan.pieces,
  ...(plan.framing && { framing: plan.framing }),
  draw(canvas) {
    drawWall(canvas, canvas.rng.pick(plan.walls ?? USUAL_WALLS), FLOOR)
    const taken =
      plan.window === false || canvas.repeats('window')
        ? []
        : [drawWindow(canvas, canvas.rng.pick(plan.bare ? BARE_WINDOWS : WINDOWS))]
    drawFloor(canvas, plan.floor ?? 'boards', FLOOR)
    furnish(canvas, plan.pieces, { floor: canvas.Y(FLOOR), taken })
    if (plan.rug) drawRug(canvas, plan.rug)
    const toys = plan.toys ?? []
    return {
      ground: () => canvas.Y(FLOOR),
      foreground: {
        things: toys,
        count: toys.length > 0 ? canvas.byDetail(1, 2, 4) : 0,
        size: canvas.byDetail(110, 92, 86),
        bare: true,
      },
    }
  },
})

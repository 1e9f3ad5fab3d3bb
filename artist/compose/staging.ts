import type { Paper } from '../page/paper.ts'
import type { Scene } from '../scene.ts'
import type { Dice } from '../scenery/dice.ts'
import type { Look } from '../style/look.ts'
import { arrange } from './arrange.ts'
import { beneathSign } from './beneath-sign.ts'
import type { Placed, Stage } from './put.ts'
import { build } from './build.ts'
import type { Casting } from './cast.ts'
import { overlap } from './transform.ts'
import type { Unit } from './units.ts'

interface StageOptions {
  paper: Paper
  look: Look
  scene: Scene
  casting: Casting
  dice: Dice
  near: number
  floating: boolean
  waterline?: number
}

/** Draws the units and puts them on the page; when they hide each other, tries again a little smaller. */
export function stageUnits(units: readonly Unit[], options: StageOptions): Placed[] {
  const { paper, look, scene, casting, dice } = options
  const order = orderOf(units, dice)
  const clusters = units.map((unit, i) =>
    build(unit, {
      seed: scene.seed,
      detail: look.figures,
      facing: facingOf(i, order, units, dice),
      casting,
      natural: look.natural,
      wide: isSignPage(units),
    }),
  )
  let best: Placed[] = []
  let least = Infinity
  for (let attempt = 0; attempt < MOST_ATTEMPTS && least > MOSTLY_FREE; attempt++) {
    const stage: Stage = {
      frame: paper.frame,
      near: options.near,
      waterline: options.waterline,
      floating: options.floating,
      boldness: look.boldness * (1 - attempt * 0.07),
    }
    const placed = isSignPage(units)
      ? beneathSign(clusters, stage, dice)
      : arrange(clusters, order, stage, dice)
    const hidden = mostHidden(placed)
    if (hidden >= least) continue
    least = hidden
    best = placed
  }
  return best
}

/** A page about a letter, a number or a name. */
const isSignPage = ([main]: readonly Unit[]) => main?.actor.maker.topic === 'signs'

const MOST_ATTEMPTS = 6
const MOSTLY_FREE = 0.3

/** The largest share of any cluster's box that those painted after it cover. */
function mostHidden(placed: readonly Placed[]): number {
  let most = 0
  for (const [i, { box, cluster }] of placed.entries()) {
    const covered = placed.slice(i + 1).reduce((sum, other) => sum + overlap(box, other.box), 0)
    // Before a castle one stands; its towers are enough.
    const matters = cluster.rest === 'behind' ? 0.75 : 1
    most = Math.max(most, (matters * covered) / (box.w * box.h))
  }
  return most
}

/** Who stands left of whom: main figure in the middle of three or more, left or right of one other. */
function orderOf(units: readonly Unit[], dice: Dice): number[] {
  const others = units.map((_, i) => i).slice(1)
  if (others.length === 0) return units.length === 0 ? [] : [0]
  if (units[0] && isChase(units[0])) return [0, ...others]
  const middle = others.length === 1 ? (dice.chance(0.5) ? 0 : 1) : Math.floor(others.length / 2)
  return [...others.slice(0, middle), 0, ...others.slice(middle)]
}

/** One runs after the other; those who fight stand face to face. */
const isChase = ({ hint, actor }: Unit) => hint === 'chasing' && actor.wished.verb !== 'fight'

/** They look at each other; whoever is alone looks where the seed says. */
function facingOf(
  unit: number,
  order: readonly number[],
  units: readonly Unit[],
  dice: Dice,
): 'left' | 'right' {
  const chance = dice.chance(0.5)
  if (order.length === 1) return chance ? 'left' : 'right'
  if (units.some(isChase)) return 'right'
  const at = order.indexOf(unit)
  if (unit !== 0) return at < order.indexOf(0) ? 'right' : 'left'
  return at === 0 ? 'right' : at === order.length - 1 ? 'left' : chance ? 'left' : 'right'
}

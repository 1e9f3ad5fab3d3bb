import { leftOutOf, NO_WORDS } from '#domain/pages/wish-outcome.ts'
import type { Scene } from '../scene.ts'

/** Whether a page would show nothing of the wish. An empty place is a page only if nothing else was wished for. */
export const isNothingDrawable = ({ wish, outcome = NO_WORDS }: Scene): boolean =>
  wish.figures.length === 0 && !wish.mandala && (!wish.setting || leftOutOf(outcome).length > 0)

/** From this share of missing words on, a page is not what was wished for. */
const MAX_MISSING_SHARE = 0.34

/** Whether another artist should draw the wish, because nothing, not the main figure or too little of it can be drawn. */
export function isBadlyCovered(scene: Scene): boolean {
  const { outcome = NO_WORDS, flaws = [] } = scene
  const missing = leftOutOf(outcome).length + outcome.drawnAs.length
  const all = missing + outcome.drawn.length + outcome.toColor.length
  return isNothingDrawable(scene) || flaws.includes('main-missing') || missing > all * MAX_MISSING_SHARE
}

import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, topicOf } from '#artist/lexicon/noun-properties.ts'
import { moveToFront, newFigure, type Draft } from './draft.ts'

const OF_MOUTH = new Set(['eat', 'drink', 'lick'])
const EDIBLE = new Set(['food', 'feasts'])
/** Places with something to climb. */
const STEEP = new Set(['mountain', 'canyon', 'cave', 'playground', 'climbing-hall'])

/** Food cannot be the doer: in « on mange la galette en famille » the people named with it eat, or else children. */
export function letSomebodyEat(draft: Draft, lexicon: Lexicon): void {
  const { figures } = draft.wish
  const food = figures.findIndex(
    ({ noun, verb, relation }) =>
      OF_MOUTH.has(verb ?? '') &&
      !isAnimate(noun, lexicon) &&
      EDIBLE.has(topicOf(noun, lexicon) ?? '') &&
      relation?.kind !== 'eating',
  )
  if (food < 0 || draft.editing) return
  const { verb, pose } = figures[food]!
  const named = figures.findIndex((other) => isAnimate(other.noun, lexicon) && !other.verb)
  const eater = named < 0 ? figures.push(newFigure('child', 2, [])) - 1 : named
  Object.assign(figures[eater]!, { verb, pose, relation: { kind: 'eating', to: food } })
  delete figures[food]!.verb
  delete figures[food]!.pose
  delete figures[food]!.relation
  moveToFront(draft, eater)
}

/** A koala that climbs nothing else is on a tree. */
export function addClimbedTree(draft: Draft, lexicon: Lexicon): void {
  const { figures, setting } = draft.wish
  for (const [doer, { noun, verb, relation, where }] of figures.entries()) {
    if (verb !== 'climb' || relation || where || draft.withoutObject.has(doer)) continue
    if (!isAnimal(noun, lexicon) && (setting || figures.length > 1)) continue
    if (STEEP.has(setting ?? '') || figures.some((other) => other.relation?.to === doer)) continue
    figures[doer]!.relation = { kind: 'on', to: figures.push(newFigure('tree', 1, [])) - 1 }
    return
  }
}

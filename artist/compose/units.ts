import type { Actor } from './cast.ts'
import type { Rest } from './cluster.ts'
import { jointFor, type Join } from './joints.ts'
import { BOATS, BROOMS, FLIERS, LANDMARKS, SWIMMERS, WATERFOWL } from './nature.ts'
import type { Relation, WishedFigure } from '../wish.ts'

/** A figure with everything joined to it. */
export interface Unit {
  actor: Actor
  joined: { unit: Unit; how: Join }[]
  rest: Rest
  /** What the wish says about its place beside others. */
  hint?: Relation
}

/** Groups the cast by its relations. The unit that holds the main figure comes first. */
export function unitsOf(actors: readonly Actor[], scene: { floating: boolean; water: boolean }): Unit[] {
  const units = new Map<number, Unit>()
  for (const actor of actors) units.set(actor.index, { actor, joined: [], rest: restOf(actor, scene) })
  const host = new Map<Unit, Unit>()
  const outermost = (unit: Unit): Unit => (host.has(unit) ? outermost(host.get(unit)!) : unit)
  const ties = actors.flatMap((actor) => {
    const relation = relationOf(actor, actors)
    const { where } = actor.wished
    return [...(relation ? [{ actor, relation }] : []), ...(where ? [{ actor, relation: where }] : [])]
  })
  for (const { actor, relation } of ties) {
    const own = units.get(actor.index)!
    const other = units.get(relation.to)
    if (!other || other === own || outermost(own) === outermost(other)) continue
    const joint = jointFor(relation.kind, own, other)
    if (!joint) {
      own.hint = relation.kind
      if (relation.kind === 'above' && !BOATS.has(actor.wished.noun)) own.rest = 'air'
      if (relation.kind === 'under' && LANDMARKS.has(other.actor.wished.noun)) other.rest = 'behind'
      if (relation.kind === 'behind') own.rest = own.rest === 'ground' ? 'behind' : own.rest
      continue
    }
    const [outer, inner] = joint.outer === 'own' ? [own, other] : [other, own]
    if (host.has(inner)) continue
    outer.joined.push({ unit: inner, how: joint.how })
    if (joint.how === 'mount' && BROOMS.has(outer.actor.wished.noun)) outer.rest = 'air'
    host.set(inner, outer)
  }
  const free = actors.map((actor) => units.get(actor.index)!).filter((unit) => !host.has(unit))
  const main = actors[0] && outermost(units.get(actors[0].index)!)
  for (const unit of free)
    if (unit !== main && unit.rest === 'ground' && LANDMARKS.has(unit.actor.wished.noun)) unit.rest = 'behind'
  return main ? [main, ...free.filter((unit) => unit !== main)] : []
}

/** What nobody has to say: Santa Claus with his sleigh sits in it, and fire beside a dragon is its breath. */
function relationOf({ wished, index }: Actor, actors: readonly Actor[]): WishedFigure['relation'] {
  const find = (noun: string) => actors.find((actor) => actor.wished.noun === noun)
  const { relation, noun } = wished
  if (relation && relation.kind !== 'with') return relation
  const [sleigh, fire] = [find('santa-sleigh'), find('fire')]
  if (noun === 'santa-claus' && sleigh) return { kind: 'driving', to: sleigh.index }
  if (noun === 'santa-sleigh' && find('santa-claus')) return undefined
  if ((noun === 'dragon' || wished.verb === 'breathe-fire') && fire && fire.index !== index)
    return { kind: 'eating', to: fire.index }
  return relation
}

function restOf(
  { wished, maker, pose }: Actor,
  { floating, water }: { floating: boolean; water: boolean },
): Rest {
  const noun = wished.noun
  if (FLIERS.has(noun) || pose === 'fly' || pose === 'float') return 'air'
  if (water && SWIMMERS.has(noun) && pose === 'jump') return 'air'
  if (water && (BOATS.has(noun) || SWIMMERS.has(noun) || pose === 'swim')) return 'water'
  if (water && WATERFOWL.has(noun) && !pose) return 'water'
  if (floating && (SWIMMERS.has(noun) || maker.source === 'people' || maker.source === 'animals'))
    return 'air'
  if (maker.rests === 'floats' && maker.source === 'converted' && maker.topic === 'sky') return 'air'
  return 'ground'
}

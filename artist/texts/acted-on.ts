import type { Verb, Where } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Relation, Wish, WishFigure } from '../wish.ts'

/** The figure to which an action is done, and where it is. */
interface ActedOn {
  figure: WishFigure
  seat?: { relation: Where; figure: WishFigure }
}

/** Verbs whose object may be named only by its place: "pushes a child on the swing", "rescues a kitten from a tree". */
const VERBS_WITH_PLACED_OBJECT = new Set('push pull rescue help carry comfort lift feed pet hug'.split(' '))

/** The figure that the action is done to, if the wish only says where that figure is. */
export function findActedOn(
  { figures }: Wish,
  main: WishFigure,
  mainVerb: Verb | undefined,
  lexicon: Lexicon,
): ActedOn | undefined {
  if (!mainVerb || !VERBS_WITH_PLACED_OBJECT.has(mainVerb.id)) return undefined
  const target = main.relation && figures[main.relation.to]
  if (target && isAnimate(target.noun, lexicon)) return undefined
  const figure = figures.find(
    (each) =>
      each !== main &&
      !each.verb &&
      isAnimate(each.noun, lexicon) &&
      each.relation &&
      SEATED.has(each.relation.kind) &&
      (target ? figures[each.relation.to] === target : !isAnimate(figures[each.relation.to]!.noun, lexicon)),
  )
  if (!figure) return undefined
  const { kind, to } = figure.relation!
  const seat = figures[to]!
  const noun = lexicon.nouns.get(seat.noun)
  if (!noun) return { figure }
  if (mainVerb.id !== 'rescue')
    return { figure, seat: { relation: kind === 'in' ? 'in' : 'on', figure: seat } }
  return noun.en.where?.from ? { figure, seat: { relation: 'from', figure: seat } } : { figure }
}
const SEATED = new Set<Relation>(['on', 'in'])

const PUBLIC_VEHICLES = new Set('train steam-train bus school-bus double-decker-bus tram subway'.split(' '))
/** Whether people are passengers of a vehicle: a family or a group does not drive a train together. */
export const arePassengers = (
  { noun, count, role }: WishFigure,
  vehicle: string,
  lexicon: Lexicon,
): boolean =>
  PUBLIC_VEHICLES.has(vehicle) &&
  !role &&
  (noun === 'family' || (count > 1 && lexicon.nouns.get(noun)?.topic === 'people'))

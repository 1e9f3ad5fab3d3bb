import type { Verb, Where } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Relation, Wish, WishFigure } from '../wish.ts'

/** Who or what an action is done to, and where that is. */
interface ActedOn {
  figure: WishFigure
  seat?: { relation: Where; figure: WishFigure }
}

/** Verbs whose object is somebody that is only somewhere: pushes a child on the swing, rescues a kitten from a tree. */
const DONE_TO = new Set('push pull rescue help carry comfort lift feed pet hug'.split(' '))

/** The one to whom it is done, if the wish only says where that one is. */
export function findActedOn(
  { figures }: Wish,
  main: WishFigure,
  own: Verb | undefined,
  lexicon: Lexicon,
): ActedOn | undefined {
  if (!own || !DONE_TO.has(own.id)) return undefined
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
  if (own.id !== 'rescue') return { figure, seat: { relation: kind === 'in' ? 'in' : 'on', figure: seat } }
  return noun.en.where?.from ? { figure, seat: { relation: 'from', figure: seat } } : { figure }
}
const SEATED = new Set<Relation>(['on', 'in'])

const PUBLIC_VEHICLES = new Set('train steam-train bus school-bus double-decker-bus tram subway'.split(' '))
/** Several people in a train are passengers: nobody drives it together. */
export const arePassengers = (
  { noun, count, role }: WishFigure,
  vehicle: string,
  lexicon: Lexicon,
): boolean =>
  PUBLIC_VEHICLES.has(vehicle) &&
  !role &&
  (noun === 'family' || (count > 1 && lexicon.nouns.get(noun)?.topic === 'people'))

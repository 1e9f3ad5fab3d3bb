import type { Verb, Where } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import {
  isAircraft,
  isAnimal,
  isAnimate,
  isInstrument,
  isVehicle,
  isWatercraft,
  isWearable,
} from '#artist/lexicon/noun-properties.ts'
import { arePassengers, findActedOn } from './acted-on.ts'
import { containerOf } from './contents.ts'
import { isDoneTogether, isInactive, isWeapon, ON_CLOTHES, takesCompanion } from './done-together.ts'
import { FAMILY } from './family.ts'
import { placeRelation } from './place-relation.ts'
import { needsObject } from './transitive-verbs.ts'
import { asObject, BAKED, DRINKS } from './usual-object.ts'
import type { Relation, Wish, WishFigure } from '../wish.ts'

/** How the second character relates to the first: as object of the verb, by place, as companion, or by "and". */
export type CharacterRelation =
  { by: 'verb' } | { by: 'where'; relation: Where } | { by: 'with' } | { by: 'and' }

/** Verbs that need an object in a sentence, although they bring one: "throws a ball". */
const TAKES_OBJECT = new Set(['ride', 'throw', 'slide', 'win'])

interface RelatedFigure {
  verb?: Verb
  figure?: WishFigure
  relation?: CharacterRelation
  /** The place of the action if the relation is used for its object: reads aloud to a child on the sofa. */
  seat?: { relation: Where; figure: WishFigure }
}

/** A figure on a house is on its roof. */
const nameRoof = (figure: WishFigure | undefined, relation: Relation): WishFigure | undefined =>
  figure?.noun === 'house' && relation === 'on' ? { ...figure, noun: 'roof' } : figure

/** The thing that the action takes if nothing else holds it: "bakes with the children cookies" in German order. */
function looseObject({ figures }: Wish, main: WishFigure, lexicon: Lexicon): WishFigure['relation'] {
  const verb = lexicon.verbs.get(main.verb ?? '')
  if (verb?.relation !== 'holding' || verb.brings) return undefined
  const to = figures.findIndex(
    (figure) => !figure.relation && !figure.verb && !isAnimate(figure.noun, lexicon),
  )
  const isNamedElsewhere = figures.some(({ relation, where }) => relation?.to === to || where?.to === to)
  return to > 0 && !isNamedElsewhere ? { kind: 'holding', to } : undefined
}

/** Things that are the object of the verb whatever preposition the wish has. */
const CLIMBED: Readonly<Record<string, string>> = { slide: 'slide', climb: 'ladder' }

/** The main figure's action with another figure, or its place. */
export function findActionObject(
  wish: Wish,
  main: WishFigure,
  partners: readonly WishFigure[],
  lexicon: Lexicon,
): RelatedFigure | undefined {
  const relation = main.relation ?? looseObject(wish, main, lexicon)
  const figure = relation && nameRoof(wish.figures[relation.to], relation.kind)
  if (!relation || !figure || !lexicon.nouns.has(figure.noun)) return undefined
  const own = main.verb ? lexicon.verbs.get(main.verb) : undefined
  // The verb already names the thing: "plays soccer with a football", "skis with skis".
  if (
    own?.brings &&
    !TAKES_OBJECT.has(own.id) &&
    !needsObject(own.id) &&
    (own.brings === figure.noun || own.relation === 'playing-with')
  )
    return { verb: own }
  if (own?.id === 'have-breakfast') return { verb: own }
  if (own?.id === 'picnic' && PICNIC_THINGS.has(figure.noun)) return { verb: own }
  // Candles are blown out, but bubbles are blown.
  if (own?.id === 'blow-out' && figure.noun === 'soap-bubble')
    return { verb: lexicon.verbs.get('blow-bubbles') }
  // In "throws his dog a ball" and "teaches a boy to fish" the dog and the boy are receivers, and no gift is waved to.
  const isSomebody = isAnimate(figure.noun, lexicon)
  if (own?.id === (isSomebody ? 'throw' : 'wave'))
    return { verb: undefined, figure, relation: { by: 'with' } }
  // People fight against a dragon, but with swords.
  if (own?.id === 'fight' && relation.kind === 'chasing' && !isSomebody)
    return { verb: own, figure, relation: { by: 'with' } }
  if (own?.id === 'fish' && isWatercraft(figure.noun))
    return { verb: own, figure, relation: { by: 'where', relation: 'in' } }
  if (own?.id === 'fish' && isSomebody && !isAnimal(figure.noun, lexicon))
    return { verb: own, figure, relation: { by: 'with' } }
  const byVerb: CharacterRelation = { by: 'verb' }
  const withVerb = (id: string): RelatedFigure => ({
    verb: lexicon.verbs.get(id),
    figure: asObject(id, figure, lexicon),
    relation: byVerb,
  })
  if (own?.id === 'slide' && figure.noun === 'slide') return withVerb('slide')
  if (LEAPS.has(own?.id ?? '') && figure.noun === 'trampoline') return withVerb('trampoline')
  // "On roller skates", not "next to a roller skate".
  if (FOOTGEAR.has(figure.noun) && relation.kind === 'beside')
    return { verb: undefined, figure, relation: { by: 'with' } }
  switch (relation.kind) {
    case 'riding':
      // "On a horse", not "chevauche un cheval".
      return isAnimate(figure.noun, lexicon) && figure.noun !== 'horse'
        ? withVerb('ride')
        : { verb: own?.id === 'fly' ? own : undefined, figure, relation: { by: 'where', relation: 'on' } }
    case 'driving':
      if (arePassengers(main, figure.noun, lexicon))
        return { verb: undefined, figure, relation: { by: 'where', relation: 'in' } }
      return withVerb(isAircraft(figure.noun) ? 'pilot' : isWatercraft(figure.noun) ? 'sail' : 'drive')
    case 'reading':
      return withVerb(own?.id === 'learn' ? 'learn' : 'read')
    case 'eating':
      // A bottle is no food; what is in it is not known.
      if (figure.noun === 'bottle') return { verb: lexicon.verbs.get('drink') }
      return withVerb(
        DRINKS.has(figure.noun) ? 'drink' : own?.relation === 'eating' && own.id !== 'drink' ? own.id : 'eat',
      )
    case 'playing-with':
      return withVerb(
        isInstrument(figure.noun, lexicon)
          ? 'play-instrument'
          : own?.relation === 'playing-with'
            ? own.id
            : 'play',
      )
    case 'chasing':
      // "Chasse aux œufs" means searching for eggs.
      if (figure.noun.endsWith('egg')) return withVerb('search')
      return withVerb(own?.relation === 'chasing' ? own.id : 'chase')
    case 'looking-at':
      // A figure that listens to a heart examines the patient.
      if (own?.id === 'listen' && HEALERS.has(main.noun) && isAnimate(figure.noun, lexicon))
        return withVerb('heal')
      return withVerb(own && (own.relation === 'looking-at' || own.id === 'roar') ? own.id : 'look-at')
    case 'holding':
      // "Combing her hair with a fork".
      if (own?.id === 'comb' && !isSomebody && figure.noun !== 'doll')
        return { verb: own, figure, relation: { by: 'with' } }
      if (own?.id === 'cook' && BAKED.has(figure.noun)) return withVerb('bake')
      return own?.relation === 'holding' || own?.id === 'sort'
        ? withVerb(own.id)
        : { verb: own, figure, relation: { by: 'with' } }
    default:
  }
  const isTold = own?.id === 'teach' || own?.id === 'read-aloud'
  if (isTold && relation.kind === 'beside' && isAnimate(figure.noun, lexicon)) return withVerb(own.id)
  if (own && CLIMBED[own.id] === figure.noun) return withVerb(own.id)
  // "To school", not "next to a school".
  if (own?.id === 'walk' && figure.noun === 'school' && relation.kind === 'beside') return withVerb('walk')
  // The dough is kneaded, not the table on which it lies.
  if (own?.id === 'knead' && lexicon.nouns.get(figure.noun)!.topic !== 'food') return { verb: own }
  if (own?.relation === relation.kind && !own.stative && own.id !== 'hide-and-seek') return withVerb(own.id)
  const actedOn = findActedOn(wish, main, own, lexicon)
  if (actedOn) return { verb: own, relation: byVerb, ...actedOn }
  if (own && ADDRESSES.has(own.id) && relation.kind === 'beside' && isSomebody)
    return { verb: own, figure, relation: byVerb }
  const where = placeRelation(main, relation.kind, figure.noun, lexicon)
  const company =
    own &&
    NEEDS_LISTENER.has(own.id) &&
    wish.figures.find((each) => isAlong(each, wish, []) && !partners.includes(each))
  if (company) return { verb: own, figure: company, relation: byVerb, seat: { relation: where, figure } }
  // "Sits on a leaf" adds nothing to "on a leaf" and sounds worse in half of the languages.
  const isStill = own?.stative || where === 'on-shoulders'
  return { verb: isStill ? undefined : own, figure, relation: { by: 'where', relation: where } }
}

const LEAPS = new Set(['hop', 'jump'])
const FOOTGEAR = new Set(['ice-skate', 'roller-skate', 'ski'])
/** Done to whoever is near. */
const ADDRESSES = new Set(['talk', 'whisper', 'shout', 'spray'])
const PICNIC_THINGS = new Set('picnic basket picnic-blanket blanket'.split(' '))
const HEALERS = new Set('doctor nurse vet'.split(' '))
/** Verbs whose companion is their object: reads aloud to a child, races against a snail. */
const NEEDS_LISTENER = new Set('read-aloud race whisper shake-hands talk fight'.split(' '))
/** A companion, a figure joined by "and", or else what the main figure wears. */
export function findCompanion(
  wish: Wish,
  main: WishFigure,
  partners: readonly WishFigure[],
  lexicon: Lexicon,
): RelatedFigure | undefined {
  const own = main.verb ? lexicon.verbs.get(main.verb) : undefined
  const named = wish.figures
    .slice(1)
    .filter(({ noun }) => lexicon.nouns.has(noun) && !(main.noun === 'bouquet' && noun === 'flower'))
  const isCompanion = (figure: WishFigure) => isAlong(figure, wish, partners)
  const friend =
    partners.length > 0
      ? named.find((one) => !partners.includes(one) && isCompanion(one))
      : (named.find(isCompanion) ?? named.find(({ noun }) => isAnimate(noun, lexicon)) ?? named[0])
  if (partners.length > 0 && !friend) return undefined
  const actedOn = findActedOn(wish, main, own, lexicon)
  if (actedOn) return { verb: own, relation: { by: 'verb' }, ...actedOn }
  if (friend) {
    const along = isCompanion(friend)
    // "A rabbit with a basket of eggs", not "a rabbit and eggs".
    const container = along || isAnimate(friend.noun, lexicon) ? undefined : containerOf(friend, wish)
    if (container && container !== main)
      return { verb: undefined, figure: container, relation: { by: 'with' } }
    // "A crocodile at the dentist's", "Mom at the hairdresser's".
    const isVisit = along || (friend.verb === 'cut-hair' && friend.relation?.to === 0)
    if (isVisit && VISITED.has(friend.noun) && lexicon.nouns.get(main.noun)?.topic !== 'jobs' && !own)
      return { verb: undefined, figure: friend, relation: { by: 'where', relation: 'beside' } }
    // "Breathes fire" already names the fire, and "stops the traffic" the cars.
    const isTreasure = own?.id === 'dig' && friend.noun === 'treasure-chest'
    const isInVerb =
      own?.brings === friend.noun || (own?.id === 'stop-traffic' && isVehicle(friend.noun, lexicon))
    if (along && (isTreasure || (isInVerb && own?.en.obj === '-'))) return { verb: own }
    // In "Grandma teaches a girl to knit" both knit.
    if (along && own && friend.verb === own.id && isAnimate(friend.noun, lexicon))
      return { verb: own, figure: friend, relation: { by: 'with' } }
    // Clothes are worn and not a place, as "splashing in rubber boots" could be read.
    const isWorn = isWearable(friend.noun, lexicon) && !ON_CLOTHES.has(own?.id ?? '')
    // Who gets dressed puts on clothes.
    if (along && isWorn && own?.id === 'get-dressed') return { verb: own }
    if (along && (isWorn || (own && isWeapon(own, friend, lexicon))))
      return { verb: own, figure: friend, relation: { by: 'with' } }
    if (along && own && takesCompanion(own, friend, lexicon) && !isInactive(own, friend, lexicon))
      return { verb: own, figure: friend, relation: { by: 'verb' } }
    // A bee is beside a shop, and not with it.
    const isBuilding =
      lexicon.nouns.get(friend.noun)!.topic === 'buildings' && lexicon.places.has(friend.noun)
    if (along && isBuilding && isAnimate(main.noun, lexicon))
      return { verb: undefined, figure: friend, relation: { by: 'where', relation: 'beside' } }
    return {
      verb: along && !isDoneTogether(own, friend, lexicon) ? undefined : own,
      figure: friend,
      // "A mouse with cheese" and "a boy with Grandma" rather than "a mouse and cheese" and "a boy and Grandma".
      relation: { by: along || isNeverListed(friend, main, lexicon) ? 'with' : 'and' },
    }
  }
  // "In a wheelchair" is already part of the person's name.
  const worn = [...main.wears, ...main.holds].find((id) => lexicon.nouns.has(id) && id !== 'wheelchair')
  if (!worn) return undefined
  const isSeveral = main.noun === 'number-chart' || worn.endsWith('boot') || main.count > 1
  return {
    verb: own,
    // A chart of numbers shows several of them, and boots are a pair.
    figure: {
      noun: worn,
      count: isSeveral ? 2 : 1,
      looks: [],
      wears: [],
      holds: [],
      ...(isSeveral && { vague: true }),
    },
    relation: { by: 'with' },
  }
}

/** A patient or a customer visits these professions. */
export const VISITED = new Set(['dentist', 'doctor', 'vet', 'hairdresser'])

const isNeverListed = ({ noun }: WishFigure, main: WishFigure, { nouns }: Lexicon): boolean =>
  nouns.get(noun)!.es.det === 'mass' || (FAMILY.has(noun) && !FAMILY.has(main.noun))

/** A companion of one partner is a companion of all: "mom and dad with their baby". */
const isAlong = ({ relation }: WishFigure, { figures }: Wish, partners: readonly WishFigure[]): boolean =>
  relation?.kind === 'with' && (relation.to === 0 || partners.includes(figures[relation.to]!))

import type { Adjective, Verb, Where } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { ANOTHER } from './another.ts'
import { isAnimal, isAnimate, isPerson, isVehicle } from '#artist/lexicon/noun-properties.ts'
import type { Sex, Wish, WishFigure } from '../wish.ts'
import { asCompanions, countTwins, equalCompanions, pupilFirst } from './companions.ts'
import { asStrangers } from './as-stranger.ts'
import { contentsOf } from './contents.ts'
import { FAMILY } from './family.ts'
import { findCompanion, findActionObject, VISITED, type CharacterRelation } from './character-relations.ts'
import { findPlaceAndTime, type PlaceAndTime } from './place-and-time.ts'
import { plainVerb, unlessInNoun } from './plain-verb.ts'

/** A figure of the story, independent of the language. */
export interface Character {
  noun: string
  count: number
  /** The wish gives no number. */
  vague: boolean
  looks: Adjective[]
  animate: boolean
  sex?: Sex
  /** Its job or costume. */
  role?: string
  inWheelchair?: true
  /** What is in it: a basket of eggs. */
  contents?: Character
  /** A young animal. */
  baby?: true
  /** The letters of a written name or word. */
  writes?: string
  beast: boolean
  /** Can be the subject of a verb: animate figures, and vehicles with a verb. */
  canAct: boolean
}

/** The content of one sentence about a page. */
export interface Story extends PlaceAndTime {
  main?: Character
  /** Figures with the same verb: "a dog and a cat play". */
  partners: Character[]
  verb?: Verb
  other?: Character
  relation?: CharacterRelation
  /** Where the main figure is, besides what it does: reads a book on a sofa. */
  seat?: { relation: Where; character: Character }
  /** Everybody and everything else, named at the end. */
  others: Character[]
  mandala: boolean
}

/** More adjectives make the sentence hard to read. */
const MAX_LOOKS = 2
const MAX_PARTNERS = 2

export function createStory(typed: Wish, lexicon: Lexicon): Story {
  const wish = countTwins(asCompanions(pupilFirst({ ...typed, figures: asStrangers(typed) })))
  const [main] = wish.figures
  const mandala = wish.mandala ?? false
  if (!main || !lexicon.nouns.has(main.noun) || isLandscape(main, wish, lexicon))
    return { mandala, partners: [], others: [], ...findPlaceAndTime(wish, [], lexicon) }
  const partners = [...partnersOf(wish, main, lexicon), ...equalCompanions(wish, main, lexicon)].slice(
    0,
    MAX_PARTNERS,
  )
  const object = findActionObject(wish, main, partners, lexicon)
  const related = withCompany(object, wish, partners, lexicon) ?? findCompanion(wish, main, partners, lexicon)
  const verb = related && 'verb' in related ? unlessInNoun(related, main) : plainVerb(main, lexicon)
  const shown = wish.figures.flatMap(({ noun }) => [noun, lexicon.nouns.get(noun)?.place ?? ''])
  return {
    ...elderFirst([main, ...partners].map((one) => character(one, lexicon, verb))),
    verb,
    other: related?.figure && withContents(related.figure, main, wish, lexicon),
    relation: related?.relation,
    ...(related?.seat
      ? { seat: { ...related.seat, character: character(related.seat.figure, lexicon) } }
      : seatOf(wish, main, related?.figure, lexicon)),
    others: othersOf(wish, [main, ...partners], related, lexicon),
    mandala,
    ...findPlaceAndTime(isVisit(related) ? { ...wish, setting: undefined } : wish, shown, lexicon),
  }
}

/** "At the hairdresser's" already says where. */
const isVisit = (related: ReturnType<typeof findActionObject>): boolean =>
  related?.relation?.by === 'where' && VISITED.has(related.figure?.noun ?? '')

/** "Mom and a girl", not "a girl and Mom". */
function elderFirst(subjects: Character[]): Pick<Story, 'main' | 'partners'> {
  const [first, ...others] = subjects
  const elder = CHILDREN.has(first!.noun) ? others.find(({ noun }) => FAMILY.has(noun)) : undefined
  const [main, ...partners] = elder ? [elder, ...subjects.filter((one) => one !== elder)] : subjects
  return { main, partners }
}
const CHILDREN = new Set('child girl boy baby'.split(' '))

/** The second figure, with what is in it. */
function withContents(figure: WishFigure, main: WishFigure, wish: Wish, lexicon: Lexicon): Character {
  const contents = contentsOf(figure, wish, lexicon)
  const other = otherCharacter(figure, main, lexicon)
  return contents ? { ...other, contents: character(contents, lexicon) } : other
}

/** Of two with the same noun the second is "another": "a ship pulling another ship". */
function otherCharacter(figure: WishFigure, main: WishFigure, lexicon: Lexicon): Character {
  const other = character(figure, lexicon)
  const isSameKind =
    figure.noun === main.noun &&
    (isAnimal(main.noun, lexicon) || figure.sex === main.sex) &&
    figure.count + main.count === 2 &&
    other.looks.length === 0 &&
    !other.baby
  return isSameKind ? { ...other, looks: [ANOTHER] } : other
}

/** "Grandpa fishing with a child": the verb names its thing, so that the companion has the place of the object. */
function withCompany(
  object: ReturnType<typeof findActionObject>,
  { figures }: Wish,
  partners: readonly WishFigure[],
  lexicon: Lexicon,
): typeof object {
  if (!object || object.figure) return object
  const figure = figures.find(
    (each) =>
      each.relation?.kind === 'with' &&
      each.relation.to === 0 &&
      isAnimate(each.noun, lexicon) &&
      !partners.includes(each),
  )
  return figure ? { ...object, figure, relation: { by: 'with' } } : object
}

/** The place of a figure that also acts on another one. */
function seatOf(
  wish: Wish,
  { where, relation, verb }: WishFigure,
  named: WishFigure | undefined,
  lexicon: Lexicon,
): Pick<Story, 'seat'> {
  const figure = where && wish.figures[where.to]
  if (!figure || figure.noun === named?.noun || !relation || !lexicon.nouns.has(figure.noun)) return {}
  // The tree from which apples are picked needs no mention, and a thief does not sit where something is stolen from.
  // "Bakes a pizza" needs no oven.
  if (where.kind === 'beside' || verb === 'steal' || verb === 'bake') return {}
  // Food belongs to another part of the sentence and is no seat.
  if (lexicon.nouns.get(figure.noun)!.topic === 'food') return {}
  const relationOfSeat = where.kind === 'in' || where.kind === 'driving' ? 'in' : 'on'
  return { seat: { relation: relationOfSeat, character: character(figure, lexicon) } }
}

/** Figures that a title can name without becoming a list. */
const MAX_OTHERS = 2

/**
 * The people and animals that are not named yet; things would make the sentence a list. Next to an object only those who act
 * along are named: "cooks soup with a cat", but not "listens to a heart with a boy".
 */
function othersOf(
  wish: Wish,
  named: readonly WishFigure[],
  related: ReturnType<typeof findActionObject>,
  lexicon: Lexicon,
): Character[] {
  const other = related?.figure
  if (!other || ALONE.has(related.verb?.id ?? '')) return []
  const actsAlong = ({ relation, verb }: WishFigure) =>
    (relation?.kind === 'with' && named.includes(wish.figures[relation.to]!)) ||
    (verb !== undefined && verb === named[0]?.verb) ||
    (!relation && !verb && IN_KITCHEN.has(named[0]?.verb ?? ''))
  return wish.figures
    .filter(
      (figure) =>
        !named.includes(figure) &&
        !isRidden(figure, wish) &&
        figure !== other &&
        figure.noun !== other.noun &&
        lexicon.nouns.has(figure.noun) &&
        isAnimate(figure.noun, lexicon) &&
        (related.relation?.by !== 'verb' || actsAlong(figure)),
    )
    .slice(0, MAX_OTHERS)
    .map((figure) => otherCharacter(figure, named[0]!, lexicon))
}

/** Companions of a cook are in the kitchen, too. */
const IN_KITCHEN = new Set(['cook', 'bake'])

/** Verbs that a companion does not share: a customer does not sell. */
const ALONE = new Set(['sell'])

/** A page of a landscape alone is described by its place. */
const isLandscape = (main: WishFigure, wish: Wish, lexicon: Lexicon) =>
  main.noun === wish.setting && wish.figures.length === 1 && lexicon.places.get(main.noun)?.as === 'landscape'

/** Figures joined to the main one by "and", with the same verb. */
function partnersOf(wish: Wish, main: WishFigure, lexicon: Lexicon): WishFigure[] {
  return wish.figures
    .slice(1)
    .filter((figure, at) => {
      const same = figure.verb === main.verb && (!figure.relation || hasSameTarget(wish, figure, main))
      return (
        same &&
        at + 1 !== main.relation?.to &&
        !isRidden(figure, wish) &&
        figure.noun !== main.noun &&
        lexicon.nouns.has(figure.noun) &&
        isAnimate(figure.noun, lexicon) === isAnimate(main.noun, lexicon)
      )
    })
    .filter((figure) => isJoined(wish, figure, main))
}

/** The horse of another figure does nothing together with the main one. */
const isRidden = (figure: WishFigure, { figures }: Wish) =>
  figures.some(({ relation }) => relation?.kind === 'riding' && figures[relation.to] === figure)

/** Both carry the same box, or a box each. */
function hasSameTarget({ figures }: Wish, { relation }: WishFigure, main: WishFigure): boolean {
  if (!relation || !main.relation) return false
  const [one, other] = [figures[relation.to], figures[main.relation.to]]
  return one === other || (relation.kind === main.relation.kind && one?.noun === other?.noun)
}

/** In "a boy in bed and a nurse" she is not in bed. */
const isElsewhere = (figure: WishFigure, { relation, verb }: WishFigure) =>
  !figure.relation && !verb && relation !== undefined && relation.kind !== 'with'

const isJoined = (wish: Wish, figure: WishFigure, main: WishFigure) =>
  !isElsewhere(figure, main) &&
  (!figure.relation || (hasSameTarget(wish, figure, main) && wish.figures[figure.relation.to] !== main))

/** The looks of an animal that make its name another one: "a baby elephant", not "a young elephant". */
const isYoungAnimal = ({ noun, looks }: WishFigure, lexicon: Lexicon) =>
  looks.includes('young') && isAnimate(noun, lexicon) && !isPerson(noun, lexicon)

/** Animals that are young by their name. */
const YOUNG = new Set('kitten puppy piglet lamb foal calf fawn tadpole duckling chick caterpillar'.split(' '))

function character(figure: WishFigure, lexicon: Lexicon, verb?: Verb): Character {
  const isYoung = isYoungAnimal(figure, lexicon)
  const baby = isYoung && !YOUNG.has(figure.noun)
  const looks = figure.looks
    .filter((id) => !(isYoung && id === 'young'))
    .map((id) => lexicon.adjectives.get(id))
    .filter((look) => look !== undefined)
    .filter(
      (look) =>
        !look.avoid_with?.includes(figure.noun) && !VERBS_REPEATING_LOOK[look.id]?.includes(verb?.id ?? ''),
    )
  return {
    noun: figure.noun,
    ...(figure.sex && { sex: figure.sex }),
    ...(figure.role && lexicon.nouns.has(figure.role) && { role: figure.role }),
    ...(figure.holds.includes('wheelchair') && { inWheelchair: true as const }),
    ...(baby && { baby: true as const }),
    ...(figure.writes && { writes: figure.writes }),
    count: figure.count,
    vague: figure.vague ?? false,
    looks: looks.slice(0, MAX_LOOKS),
    animate: isAnimate(figure.noun, lexicon),
    beast: isAnimal(figure.noun, lexicon),
    canAct: isAnimate(figure.noun, lexicon) || (verb !== undefined && isVehicle(figure.noun, lexicon)),
  }
}

/** Adjectives that repeat the verb: "a sleeping bear sleeps". */
const VERBS_REPEATING_LOOK: Record<string, string[]> = {
  sleeping: ['sleep'],
  flying: ['fly', 'fly-over'],
  dancing: ['dance'],
  singing: ['sing'],
  laughing: ['laugh'],
  sad: ['cry'],
  playful: ['play'],
}

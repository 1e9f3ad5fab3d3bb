import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { ANOTHER } from './another.ts'
import { isAnimal, isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Wish, WishFigure } from '../wish.ts'
import { asCompanions, countTwins, equalCompanions, pupilFirst } from './companions.ts'
import { asStrangers } from './as-stranger.ts'
import { celebrateFeast } from './celebrated-feast.ts'
import { contentsOf } from './contents.ts'
import { character } from './create-character.ts'
import { CAUGHT } from './done-together.ts'
import { FAMILY } from './family.ts'
import { findCompanion, findActionObject, VISITED } from './character-relations.ts'
import { findPlaceAndTime } from './place-and-time.ts'
import { plainVerb, unlessInNoun } from './plain-verb.ts'
import type { Character, Story } from './story.ts'

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
  const shown = wish.figures.flatMap(({ noun }) => [noun, lexicon.nouns.get(noun)?.place ?? ''])
  const around = findPlaceAndTime(isVisit(related) ? { ...wish, setting: undefined } : wish, shown, lexicon)
  const verb = related && 'verb' in related ? unlessInNoun(related, main) : plainVerb(main, lexicon)
  return celebrateFeast({
    ...elderFirst([main, ...partners].map((one) => character(one, lexicon, verb))),
    verb,
    other: related?.figure && withContents(related.figure, main, wish, lexicon),
    relation: related?.relation,
    ...(related?.seat
      ? { seat: { ...related.seat, character: character(related.seat.figure, lexicon) } }
      : seatOf(wish, main, related?.figure, lexicon)),
    others: othersOf(wish, [main, ...partners], related, lexicon),
    mandala,
    ...around,
  })
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
  if (!object || object.figure || ALONE.has(object.verb?.id ?? '')) return object
  const figure = figures.find(
    (each) =>
      each.relation?.kind === 'with' &&
      each.relation.to === 0 &&
      isAnimate(each.noun, lexicon) &&
      !partners.includes(each),
  )
  // "Fishing for a salmon".
  const by = object.verb?.id === 'fish' && CAUGHT.has(figure?.noun ?? '') ? 'verb' : 'with'
  return figure ? { ...object, figure, relation: { by } } : object
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

/** Verbs that a companion does not share: a customer does not sell, and the patient's teddy bear examines nobody. */
const ALONE = new Set(['sell', 'heal', 'bandage', 'inject', 'stop-traffic'])

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

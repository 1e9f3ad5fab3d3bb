import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isVehicle } from '#artist/lexicon/noun-properties.ts'
import { relateByVerb, addClothes } from './relate-figures.ts'
import type { WishFigure } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { newFigure, removeFigure, type Draft } from './draft.ts'
import { doerAfter } from './missing-doer.ts'
import { relatePronoun } from './pronouns.ts'
import { isPlural, isSingular } from './singular-verb.ts'
import { GIVING } from './receivers.ts'
import { ROLE_OF_VEHICLE } from './roles.ts'

/** Gives the subjects a verb and its pose, and links the verb to its object. */
export function applyVerb(
  draft: Draft,
  id: string,
  words: Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): void {
  if (draft.negated) {
    draft.negated = false
    // A negated "sleep" is drawn as being awake. Other negated verbs are not drawn.
    if (id !== 'sleep') return
    id = 'wake-up'
  }
  const missingDoer = doerAfter(draft, words[at]!, language, lexicon)
  if (missingDoer !== undefined) {
    draft.unlinked = [0]
    draft.subjects = [missingDoer]
    draft.mainFigure = missingDoer
  }
  const isLast = missingDoer !== undefined || isClauseFinal(words, at, language, draft)
  const objects = isLast ? [...draft.unlinked] : []
  const doers = doersOf(draft, id, words, at, objects, lexicon)
  if (words[at]!.passive) return applyPassive(draft, doers, id, lexicon)
  const { patients } = draft
  draft.patients = undefined
  if (patients && doers.length > 0) {
    for (const doer of doers) relatePassive(draft, doer, id, patients, lexicon)
    // In "to which a girl gives a carrot" the object still follows.
    if (draft.patientPreposition) draft.link = { verb: id, doers }
    draft.patientPreposition = undefined
    return
  }
  for (const doer of doers) setAction(draft, doer, id, lexicon)
  draft.antecedent = undefined
  draft.afterConjunction = false
  draft.unlinked = []
  draft.link = {
    verb: id,
    doers,
    ...(doers.length === 0 && { word: words[at] }),
    ...(patients && draft.patientPreposition && { patients }),
  }
  const pronoun = draft.pronoun ?? words[at]!.pronoun
  draft.pronoun = undefined
  if (pronoun) relatePronoun(draft, pronoun, doers, id, lexicon)
  if (isLast && objects.length === 0) relateAgain(draft, doers, id, lexicon)
  if (objects.length === 0) return
  draft.link = undefined
  for (const thing of objects.toReversed()) relateObject(draft, doers, id, thing, lexicon)
}

/** German and Dutch name the agent before the verb ("von Hunden gejagt wird"), the other languages after it. */
function applyPassive(draft: Draft, patients: number[], verb: string, lexicon: Lexicon): void {
  const agent = draft.unlinked.at(-1)
  draft.antecedent = undefined
  draft.afterConjunction = false
  draft.unlinked = []
  draft.link = undefined
  if (agent === undefined) draft.link = { verb, doers: [], patients }
  else relatePassive(draft, agent, verb, patients, lexicon)
}

/** Gives a passive verb to its agent, who becomes the main figure. */
export function relatePassive(
  draft: Draft,
  agent: number,
  verb: string,
  patients: readonly number[],
  lexicon: Lexicon,
): void {
  setAction(draft, agent, verb, lexicon)
  for (const patient of patients)
    // "To whom a girl gives a carrot".
    if (draft.patientPreposition && GIVING.has(verb))
      draft.wish.figures[patient]!.relation ??= { kind: 'with', to: agent }
    else relateByVerb(draft, agent, verb, patient, draft.patientPreposition, lexicon)
  if (draft.mainFigure === undefined || patients.includes(draft.mainFigure)) draft.mainFigure = agent
  draft.subjects = [agent]
}

/**
 * Sets the figure's verb. An action replaces a posture ("sits and reads"); a second action does not replace the
 * first.
 */
export function setAction(draft: Draft, doer: number, id: string, lexicon: Lexicon): void {
  const figure = draft.wish.figures[doer]
  const verb = lexicon.verbs.get(id)
  if (!figure || !verb || id === 'have' || id === 'wear') return
  // "Helps to wash" is drawn as washing, "teaches to fish" and "learns to fish" as fishing.
  const isHanging = figure.verb === 'hang' && WHILE_HANGING.has(id)
  const isReplaced = REPLACED.has(figure.verb ?? '') || id === 'ride-shoulders' || isHanging
  // "Shows us how to bake" is drawn as baking, and "plays hide-and-seek" as that game.
  const isShown = (figure.verb === 'show' && !figure.relation) || (figure.verb === 'play' && GAMES.test(id))
  if (figure.verb && !isShown && !isReplaced && !draft.editing && !lexicon.verbs.get(figure.verb)?.stative)
    return
  if (figure.verb === 'teach') followPupil(draft, doer)
  const crew = BY_CREW.has(id) && ROLE_OF_VEHICLE[figure.noun]
  if (crew) {
    if (id === 'put-out-fire' && figure.count === 1)
      draft.wish.figures.push({
        ...newFigure(figure.noun, 1, figure.looks),
        relation: { kind: 'with', to: doer },
      })
    Object.assign(figure, { noun: crew, count: CREW_SIZE, vague: true, looks: [] })
  }
  figure.verb = id
  figure.pose = isHanging ? 'hang' : verb.pose
}

/** A game replaces "play", which does not say what is played. */
const GAMES = /^(?:play-|hide-and-seek)/

/** Verbs that only introduce the action that is drawn. */
const HELPING = new Set(['help', 'teach'])
const REPLACED = new Set([...HELPING, 'learn'])
/** What a monkey can do while it hangs from a branch. */
const WHILE_HANGING = new Set('eat drink read sleep look-at wave'.split(' '))
const TRAFFIC_GUARDS = new Set(['police-officer', 'crossing-guard'])

/** With these verbs "die Feuerwehr" means the crew instead of the fire engine. */
const BY_CREW = new Set(['put-out-fire', 'rescue', 'heal', 'help'])
const CREW_SIZE = 2

/** The pupil does the same beside the teacher. */
function followPupil({ wish: { figures } }: Draft, teacher: number): void {
  const { relation } = figures[teacher]!
  const pupil = relation && figures[relation.to]
  if (!pupil) return
  delete figures[teacher]!.relation
  pupil.relation = { kind: 'with', to: teacher }
}

/** The verb comes after its object in "… die met een bal speelt", so the object's relation is set again. */
function relateAgain(draft: Draft, doers: number[], verb: string, lexicon: Lexicon): void {
  const [doer] = doers
  const { figures } = draft.wish
  const thing = figures[draft.lastFigure]
  const preposition = draft.previousLink?.isUndrawn ? undefined : draft.previousLink?.preposition
  // In "hat den Knochen vergraben" the participle decides the relation to the bone, not "hat".
  const isPerfect = draft.previousLink?.verb === 'have'
  if (doer === undefined || !thing || doers.includes(draft.lastFigure) || !(preposition || isPerfect)) return
  if (isPerfect) draft.previousLink = undefined
  if (thing.relation?.to === doer) delete thing.relation
  if (figures[doer]?.relation?.to === draft.lastFigure) delete figures[doer].relation
  relateByVerb(draft, doer, verb, draft.lastFigure, preposition, lexicon)
}

function relateObject(draft: Draft, doers: number[], verb: string, thing: number, lexicon: Lexicon): void {
  const noun = draft.wish.figures[thing]?.noun
  if (!noun) return
  const isWorn = lexicon.verbs.get(verb)?.relation === 'wears' || verb === 'have' || verb === 'get-dressed'
  if (isWorn && doers.map((doer) => addClothes(draft, doer, noun, lexicon)).some(Boolean))
    removeFigure(draft, thing)
  else for (const doer of doers) relateByVerb(draft, doer, verb, thing, undefined, lexicon)
}

/**
 * Whether the verb ends its clause, as in German and Dutch, so that its objects stand before it. Only a phrase with a preposition may
 * follow: "een konijn dat wortels eet in de tuin".
 */
function isClauseFinal(words: Word[], at: number, language: Language, draft: Draft): boolean {
  if (language !== 'de' && language !== 'nl') return false
  const next = words.slice(at + 1).find((word) => word.sense?.kind !== 'filler')
  const kind = next?.sense?.kind
  const isPhrase = kind === 'preposition' || (next?.sense?.kind === 'place' && next.sense.phrase)
  if (isPhrase && draft.antecedent !== undefined && draft.unlinked.length > 0) return true
  return !next || !!next.pause || kind === 'and' || kind === 'relative' || kind === 'verb'
}

function doersOf(
  draft: Draft,
  id: string,
  words: Word[],
  at: number,
  objects: number[],
  lexicon: Lexicon,
): number[] {
  const { figures } = draft.wish
  const isAlive = (index: number) => !!figures[index] && isAnimate(figures[index].noun, lexicon)
  const { lastFigure, subjects, antecedent } = draft
  // In "a mermaid on a rock who sings" the mermaid sings, because rocks cannot.
  const isThing =
    antecedent !== undefined &&
    !isAlive(antecedent) &&
    !VERBS_OF_THINGS.has(id) &&
    !isVehicle(figures[antecedent]?.noun ?? '', lexicon)
  if (isThing && subjects.some(isAlive)) return subjects.filter(isAlive)
  // In "a postman on a bicycle who delivers letters" the rider does.
  const rides = ({ relation }: WishFigure) =>
    !!relation && relation.to === antecedent && MOVING.has(relation.kind)
  const rider = subjects.find((index) => figures[index] && rides(figures[index]))
  if (rider !== undefined && !VERBS_OF_THINGS.has(id)) return [rider]
  if (antecedent !== undefined && figures[antecedent]) {
    // In "a pig and a wolf who blows" only the wolf blows.
    const isOne = subjects.length > 1 && isSingular(words[at]!, draft.wish.language)
    // "Papa et sa fille qui pêchent": both do it.
    if (isNamedTogether(draft, antecedent, lexicon) && isPlural(words, at, draft.wish.language)) {
      delete figures[antecedent].relation
      draft.subjects = [...subjects, antecedent]
    } else if (!subjects.includes(antecedent) || isOne) draft.subjects = [antecedent]
    return draft.subjects
  }
  // A helper or teacher also does the action. But only the pupil rides, and a traffic guard does not cross the street.
  const helper = subjects.find((index) => HELPING.has(figures[index]?.verb ?? ''))
  if (helper !== undefined && lastFigure !== helper && isAlive(lastFigure) && !figures[lastFigure]?.verb) {
    figures[lastFigure]!.relation ??= { kind: 'with', to: helper }
    const isApart =
      lexicon.verbs.get(id)?.relation === 'riding' ||
      (id === 'cross' && TRAFFIC_GUARDS.has(figures[helper]!.noun))
    return isApart ? [lastFigure] : [helper, lastFigure]
  }
  // In "a girl on a seesaw and a boy sliding" only the boy slides.
  const isSeated = (index: number) => SEATS.has(figures[index]?.relation?.kind ?? '')
  const isOther = subjects.at(-1) === lastFigure && !figures[lastFigure]?.relation && isAlive(lastFigure)
  if (objects.length === 0 && isOther && followsNoun(words, at) && subjects.slice(0, -1).some(isSeated)) {
    draft.subjects = [lastFigure]
    return draft.subjects
  }
  // In "… and a girl reading a book" the verb belongs to the last named figure.
  const isBusy = subjects.some((index) => figures[index]?.verb)
  if (
    objects.length === 0 &&
    isBusy &&
    !subjects.includes(lastFigure) &&
    isAlive(lastFigure) &&
    followsNoun(words, at)
  ) {
    if (figures[lastFigure]?.relation?.kind === 'with' && draft.previousLink?.verb)
      delete figures[lastFigure].relation
    draft.subjects = [lastFigure]
    return [lastFigure]
  }
  const able = subjects.filter(isAlive)
  return able.length > 0 ? able : [...subjects]
}

/** Whether another figure was named together with the only subject, and neither has an action of its own. */
function isNamedTogether({ subjects, wish: { figures } }: Draft, other: number, lexicon: Lexicon): boolean {
  const [subject] = subjects
  const { relation, count } = figures[other]!
  if (subject === undefined || subject === other || count > 1 || figures[subject]!.verb) return false
  const isWith = !relation || (relation.kind === 'with' && relation.to === subject)
  return isWith && [subject, other].every((index) => isAnimate(figures[index]!.noun, lexicon))
}

const SEATS: ReadonlySet<string> = new Set(['on', 'in', 'under', 'riding', 'driving'])

const MOVING: ReadonlySet<string> = new Set(['riding', 'driving'])

/** Verbs whose subject can be a thing. */
const VERBS_OF_THINGS = new Set(
  `fly fly-over float shine bloom land swing jump hop drive ride sail roar spray light wave stand lie sit have wear balance race run
  slide put hide fall open swim dance`.split(/\s+/),
)

/** Whether a noun precedes the verb, with only "is", "who" and adverbs in between. */
function followsNoun(words: Word[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back]!
    const kind = word.sense?.kind
    if (kind === 'filler' || kind === 'relative' || kind === 'adjective' || word.pause === 'comma') continue
    return kind === 'noun' || kind === 'group'
  }
  return false
}

const FAMILY_MEMBERS = new Set('mother father grandmother grandfather child girl boy baby'.split(' '))

/** "A family: mother, father and two children" becomes its members, who take over the family's verb. */
export function replaceFamilyByMembers(draft: Draft): void {
  const { figures } = draft.wish
  const family = figures.findIndex(({ noun, count }) => noun === 'family' && count === 1)
  const members = figures.filter(({ noun }) => FAMILY_MEMBERS.has(noun))
  if (family < 0 || members.length < 2 || draft.editing) return
  const { verb, pose } = figures[family]!
  for (const member of members) {
    delete member.relation
    if (!member.verb && verb) Object.assign(member, { verb, pose })
  }
  removeFigure(draft, family)
}

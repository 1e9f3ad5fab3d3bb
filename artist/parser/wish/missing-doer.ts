import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, isVehicle } from '#artist/lexicon/noun-properties.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { moveToFront, newFigure, type Draft } from './draft.ts'

// "Feeding the ducks", "einen Schneemann bauen": the wish names an action without a subject. A child does it.

/** Relations of verbs that need hands. */
const BY_HAND = new Set(['holding', 'beside', 'eating', 'reading', 'looking-at', 'playing-with'])
/** Actions on a tree, a slide or a swing. */
const UPON = new Set(['climb', 'slide', 'swing'])
/** Actions that animals do not do to each other. */
const TO_ANIMALS = new Set('feed milk ride comb wash bandage heal lead pet'.split(' '))
/** Actions that vehicles do not do themselves. */
const TO_VEHICLES = new Set('wash repair paint build draw push decorate'.split(' '))
const MOVING = new Set(['riding', 'driving'])

/** Whether the noun is the object of this verb, so that a subject is missing. `named` is whether it has an article or is plural. */
function needsDoer(verbId: string, noun: string, lexicon: Lexicon, { named }: { named: boolean }): boolean {
  const verb = lexicon.verbs.get(verbId)
  if (!verb || verb.stative) return false
  // "Driving a tractor", but "a racing car".
  if (isVehicle(noun, lexicon))
    return TO_VEHICLES.has(verbId) || (named && (verbId === 'fly' || MOVING.has(verb.relation)))
  // "Walking the dog", but "a walking dog".
  if (verbId === 'walk') return named && WALKED.has(noun)
  // A snowman counts as alive, but it is built.
  if (verbId === 'build' && noun === 'snowman') return true
  if (isAnimate(noun, lexicon)) return TO_ANIMALS.has(verbId) && isAnimal(noun, lexicon)
  return BY_HAND.has(verb.relation) || verb.relation === 'riding' || (named && UPON.has(verbId))
}

/** Animals on a leash. */
const WALKED = new Set('dog puppy dachshund poodle labrador'.split(' '))

/** Endings of forms without a subject: "feeding", "füttern", "gefüttert", "nourrir", "se laver", "regando", "fare". */
const NON_FINITE: Readonly<Record<Language, RegExp>> = {
  en: /^\S*ing\b/i,
  de: /n$|^ge.+t$/,
  nl: /n$|^ge.+t$/,
  fr: /^(?:se |s['’])?\S*(?:er|ir|aire)(?: |$)/i,
  es: /^\S+(?:ndo|[aei]r)(?:se|me|nos)?(?: |$)/i,
  it: /^\S+(?:ndo|[aei]re|[aei]rsi)(?: |$)/i,
}
export const isNonFinite = ({ sense, typed }: Word, language: Language): boolean =>
  (sense?.kind === 'verb' && !!sense.infinitive && language !== 'en') || NON_FINITE[language].test(typed)

const CONTENT = new Set(['noun', 'place', 'verb', 'group', 'known'])

export const addChild = (draft: Draft): number => draft.wish.figures.push(newFigure('child', 1, [])) - 1

/** Prepositions after a verb without a subject: "playing with the dog", "schwimmen mit Delfinen", "jumping on the bed". */
const APART_FROM_DOER = new Set(['with', 'in', 'on', 'under', 'beside', 'behind', 'in-front-of', 'around'])

/**
 * In "feeding the ducks" and "playing with the ducks" the noun after the verb is not the subject. Returns the child who is added.
 */
export function doerBefore(
  draft: Draft,
  verb: Word,
  noun: string,
  preposition: string | undefined,
  lexicon: Lexicon,
): number | undefined {
  const { language } = draft.wish
  if (verb.sense?.kind !== 'verb' || !isNonFinite(verb, language)) return undefined
  const done = lexicon.verbs.get(verb.sense.id)
  if (preposition && preposition !== 'at') {
    const isFree = draft.subjects.length === 0 && !draft.editing && draft.wish.figures.length === 1
    const isDoing = done && !done.stative && done.relation !== 'wears' && !verb.typed.startsWith('ge')
    return isFree && isDoing && APART_FROM_DOER.has(preposition) ? addChild(draft) : undefined
  }
  // English "walking" may also be the dog's own action ("a walking dog").
  const named = language !== 'en' || draft.article !== undefined || draft.wish.figures.at(-1)!.count > 1
  return needsDoer(verb.sense.id, noun, lexicon, { named }) ? addChild(draft) : undefined
}

/** In "flying a kite" and "dar de comer" nothing but the action is named. */
export function addDoerOfLonelyVerb(draft: Draft, words: readonly Word[], lexicon: Lexicon): void {
  const { figures, unknown, language } = draft.wish
  const verb = words.find(({ sense }) => sense?.kind === 'verb')
  // In "blowing bubbles in the garden" the place follows; "a garden for playing" is about the garden.
  const isFirst = verb === words.find(({ sense }) => sense && CONTENT.has(sense.kind))
  // "Schaatsen bij een molen": a thing cannot be the doer.
  const areThings = figures.every((figure) => !figure.verb && !isAnimate(figure.noun, lexicon))
  const isAlone = areThings && unknown.length === 0 && !draft.editing && isFirst
  if (!isAlone || verb?.sense?.kind !== 'verb' || !isNonFinite(verb, language)) return
  const { id } = verb.sense
  if (lexicon.verbs.get(id)?.relation === 'wears') return
  const child = addChild(draft)
  Object.assign(figures[child]!, { verb: id, pose: lexicon.verbs.get(id)!.pose })
  moveToFront(draft, child)
  for (const thing of figures.slice(1)) thing.relation ??= { kind: 'with', to: 0 }
}

/** In German and Dutch "Enten füttern" the only noun before the infinitive is its object. Returns the missing subject. */
export function doerAfter(
  draft: Draft,
  verb: Word,
  language: Language,
  lexicon: Lexicon,
): number | undefined {
  const [only, ...others] = draft.wish.figures
  if ((language !== 'de' && language !== 'nl') || !only || others.length > 0 || draft.editing)
    return undefined
  if (verb.sense?.kind !== 'verb' || !isNonFinite(verb, language) || only.verb) return undefined
  return needsDoer(verb.sense.id, only.noun, lexicon, { named: true }) ? addChild(draft) : undefined
}

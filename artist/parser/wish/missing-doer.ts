import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, isVehicle } from '#artist/lexicon/noun-properties.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { newFigure, type Draft } from './draft.ts'

// "Feeding the ducks", "einen Schneemann bauen": the wish names what is done, but nobody who does it. A child does.

/** Relations of verbs that need hands. */
const BY_HAND = new Set(['holding', 'beside', 'eating', 'reading', 'looking-at', 'playing-with'])
/** What animals do not do to each other. */
const TO_ANIMALS = new Set('feed milk ride comb wash bandage heal lead pet'.split(' '))

/** Whether somebody has to do this to the noun. */
function needsDoer(verbId: string, noun: string, lexicon: Lexicon): boolean {
  const verb = lexicon.verbs.get(verbId)
  if (!verb || verb.stative || isVehicle(noun, lexicon)) return false
  // A snowman counts as alive, but it is built.
  if (verbId === 'build' && noun === 'snowman') return true
  if (isAnimate(noun, lexicon)) return TO_ANIMALS.has(verbId) && isAnimal(noun, lexicon)
  return BY_HAND.has(verb.relation) || verb.relation === 'riding'
}

/** A form that has no subject of its own: "feeding", "füttern", "nourrir", "gefüttert". */
const isNonFinite = ({ sense, typed }: Word, language: Language): boolean =>
  sense?.kind === 'verb' &&
  (language === 'en'
    ? /^\S*ing\b/i.test(typed)
    : !!sense.infinitive ||
      ((language === 'es' || language === 'it') && /^\S+ndo\b/i.test(typed)) ||
      ((language === 'de' || language === 'nl') && /n$|^ge.+t$/.test(typed)))

const CONTENT = new Set(['noun', 'place', 'verb', 'group', 'known'])

const addChild = (draft: Draft): number => draft.wish.figures.push(newFigure('child', 1, [])) - 1

/** In "feeding the ducks" the noun after the verb is its object. Returns who does it. */
export function doerBefore(
  draft: Draft,
  verb: Word,
  noun: string,
  language: Language,
  lexicon: Lexicon,
): number | undefined {
  if (verb.sense?.kind !== 'verb' || !isNonFinite(verb, language)) return undefined
  return needsDoer(verb.sense.id, noun, lexicon) ? addChild(draft) : undefined
}

/** In "flying a kite" and "dar de comer" nothing but the action is named. */
export function addDoerOfLonelyVerb(draft: Draft, words: readonly Word[], lexicon: Lexicon): void {
  const { figures, unknown, language } = draft.wish
  const verb = words.find(({ sense }) => sense?.kind === 'verb')
  // In "blowing bubbles in the garden" the place follows; "a garden for playing" is about the garden.
  const isFirst = verb === words.find(({ sense }) => sense && CONTENT.has(sense.kind))
  const isAlone = figures.length === 0 && unknown.length === 0 && !draft.editing && isFirst
  if (!isAlone || verb?.sense?.kind !== 'verb' || !isNonFinite(verb, language)) return
  const { id } = verb.sense
  if (lexicon.verbs.get(id)?.relation === 'wears') return
  const child = addChild(draft)
  Object.assign(figures[child]!, { verb: id, pose: lexicon.verbs.get(id)!.pose })
}

/** In German and Dutch "Enten füttern" the only noun before the infinitive is its object. Returns who does it. */
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
  return needsDoer(verb.sense.id, only.noun, lexicon) ? addChild(draft) : undefined
}

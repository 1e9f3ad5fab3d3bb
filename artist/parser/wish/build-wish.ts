import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WordSense } from '#artist/lexicon/word-index.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import type { Wish } from '../../wish.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { addCompanion } from './companions.ts'
import { applyVerb, replaceFamilyByMembers } from './apply-verb.ts'
import { separateReceivers } from './receivers.ts'
import { addNeededThings } from './needed-things.ts'
import {
  addOnce,
  flushLooks,
  replaceFigure,
  newFigure,
  moveToFront,
  startDraft,
  type Draft,
  type Link,
} from './draft.ts'
import { applyPageHint } from './page-hints.ts'
import { resolveAnimalFamilies } from './animal-families.ts'
import { applyNoun } from './apply-noun.ts'
import { linkChange } from './changes.ts'
import { applyBodyPlace } from './body-places.ts'
import { applyModifier, isEnglishModifier, joinTraits } from './modifiers.ts'
import { isCopula } from './roles.ts'
import { applyMaking } from './making.ts'
import { addDoerOfLonelyVerb } from './missing-doer.ts'
import { isExactNumber, recordWords } from './record-words.ts'
import { addLook } from './add-look.ts'
import { addTrait } from './add-trait.ts'
import { findClauseStarts, startClause } from './clauses.ts'
import { markPassives } from './passive.ts'
import { resolvePossession } from './possession.ts'
import { relatePronoun } from './pronouns.ts'
import { putInCostumes, unheededWithout } from './costumes.ts'
import { moveOnEquipment } from './equipment.ts'
import { isUnwilling } from './unwilling.ts'
import { firstPlace } from './first-place.ts'
import { resolveVerbsWithObject, withoutGoing } from './verbs-with-object.ts'

/** Reads the words from left to right and updates the wish with each of them. */
export function buildWish(read: Word[], wish: Wish, language: Language, lexicon: Lexicon): Wish {
  const owned = resolvePossession(joinTraits(read, language), language, lexicon)
  const words = markPassives(resolveVerbsWithObject(withoutGoing(owned, language)), language)
  const clauses = findClauseStarts(words, language)
  const draft = startDraft(wish)
  const modifiers: Word[] = []
  const record = recordWords(draft)
  draft.place = firstPlace(words)
  for (const [at, word] of words.entries()) {
    draft.afterNoun = words[at - 1]?.sense?.kind === 'noun'
    const { negated } = draft
    const clause = draft.editing ? undefined : clauses.get(at)
    if (clause) startClause(draft, clause, words, at)
    // A phrase like "before going to school" ends at the next clause, pause or "and".
    draft.isOtherTime &&= !clause && !word.pause && word.sense?.kind !== 'and'
    if (word.pause) applyPause(draft, word.pause)
    else if (isOnlyConjunction(word, clause)) draft.definite = word.sense?.kind === 'preposition'
    else if (!word.sense) {
      addUnknown(wish, word.typed)
      if (!startsNounPhrase(words[at + 1])) endPhrase(draft)
      draft.count = undefined
    } else if (draft.isOtherTime) draft.link = undefined
    else if (isEnglishModifier(words, at, language)) modifiers.push(word)
    else {
      applyWord(draft, word, words, at, language, lexicon)
      if (word.sense.kind === 'noun')
        for (const part of modifiers.splice(0)) applyModifier(draft, part, lexicon)
    }
    const told = negated ? unheededWithout(words, at, wish) : word
    if (told) record.add(told)
  }
  flushLooks(draft)
  replaceFigure(draft, (a, b) => isAnimate(a, lexicon) === isAnimate(b, lexicon))
  if (!draft.editing && draft.mainFigure) moveToFront(draft, draft.mainFigure)
  addDoerOfLonelyVerb(draft, words, lexicon)
  replaceFamilyByMembers(draft)
  if (draft.usualPlace && !draft.editing) wish.setting ??= draft.usualPlace
  addNeededThings(draft, lexicon)
  separateReceivers(draft, lexicon)
  resolveAnimalFamilies(wish, lexicon)
  putInCostumes(wish, lexicon)
  moveOnEquipment(wish)
  if (!draft.editing) addCompanion(wish, lexicon)
  // A mandala without a figure gets a flower, so that the texts name one, too.
  const fallback = wish.mandala ? 'flower' : draft.fallbackNoun
  if (fallback && wish.figures.length === 0) wish.figures.push(newFigure(fallback, 1, draft.looks))
  record.finish()
  return wish
}

const PRONOUNS_AFTER_PREPOSITION = new Set(
  'it him her them ihm ihr ihnen lui elle eux él ella ellos lei esso hem haar hen'.split(' '),
)
const NARRATORS = new Set('us uns nous nosotros noi ons'.split(' '))
const MAX_UNKNOWN = 20

function addUnknown(wish: Wish, typed: string): void {
  if (wish.unknown.length < MAX_UNKNOWN) addOnce(wish.unknown, typed)
}

/** "And her", "whereas": the word that begins a clause has no other meaning. */
const isOnlyConjunction = ({ sense }: Word, clause: string | undefined): boolean =>
  (clause !== undefined && sense?.kind === 'preposition') ||
  ((clause === 'new' || clause === 'object') && sense?.kind === 'relative') ||
  (clause === 'object' && sense?.kind === 'definite')

const NOUN_PHRASE_KINDS = new Set(['noun', 'group', 'adjective', 'place', 'number'])
const startsNounPhrase = (next: Word | undefined): boolean => NOUN_PHRASE_KINDS.has(next?.sense?.kind ?? '')

/** Ends a phrase at a noun without a drawing: its preposition does not apply to the next noun, but a verb before the preposition does. */
function endPhrase(draft: Draft): void {
  const { link } = draft
  const verb = link ?? draft.previousLink
  if (verb?.verb && (!verb.preposition || verb.verb === 'slide'))
    for (const doer of verb.doers) draft.withoutObject.add(doer)
  draft.previousLink = link && { ...link, isUndrawn: true }
  draft.looks = []
  draft.negated = false
  draft.link =
    link?.verb && link.preposition && link.doers.length > 0
      ? { verb: link.verb, doers: link.doers, afterPlace: true }
      : undefined
  draft.afterConjunction = false
  draft.definite = false
  draft.article = undefined
  draft.plural = false
  draft.count = undefined
}

function applyPause(draft: Draft, kind: 'comma' | 'stop'): void {
  flushLooks(draft)
  draft.negated = false
  draft.count = undefined
  if (draft.link?.afterPlace) draft.link = undefined
  if (kind === 'comma') {
    draft.afterConjunction = true
    // In "On a farm, a farmer …" the phrase ends at the comma.
    if (draft.subjects.length === 0) draft.previousLink = undefined
    return
  }
  draft.afterConjunction = false
  draft.antecedent = undefined
  draft.relativeHead = undefined
  draft.atSentenceStart = true
  draft.link = undefined
  draft.previousLink = undefined
  draft.unlinked = []
}

function applyWord(
  draft: Draft,
  word: Word,
  words: Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): void {
  const sense = word.sense as WordSense
  if (applyBodyPlace(draft, words, at, lexicon)) return
  switch (sense.kind) {
    case 'noun':
    case 'group':
    case 'place':
      return applyNoun(draft, word, lexicon)
    case 'trait':
      return addTrait(draft, sense.id, lexicon)
    case 'adjective':
      return addLook(draft, sense.id, words, at, language, lexicon)
    case 'verb':
      draft.copula = false
      // In "a walking dog" the article belongs to the dog that walks.
      if (language === 'en') draft.article = undefined
      flushLooks(draft)
      return applyVerb(draft, sense.id, words, at, language, lexicon)
    case 'hint':
      return applyPageHint(draft.wish, String(sense.means))
    case 'number':
      draft.count = Number(sense.means)
      draft.isCountVague = !isExactNumber(word.typed, draft.count)
      return
    case 'preposition':
      return applyPreposition(draft, String(sense.means), words[at - 1])
    case 'definite':
      draft.definite = true
      draft.article = word.typed
      return
    case 'indefinite':
      draft.article = word.typed
      return
    case 'plural':
      draft.plural = true
      return
    case 'and':
      return applyConjunction(draft, words[at - 1])
    case 'relative':
      return applyRelative(draft, words[at - 1])
    case 'not':
      draft.negated = !isUnwilling(words, at)
      return
    case 'remove':
      draft.negated = true
      return
    case 'filler':
      if (word.pronoun) applyPronoun(draft, word, words[at - 1], lexicon)
      if (sense.means === 'make') return applyMaking(draft, words, at, language, lexicon)
      return applyFiller(draft, word, words[at - 1])
    case 'known':
      // "No cabe en su casita": the negated action is undrawn anyway, but the house is drawn.
      if (sense.id.startsWith('do-')) draft.negated = false
      draft.isChanging = sense.id === 'do-change'
      if (!isAttribute(sense.id, words[at + 1], language)) endPhrase(draft)
      return
    case 'instead':
      draft.replacing = draft.editing
      return
    default:
  }
}

/** An action, a state before its noun ("a bubbling cauldron") or an English noun that describes the next one ("a brick house"). */
const isAttribute = (id: string, next: Word | undefined, language: Language): boolean =>
  id.startsWith('do-') ||
  (id.endsWith('-state') && startsNounPhrase(next)) ||
  (language === 'en' && next?.sense?.kind === 'noun')

function applyPreposition(draft: Draft, preposition: string, before: Word | undefined): void {
  // In "a big piece of cheese" the cheese is big.
  if (preposition !== 'of' || before?.sense?.kind !== 'filler') flushLooks(draft)
  const { bodyOf } = draft
  draft.bodyOf = false
  if (bodyOf && preposition === 'of') return
  if (preposition === 'before') {
    draft.isOtherTime = true
    return
  }
  // "Like a frog" describes how the figure before it moves.
  if (preposition === 'like' && draft.subjects.length === 0) return
  if (linkChange(draft, preposition)) return
  // "As big as a house" compares; "as a pirate" is a role.
  const compares = preposition === 'as' && before?.sense?.kind === 'adjective'
  draft.link = linkPreposition(draft, compares ? 'like' : preposition)
  draft.afterConjunction = false
}

function applyConjunction(draft: Draft, before: Word | undefined): void {
  flushLooks(draft)
  draft.afterConjunction = true
  // In "tucking me in and …" no noun follows the preposition.
  if (draft.link?.afterPlace || before?.sense?.kind === 'preposition') draft.link = undefined
}

function applyRelative(draft: Draft, before: Word | undefined): void {
  flushLooks(draft)
  // "… und die jetzt fliegt" is about the same figure as the clause before.
  const continues = before?.sense?.kind === 'and' && draft.relativeHead !== undefined
  if (!continues) draft.relativeHead = draft.lastFigure >= 0 ? draft.lastFigure : undefined
  draft.antecedent = draft.relativeHead
  draft.afterConjunction = false
  draft.link = undefined
  draft.unlinked = []
}

function applyFiller(draft: Draft, { sense, typed }: Word, before: Word | undefined): void {
  // "My son (4 years)": the number is an age, not a count.
  if (sense?.kind === 'filler' && sense.means === 'years') draft.count = undefined
  // In "a mouse bigger than an elephant" the mouse is big.
  if (sense?.kind === 'filler' && sense.means === 'than') flushLooks(draft)
  // The article of "gives a kiss" is not that of the next noun.
  if (sense?.kind === 'filler' && sense.means === 'of-verb') draft.article = undefined
  if (isCopula(typed)) draft.copula = true
  // In "hinter ihm ein Vulkan" the preposition belongs to the pronoun, so the next noun is only a companion.
  const belongsToPronoun =
    before?.sense?.kind === 'preposition' && PRONOUNS_AFTER_PREPOSITION.has(typed.toLowerCase())
  // In "backt mit uns Plätzchen" the object of the verb still follows.
  const isCompany = draft.link?.preposition === 'with' && NARRATORS.has(typed.toLowerCase())
  if (isCompany && draft.link?.verb) draft.link = { verb: draft.link.verb, doers: draft.link.doers }
  if (draft.link?.preposition && belongsToPronoun) draft.link = { preposition: 'with', doers: draft.subjects }
}

/** A pronoun stands before its verb ("la mira") or after it ("looks at her"). */
function applyPronoun(draft: Draft, { pronoun }: Word, before: Word | undefined, lexicon: Lexicon): void {
  const { link } = draft
  const isAfterVerb = before?.sense?.kind === 'verb' || before?.sense?.kind === 'preposition'
  if (!pronoun) return
  if (!link?.verb || link.doers.length === 0 || !isAfterVerb) draft.pronoun = pronoun
  else relatePronoun(draft, pronoun, link.doers, link.verb, lexicon)
}

/** Links a preposition to the verb before it ("sits on") if there is one. */
function linkPreposition({ link, previousLink, subjects }: Draft, preposition: string): Link {
  // French "mange du fromage" only means "some".
  if (link?.verb && preposition === 'of') return link
  if (link?.verb && (link.doers.length > 0 || link.word)) return { ...link, preposition }
  // The verb has its object in "liest ein Buch auf einem Sofa", so the preposition only gives the place.
  return { preposition, doers: previousLink?.doers ?? subjects }
}

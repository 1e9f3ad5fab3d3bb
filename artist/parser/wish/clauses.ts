import type { Language } from '#domain/text/languages.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { isCopula } from './roles.ts'
import { flushLooks, type Draft } from './draft.ts'
import { isFeelingWithVerb } from '../lookup/feeling-phrases.ts'

/**
 * How a clause begins: `new` has its own subject ("… and a boy waves"), `same` continues a German or Dutch relative clause,
 * so that its nouns are objects ("… und eine Lampe hält"), and in `object` the figure before is the object ("the cake that
 * Grandma bakes").
 */
type ClauseStart = 'new' | 'same' | 'object'

/** Conjunctions after which a clause with a verb follows. */
const CLAUSE_CONJUNCTIONS = new Set(
  `while whilst because want während weil wobei pendant+que tandis+que alors+que parce+que mientras mientras+que porque mentre perché
  terwijl omdat zodat opdat sodass so+that pour+que afin+que para+que affinché così+che`
    .split(/\s+/)
    .map((word) => word.replace('+', ' ')),
)
/** Conjunctions that also join single words. */
const OTHER_CONJUNCTIONS = new Set('but aber mais pero ma maar pendant'.split(' '))
/** "While everybody sleeps": none of the named figures sleeps. */
const EVERYBODY = new Set(
  'everyone everybody alle jeder tous tout+le+monde todos todas todo+el+mundo tutti tutte iedereen'
    .split(' ')
    .map((word) => word.replaceAll('+', ' ')),
)
/** "And her brother": one entry of the lexicon, which means "with" unless a verb follows. */
const AND_WITH_POSSESSIVE = /^(?:and|und|et|y|e|en)\s/i
const DETERMINERS_AND_MODIFIERS = new Set([
  'definite',
  'indefinite',
  'plural',
  'number',
  'adjective',
  'filler',
])

const kindOf = (word: Word | undefined) => word?.sense?.kind
export const isAction = (word: Word | undefined): boolean =>
  word?.sense?.kind === 'verb' ||
  (word?.sense?.kind === 'known' && word.sense.id.startsWith('do-')) ||
  (word?.sense?.kind === 'adjective' && isFeelingWithVerb(word.typed))
const isName = (word: Word | undefined) => kindOf(word) === 'noun' || kindOf(word) === 'group'
const isConjunction = (word: Word) =>
  kindOf(word) === 'and' ||
  // "Schaut zu, wie ein Vogel badet".
  (word.sense?.kind === 'preposition' && word.sense.means === 'like') ||
  (kindOf(word) === 'filler' && OTHER_CONJUNCTIONS.has(word.typed.toLowerCase())) ||
  (kindOf(word) === 'preposition' && AND_WITH_POSSESSIVE.test(word.typed))
const isClauseConjunction = (word: Word) =>
  kindOf(word) === 'filler' || kindOf(word) === 'relative'
    ? CLAUSE_CONJUNCTIONS.has(word.typed.toLowerCase())
    : false

const skip = (words: readonly Word[], from: number, isSkipped: (word: Word) => boolean): number => {
  let at = from
  while (words[at] && !words[at]!.pause && isSkipped(words[at]!)) at++
  return at
}

/** The index of the word after articles, numbers and adjectives. */
const nounAfter = (words: readonly Word[], from: number): number =>
  skip(words, from, (word) => DETERMINERS_AND_MODIFIERS.has(kindOf(word) ?? ''))

/** The index after "in the window", or the same index. */
function afterPhrase(words: readonly Word[], at: number): number {
  if (kindOf(words[at]) === 'place') return at + 1
  if (kindOf(words[at]) !== 'preposition') return at
  const noun = nounAfter(words, at + 1)
  return isName(words[noun]) || kindOf(words[noun]) === 'place' ? noun + 1 : at
}

/** The verb of "a boy in the window (who) waves", which starts at the index; -1 if there is none. */
function verbOfSubject(words: readonly Word[], from: number): number {
  const first = nounAfter(words, from)
  if (!isName(words[first])) return -1
  // "A duck family".
  const noun = skip(words, first + 1, isName) - 1
  const isBetween = (word: Word) => kindOf(word) === 'filler' || kindOf(word) === 'adjective'
  const phrase = afterPhrase(words, skip(words, noun + 1, isBetween))
  const who = phrase + (kindOf(words[phrase]) === 'relative' ? 1 : 0)
  const verb = skip(words, who, (word) => kindOf(word) === 'filler')
  return isAction(words[verb]) ? verb : -1
}

const OBJECT_ARTICLE = /^(?:einen|einem|den|dem)$/i

/** German and Dutch: "(und) vorne reitet ein Mann". Returns whether the verb stands before its subject. */
function isInverted(words: readonly Word[], from: number): boolean {
  const verb = afterPhrase(
    words,
    skip(words, from, (word) => kindOf(word) === 'filler'),
  )
  if (verb === from || !isAction(words[verb])) return false
  const noun = nounAfter(words, verb + 1)
  const before = words.slice(verb + 1, noun)
  return isName(words[noun]) && !before.some(({ typed, sense }) => OBJECT_ARTICLE.test(typed) || sense?.kind === 'filler') // prettier-ignore
}

/** Whether nothing but the end of the clause follows the verb. */
const endsClause = (words: readonly Word[], at: number): boolean => {
  const next = words[skip(words, at + 1, (word) => kindOf(word) === 'filler')]
  return !next || !!next.pause || ['and', 'relative', 'verb'].includes(kindOf(next) ?? '')
}

/** Finds the clauses of a wish by its words. */
export function findClauseStarts(
  words: readonly Word[],
  language: Language,
): ReadonlyMap<number, ClauseStart> {
  const starts = new Map<number, ClauseStart>()
  const isVerbLast = language === 'de' || language === 'nl'
  let hasVerb = false
  let hasCopula = false
  let isRelative = false
  for (const [at, word] of words.entries()) {
    if (word.pause === 'stop') hasVerb = isRelative = false
    // "Ein Bauer melkt, daneben schläft die Katze".
    else if (
      word.pause &&
      isVerbLast &&
      hasVerb &&
      kindOf(words[at + 1]) === 'filler' &&
      isInverted(words, at + 1)
    )
      starts.set(at, 'new')
    // "Juf is jarig, de kinderen geven bloemen".
    else if (word.pause && hasCopula && verbOfSubject(words, at + 1) >= 0) starts.set(at, 'new')
    else if (isClauseConjunction(word) && at > 0) starts.set(at, 'new')
    else if (kindOf(word) === 'relative') {
      isRelative = true
      if (isObjectRelative(words, at, language)) starts.set(at, 'object')
    } else if (language === 'de' && isGermanWhom(words, at)) {
      isRelative = true
      starts.set(at, 'object')
    } else if (isConjunction(word)) {
      const verb = hasVerb ? verbOfSubject(words, at + 1) : -1
      const isInRelative = isVerbLast && isRelative && !words[at - 1]?.pause
      if (verb >= 0 && isInRelative && endsClause(words, verb) && kindOf(words[at + 1]) !== 'relative')
        starts.set(at, hasRelativeBetween(words, at, verb) ? 'new' : 'same')
      else if (verb >= 0 || (isVerbLast && isInverted(words, at + 1))) starts.set(at, 'new')
    }
    if (starts.get(at) === 'new') isRelative = false
    hasVerb ||= isAction(word)
    hasCopula = !word.pause && (hasCopula || (isCopula(word.typed) && kindOf(word) === 'filler'))
  }
  return starts
}

/** "The cat that a girl pets", "den ein Junge streichelt". Dutch does not distinguish subject and object here. */
function isObjectRelative(words: readonly Word[], at: number, language: Language): boolean {
  if (prepositionOf(words, at)) {
    const first = skip(words, at + 1, (word) => kindOf(word) === 'filler')
    const isVerbFirst = isAction(words[first]) && isName(words[nounAfter(words, first + 1)])
    return isVerbFirst || verbOfSubject(words, at + 1) >= 0
  }
  if (language === 'nl' || (language === 'de' && !OBJECT_ARTICLE.test(words[at]!.typed))) return false
  if (language === 'fr' && !/^qu(?:e|')$/i.test(words[at]!.typed)) return false
  const verb = verbOfSubject(words, at + 1)
  return verb >= 0 && !hasRelativeBetween(words, at + 1, verb)
}

/** The preposition of "on which", "sobre el que", "waarop". */
function prepositionOf(words: readonly Word[], at: number): string | undefined {
  const { sense } = words[at]!
  if (sense?.kind === 'relative' && sense.means) return String(sense.means)
  const before = words[kindOf(words[at - 1]) === 'definite' ? at - 2 : at - 1]?.sense
  return before?.kind === 'preposition' ? String(before.means) : undefined
}

/** "Das Pferd, auf dem ein Mädchen sitzt": an article after a preposition and before another one. */
function isGermanWhom(words: readonly Word[], at: number): boolean {
  if (kindOf(words[at]) !== 'definite' || kindOf(words[at - 1]) !== 'preposition') return false
  const next = kindOf(words[at + 1])
  if (next !== 'indefinite' && next !== 'definite' && next !== 'number') return false
  const verb = verbOfSubject(words, at + 1)
  return verb >= 0 && endsClause(words, verb)
}

const hasRelativeBetween = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to).some((word) => kindOf(word) === 'relative')

/** Begins a clause. One without a named subject ("while singing") is about the same figures. */
export function startClause(draft: Draft, kind: ClauseStart, words: readonly Word[], at: number): void {
  flushLooks(draft)
  draft.link = undefined
  draft.previousLink = undefined
  draft.unlinked = []
  draft.negated = false
  if (kind === 'same') {
    draft.antecedent = draft.relativeHead
    return
  }
  if (kind === 'object') {
    draft.patients = draft.lastFigure >= 0 ? [draft.lastFigure] : undefined
    draft.patientPreposition = prepositionOf(words, at)
  }
  draft.antecedent = undefined
  draft.relativeHead = undefined
  const next = skip(words, at + 1, (word) => kindOf(word) === 'filler')
  const isEverybody = words.slice(at + 1, next).some(({ typed }) => EVERYBODY.has(typed.toLowerCase()))
  if (kind !== 'object' && isAction(words[next]) && !isEverybody && !isInverted(words, at + 1)) return
  draft.subjects = []
  draft.atSentenceStart = true
}

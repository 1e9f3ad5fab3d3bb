import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WordSense } from '#artist/lexicon/word-index.ts'
import { enclitic, pronounOf, type Pronoun } from './pronouns.ts'
import { canBe, canBeAction, type WordMatch } from './word-match.ts'

type Kind = WordSense['kind']

/**
 * A match whose sense is decided. A noun that is also a place keeps both, because its role in the sentence decides
 * later.
 */
export interface Word {
  typed: string
  sense?: WordSense
  place?: string
  modifier?: WordSense[]
  inexact?: true
  /** The pronoun that the word is, or with which a verb ends. */
  pronoun?: Pronoun
  /** The subject is acted upon. */
  passive?: true
  pause?: 'comma' | 'stop'
}

const KINDS_BEFORE_NOUNS: Kind[] = [
  'definite',
  'indefinite',
  'plural',
  'number',
  'adjective',
  'preposition',
  'not',
]
const GRAMMAR_KINDS: Kind[] = ['preposition', 'definite', 'indefinite', 'and', 'relative', 'plural']
const ADJECTIVE_FIRST_LANGUAGES: Language[] = ['en', 'de', 'nl']

/** Decides the sense of ambiguous words by their neighbours. */
export function chooseSenses(read: WordMatch[], language: Language, lexicon: Lexicon): Word[] {
  const matches = language === 'de' ? withGermanCapitals(read) : read
  const words: Word[] = []
  /** The last word of "gibt … einen Kuss": it belongs to the verb. */
  const tails = new Set<string>()
  for (const [at, match] of matches.entries()) {
    const { typed, pause, modifier, inexact } = match
    if (tails.has(match.word)) {
      words.push({ typed, sense: { kind: 'filler', means: 'of-verb' } })
      continue
    }
    if (pause || match.senses.length === 0) {
      words.push({ typed, pause })
      continue
    }
    const senses = withoutOwnTool(
      resolveSeparableVerb(withoutNouns(match, language), matches.slice(at + 1)),
      previousSense(words),
      lexicon,
    )
    const before = previousSense(words)
    const pronoun = pronounOf(match, before, matches[at + 1], language)
    if (pronoun) {
      words.push({ typed, pronoun, sense: { kind: 'filler' } })
      continue
    }
    const after = nextKnownMatch(matches, at)
    const isFed = words.some((word) => word.sense?.kind === 'verb' && FEEDING.has(word.sense.id))
    const rest = matches.slice(at + 1)
    const sense = chooseSense(senses, before, after, rest, language, followsNoun(words), isFed)
    const tail = sense && 'tail' in sense ? sense.tail?.split(' ') : undefined
    if (tail && tail.length > 1) tails.add(tail.at(-1)!)
    const ending = sense?.kind === 'verb' ? enclitic(typed, language) : undefined
    words.push({
      typed,
      sense,
      modifier,
      inexact,
      ...(ending && { pronoun: ending }),
      place: placeOf(sense, senses, lexicon),
    })
  }
  return words
}

/** In "Papa und Tochter, die angeln" the small letter makes it the verb, because this wish writes nouns with a capital. */
function withGermanCapitals(matches: WordMatch[]): WordMatch[] {
  if (!matches.slice(1).some((match) => match.capital && canBe(match, 'noun'))) return matches
  return matches.map((match) =>
    !match.capital && canBe(match, 'verb')
      ? { ...match, senses: match.senses.filter(({ kind }) => kind !== 'noun') }
      : match,
  )
}

/** German nouns begin with a capital: "fest" is not "Fest". */
function withoutNouns(match: WordMatch, language: Language): WordMatch {
  const isAdverb = language === 'de' && !match.capital && !match.word.includes(' ') && canBe(match, 'filler')
  return isAdverb
    ? { ...match, senses: match.senses.filter(({ kind }) => kind !== 'noun' && kind !== 'place') }
    : match
}

/** Dutch "schaatsen op een sloot": at the beginning of a wish, a word without an article is the activity and not its tool. */
function withoutOwnTool(
  senses: WordSense[],
  before: WordSense | 'start' | undefined,
  lexicon: Lexicon,
): WordSense[] {
  const verb = senses.find((sense) => sense.kind === 'verb')
  const tool = verb && lexicon.verbs.get(verb.id)?.brings
  return tool && before === 'start'
    ? senses.filter((sense) => !(sense.kind === 'noun' && sense.id === tool && sense.plural))
    : senses
}

/** The next known word, skipping one unknown word ("an orange tabby cat"). */
const nextKnownMatch = (matches: WordMatch[], at: number) =>
  matches.slice(at + 1, at + 3).find((next) => !next.pause && next.senses.length > 0)

/** The place a noun can stand for: its own entry, a related place (bed: bedroom), or a second sense of the word. */
function placeOf(sense: WordSense | undefined, senses: WordSense[], lexicon: Lexicon): string | undefined {
  const other = senses.find((each) => each.kind === 'place')
  const meant = other?.kind === 'place' ? other.id : undefined
  if (sense?.kind !== 'noun') return meant
  return lexicon.nouns.get(sense.id)?.place ?? (lexicon.places.has(sense.id) ? sense.id : meant)
}

const previousSense = (words: Word[]): WordSense | 'start' | undefined => {
  const last = words.at(-1)
  if (!last || last.pause) return 'start'
  return last.sense
}

/** Drops a separable verb unless its second half follows in the clause; prefers it if it does. */
function resolveSeparableVerb(match: WordMatch, rest: WordMatch[]): WordSense[] {
  const tails = match.senses.filter((sense) => 'tail' in sense && sense.tail)
  if (tails.length === 0) return match.senses
  const clause = rest.slice(0, rest.findIndex((next) => next.pause) + 1 || rest.length)
  const text = ` ${clause.map((next) => next.word).join(' ')} `
  const whole = tails.filter((sense) => 'tail' in sense && text.includes(` ${sense.tail} `))
  const others = match.senses.filter((sense) => !tails.includes(sense))
  return whole.length > 0 ? whole : others.length > 0 ? others : match.senses
}

function chooseSense(
  senses: WordSense[],
  before: WordSense | 'start' | undefined,
  after: WordMatch | undefined,
  rest: WordMatch[],
  language: Language,
  afterNoun: boolean,
  isFed: boolean,
): WordSense | undefined {
  const ofKind = (...kinds: Kind[]) => senses.find((sense) => kinds.includes(sense.kind))
  const noun = ofKind('group') ?? ofKind('noun', 'trait', 'place')
  const verb =
    taughtAction(senses, rest) ??
    ofKind('verb') ??
    senses.find((sense) => sense.kind === 'known' && sense.id.startsWith('do-'))
  const adjective = ofKind('adjective')
  const grammar = ofKind(...GRAMMAR_KINDS)
  const hint = ofKind('hint')
  const number = ofKind('number')
  const beforeKind = typeof before === 'object' ? before.kind : undefined
  const expectsNoun = !!beforeKind && KINDS_BEFORE_NOUNS.includes(beforeKind)
  // A phrase of a place ("dans le ciel") is not a noun of its own.
  const nounFollows =
    !!after &&
    (canBe(after, 'noun', 'group', 'trait') ||
      after.senses.some((sense) => sense.kind === 'place' && !sense.phrase))

  // Dutch "een stuk kaas", German "den Baum hoch": an adjective has another form before a noun.
  if (
    adjective &&
    !grammar &&
    ofKind('filler') &&
    (language === 'nl' ? nounFollows : language === 'de' && beforeKind === 'noun')
  )
    return ofKind('filler')
  // "Een varken dat lekker rolt", "sitzt lecker am Tisch": an adverb says nothing about the animal.
  // "Die lieber Bagger fährt": an inflected adjective follows no pronoun.
  if (adjective?.kind === 'adjective' && adjective.id === 'dear' && beforeKind === 'relative')
    return { kind: 'filler' }
  const isAdverb = (beforeKind === 'relative' || beforeKind === 'noun') && !nounFollows
  if (adjective?.kind === 'adjective' && adjective.id === 'delicious' && isAdverb && isVerbLast(language))
    return { kind: 'filler' }
  const remove = ofKind('remove')
  // Spanish "saca el perro" means taking the dog out, but a baker "saca el pan" of the oven.
  if (remove && before === 'start') return remove
  const instead = ofKind('instead')
  if (instead && before === 'start') return instead
  if (language === 'de' && afterNoun && isRelativePronoun(senses, rest)) return { kind: 'relative' }
  // "A cat that sleeps", but "with that cat".
  const relative = ofKind('relative')
  if (language === 'en' && relative && (beforeKind === 'noun' || beforeKind === 'group')) return relative
  if (
    number &&
    !(grammar?.kind === 'preposition' && beforeKind === 'noun') &&
    (nounFollows || (after && canBe(after, 'adjective')) || !noun)
  )
    return number
  if (grammar) {
    const content = noun ?? verb
    if (!content) return grammar
    // Grammar words that are also verbs or nouns: "un chat a un chapeau", "een bij op een bloem".
    if (verb && beforeKind === 'noun' && grammar.kind === 'preposition') return verb
    if (noun && expectsNoun && beforeKind !== 'preposition' && !nounFollows) return noun
    return grammar
  }
  if (hint && !noun) return hint
  const known = senses.find((sense) => sense.kind === 'known' && !sense.id.startsWith('do-'))
  if (known && !noun && (expectsNoun || !verb)) return known
  if (verb && noun) {
    // "Teaches me to fish": English "to" before a word without an article.
    if ((language === 'en' && isTo(before)) || isLearning(before)) return verb
    if (expectsNoun) return noun
    // "Feeding a giraffe leaves".
    if (
      language === 'en' &&
      beforeKind === 'noun' &&
      verb.kind === 'known' &&
      verb.id === 'do-leave' &&
      isFed
    )
      return noun
    if (
      beforeKind === 'noun' ||
      beforeKind === 'relative' ||
      beforeKind === 'group' ||
      beforeKind === 'filler'
    )
      return verb
    return noun
  }
  if (adjective && noun) {
    if (ADJECTIVE_FIRST_LANGUAGES.includes(language))
      return nounFollows && !canBe(after, 'preposition', 'and') ? adjective : noun
    return (beforeKind === 'noun' && !nounFollows) || (nounFollows && expectsNoun) ? adjective : noun
  }
  if (adjective && verb) {
    if (beforeKind === 'indefinite' || beforeKind === 'definite') return adjective
    // In "a ballerina dancing on stage" and "der Hase versteckt Eier" the participle after its noun is the verb.
    const isParticiple =
      ADJECTIVE_FIRST_LANGUAGES.includes(language) && (beforeKind === 'noun' || beforeKind === 'group')
    return (nounFollows && !isParticiple) || beforeKind === 'adjective' ? adjective : verb
  }
  return noun ?? verb ?? adjective ?? known ?? hint ?? number ?? instead ?? senses[0]
}

const isVerbLast = (language: Language): boolean => language === 'de' || language === 'nl'

/** Verbs with two objects, of which the last may be leaves. */
const FEEDING = new Set(['feed', 'give'])

/** Spanish "enseña a escribir" means teaching, and "enseña su dibujo" showing. */
function taughtAction(senses: WordSense[], rest: WordMatch[]): WordSense | undefined {
  const teach = senses.find((sense) => sense.kind === 'verb' && sense.id === 'teach')
  const clause = rest.slice(0, rest.findIndex(({ pause }) => pause) + 1 || rest.length)
  const isAction = ({ senses: found }: WordMatch) =>
    found.some((sense) => sense.kind === 'verb' && sense.infinitive)
  return teach && clause.some(isAction) ? teach : undefined
}

/** "Leert schaatsen", "lernt schwimmen": what is learned is an action. */
const isLearning = (before: WordSense | 'start' | undefined): boolean =>
  typeof before === 'object' && before.kind === 'verb' && (before.id === 'learn' || before.id === 'teach')

const isTo = (before: WordSense | 'start' | undefined): boolean =>
  typeof before === 'object' && before.kind === 'preposition' && before.means === 'to'

/** Whether the last word is a noun, ignoring one comma. Within a relative clause a second one only starts after a comma. */
function followsNoun(words: Word[]): boolean {
  const clause = words.slice(words.findLastIndex(({ pause, sense }) => pause ?? sense?.kind === 'and') + 1)
  if (clause.some(({ sense }) => sense?.kind === 'relative')) return false
  const last = words.at(-1)?.pause === 'comma' ? words.at(-2) : words.at(-1)
  return last?.sense?.kind === 'noun' || last?.sense?.kind === 'group'
}

/**
 * German "der", "die", "das" after a noun start a relative clause if a verb ends it ("ein Hund, der Ball spielt"), or if another article
 * follows ("der eine Katze jagt im Garten").
 */
function isRelativePronoun(senses: WordSense[], rest: WordMatch[]): boolean {
  if (!senses.some((sense) => sense.kind === 'definite')) return false
  if (rest[0] && !rest[0].pause && canBe(rest[0], 'indefinite', 'definite')) return true
  const end = rest.findIndex((match) => match.pause || canBe(match, 'and'))
  const last = (end < 0 ? rest : rest.slice(0, end)).findLast(
    (match) => !canBe(match, 'filler') || canBeAction(match),
  )
  return !!last && canBeAction(last) && !canBe(last, 'noun')
}

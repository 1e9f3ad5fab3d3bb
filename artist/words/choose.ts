import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Reading } from '#artist/lexicon/readings.ts'
import type { Spot } from './spot.ts'

type Kind = Reading['kind']

/** A spot whose meaning is settled. A noun keeps its second life as a place; what it does in the sentence decides later. */
export interface Word {
  typed: string
  reading?: Reading
  place?: string
  modifier?: Reading[]
  pause?: 'comma' | 'stop'
}

const BEFORE_A_NOUN: Kind[] = [
  'definite',
  'indefinite',
  'plural',
  'number',
  'adjective',
  'preposition',
  'not',
]
const GRAMMAR: Kind[] = ['preposition', 'definite', 'indefinite', 'and', 'relative', 'plural']
const ADJECTIVE_FIRST: Language[] = ['en', 'de', 'nl']

/** Settles words that can be several things by looking at their neighbours. */
export function choose(spots: Spot[], language: Language, lexicon: Lexicon): Word[] {
  const words: Word[] = []
  for (const [at, spot] of spots.entries()) {
    const { typed, pause, modifier } = spot
    if (pause || spot.readings.length === 0) {
      words.push({ typed, pause })
      continue
    }
    const readings = withTail(spot, spots.slice(at + 1))
    const before = lastWord(words)
    const after = nextKnown(spots, at)
    const reading = pick(readings, before, after, spots.slice(at + 1), language, followsNoun(words))
    words.push({ typed, reading, modifier, place: placeOf(reading, readings, lexicon) })
  }
  return words
}

/** The next word that means something, past one that does not ("an orange tabby cat"). */
const nextKnown = (spots: Spot[], at: number) =>
  spots.slice(at + 1, at + 3).find((next) => !next.pause && next.readings.length > 0)

/** Where a noun would be a place: its own, the one it stands for (bed: bedroom), or a second meaning of the word. */
function placeOf(reading: Reading | undefined, readings: Reading[], lexicon: Lexicon): string | undefined {
  const other = readings.find((each) => each.kind === 'place')
  const meant = other?.kind === 'place' ? other.id : undefined
  if (reading?.kind !== 'noun') return meant
  return lexicon.nouns.get(reading.id)?.place ?? (lexicon.places.has(reading.id) ? reading.id : meant)
}

const lastWord = (words: Word[]): Reading | 'start' | undefined => {
  const last = words.at(-1)
  if (!last || last.pause) return 'start'
  return last.reading
}

/** A separable verb counts only if its second half stands further on; then it is the better reading. */
function withTail(spot: Spot, rest: Spot[]): Reading[] {
  const tails = spot.readings.filter((reading) => reading.kind === 'verb' && reading.tail)
  if (tails.length === 0) return spot.readings
  const clause = rest.slice(0, rest.findIndex((next) => next.pause) + 1 || rest.length)
  const text = ` ${clause.map((next) => next.word).join(' ')} `
  const whole = tails.filter((reading) => reading.kind === 'verb' && text.includes(` ${reading.tail} `))
  const others = spot.readings.filter((reading) => !tails.includes(reading))
  return whole.length > 0 ? whole : others.length > 0 ? others : spot.readings
}

function pick(
  readings: Reading[],
  before: Reading | 'start' | undefined,
  after: Spot | undefined,
  rest: Spot[],
  language: Language,
  antecedent: boolean,
): Reading | undefined {
  const of = (...kinds: Kind[]) => readings.find((reading) => kinds.includes(reading.kind))
  const noun = of('group') ?? of('noun', 'trait', 'place')
  const verb = of('verb')
  const adjective = of('adjective')
  const grammar = of(...GRAMMAR)
  const hint = of('hint')
  const number = of('number')
  const beforeKind = typeof before === 'object' ? before.kind : undefined
  const expectsNoun = !!beforeKind && BEFORE_A_NOUN.includes(beforeKind)
  const nounNext = !!after && can(after, 'noun', 'group', 'trait', 'place')

  const instead = of('instead')
  if (instead && before === 'start') return instead
  if (language === 'de' && antecedent && isRelative(readings, rest)) return { kind: 'relative' }
  if (
    number &&
    !(grammar?.kind === 'preposition' && beforeKind === 'noun') &&
    (nounNext || (after && can(after, 'adjective')) || !noun)
  )
    return number
  if (grammar) {
    const content = noun ?? verb
    if (!content) return grammar
    // "un chat a un chapeau" and "een bij op een bloem": grammar words that are also something to draw.
    if (verb && beforeKind === 'noun' && grammar.kind === 'preposition') return verb
    if (noun && expectsNoun && beforeKind !== 'preposition' && !nounNext) return noun
    return grammar
  }
  if (hint && !noun) return hint
  if (verb && noun) {
    if (expectsNoun) return noun
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
    if (ADJECTIVE_FIRST.includes(language))
      return nounNext && !can(after, 'preposition', 'and') ? adjective : noun
    return (beforeKind === 'noun' && !nounNext) || (nounNext && expectsNoun) ? adjective : noun
  }
  if (adjective && verb) return nounNext || beforeKind === 'adjective' ? adjective : verb
  return noun ?? verb ?? adjective ?? hint ?? number ?? instead ?? readings[0]
}

const can = (spot: Spot, ...kinds: Kind[]) => spot.readings.some((reading) => kinds.includes(reading.kind))

/** A noun stands just before, with nothing but a comma in between. */
function followsNoun(words: Word[]): boolean {
  const last = words.at(-1)?.pause === 'comma' ? words.at(-2) : words.at(-1)
  return last?.reading?.kind === 'noun' || last?.reading?.kind === 'group'
}

/** German "der", "die", "das" after a noun open a clause when a verb closes it ("ein Hund, der Ball spielt"). */
function isRelative(readings: Reading[], rest: Spot[]): boolean {
  if (!readings.some((reading) => reading.kind === 'definite')) return false
  const end = rest.findIndex((spot) => spot.pause || can(spot, 'and'))
  const last = (end < 0 ? rest : rest.slice(0, end)).at(-1)
  return !!last && can(last, 'verb') && !can(last, 'noun')
}

import type { Language } from '#domain/text/languages.ts'
import type { WordSense } from '#artist/lexicon/word-index.ts'
import { canBe, canBeAction, type WordMatch } from './word-match.ts'

/** What a pronoun refers to: the object (one or `them`), the receiver, or the children who write the wish ("me", "us"). */
export type Pronoun = 'direct' | 'them' | 'indirect' | 'me' | 'us'

type Forms = Readonly<Partial<Record<Pronoun, RegExp>>>

/** French, Spanish and Italian put pronouns before the verb, where they look like articles. */
const BEFORE_VERB: Partial<Record<Language, Forms>> = {
  fr: {
    direct: /^(?:le|la|l')$/,
    them: /^les$/,
    indirect: /^(?:lui|leur)$/,
    me: /^(?:me|m')$/,
    us: /^nous$/,
  },
  es: { direct: /^(?:lo|la)$/, them: /^(?:los|las)$/, indirect: /^(?:le|les)$/, me: /^me$/, us: /^nos$/ },
  it: { direct: /^(?:lo|la|l')$/, them: /^li$/, indirect: /^(?:gli|le)$/, me: /^mi$/, us: /^ci$/ },
}
/** Forms that are never the subject. */
const AFTER_VERB: Partial<Record<Language, Forms>> = {
  en: { direct: /^(?:him|her|it)$/, them: /^them$/ },
  de: { direct: /^ihn$/, indirect: /^(?:ihm|ihr|ihnen)$/ },
  nl: { direct: /^(?:hem|haar)$/, them: /^hen$/, indirect: /^hun$/ },
}
const ENCLITICS: Partial<Record<Language, readonly [RegExp, Pronoun][]>> = {
  es: [
    [/^\S+[áé]ndo(?:me|nos)(?: |$)/, 'me'],
    [/^\S+[áé]ndol[oa]s?(?: |$)/, 'direct'],
  ],
  it: [
    [/^\S+ndo(?:mi|ci)(?: |$)/, 'me'],
    [/^\S+ndol[oaie](?: |$)/, 'direct'],
  ],
}

const PRONOUN_KINDS: readonly Pronoun[] = ['direct', 'them', 'indirect', 'me', 'us']
const formOf = (word: string, forms: Forms): Pronoun | undefined =>
  PRONOUN_KINDS.find((pronoun) => forms[pronoun]?.test(word))

/** "Nous nous lançons", "ci abbracciamo": they do it to each other. */
const FIRST_PERSON_VERB = /(?:ons|mos|amo)$/

/** Neighbouring words decide whether a word is a pronoun: "la mira" but "la luna", "sees her" but "her cat". */
export function pronounOf(
  { word }: WordMatch,
  before: WordSense | 'start' | undefined,
  next: WordMatch | undefined,
  language: Language,
): Pronoun | undefined {
  const kindBefore = typeof before === 'object' ? before.kind : undefined
  const clitics = BEFORE_VERB[language]
  if (clitics) {
    const form = formOf(word, clitics)
    if (!form || !next || next.pause || !canBeAction(next)) return undefined
    if (form === 'us' && FIRST_PERSON_VERB.test(next.word.split(' ')[0]!)) return undefined
    if (kindBefore && ['noun', 'group', 'relative', 'filler'].includes(kindBefore)) return form
    const isOnlyVerb = !canBe(next, 'noun', 'place', 'group', 'trait', 'adjective')
    return kindBefore === 'and' && isOnlyVerb ? form : undefined
  }
  const form = formOf(word, AFTER_VERB[language]!)
  if (!form || before === 'start') return undefined
  const isBeforeNoun = !!next && !next.pause && (next.senses.length === 0 || canBe(next, 'noun', 'adjective', 'group', 'place', 'trait', 'number', 'known')) // prettier-ignore
  return isBeforeNoun ? undefined : form
}

/** The pronoun at the end of a verb: "peinándome", "abbracciandolo". */
export const enclitic = (typed: string, language: Language): Pronoun | undefined =>
  ENCLITICS[language]?.find(([form]) => form.test(typed.toLowerCase()))?.[1]

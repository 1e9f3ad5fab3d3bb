import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/noun-properties.ts'
import { baseForms } from '../lookup/inflection.ts'
import { isStop, type Token } from './tokenise.ts'

interface FirstPersonWords {
  and: string
  self: RegExp
  /** The subject pronoun: "we build a snowman". Spanish and Italian need none. */
  subject?: { one: RegExp; many: RegExp }
  /** The two words of "with me"; Spanish has one. */
  withMe: readonly [string, string] | 'conmigo'
  /** The word of "Dad carries me". French, Spanish and Italian put it before the verb (`lookup/pronouns.ts`). */
  object?: RegExp
  /** Words after "I" that show a request instead of a figure: "and I want …". */
  requesting: RegExp
}

const FIRST_PERSON: Record<Language, FirstPersonWords> = {
  en: {
    and: 'and',
    self: /^(?:me|i|myself)$/,
    subject: { one: /^i(?:'m)?$/, many: /^we(?:'re)?$/ },
    object: /^me$/,
    withMe: ['with', 'me'],
    requesting: /^(?:want|would|love|like|need|wish|am|have|think)/,
  },
  de: {
    and: 'und',
    self: /^ich$/,
    subject: { one: /^ich$/, many: /^wir$/ },
    object: /^(?:mich|mir)$/,
    withMe: ['mit', 'mir'],
    requesting: /^(?:will|möchte|mag|hätte|wünsch|lieb|brauch|finde|würde|habe|bin)/,
  },
  fr: {
    and: 'et',
    self: /^moi$/,
    subject: { one: /^je$|^j'$/, many: /^nous$/ },
    withMe: ['avec', 'moi'],
    requesting: /^(?:je|j')/,
  },
  es: {
    and: 'y',
    self: /^yo$/,
    withMe: 'conmigo',
    requesting: /^(?:quier|quisier|amo|deseo|tengo|necesit)/,
  },
  it: {
    and: 'e',
    self: /^io$/,
    withMe: ['con', 'me'],
    requesting: /^(?:vogl|vorrei|amo|ador|desider|ho)/,
  },
  nl: {
    and: 'en',
    self: /^ik$/,
    subject: { one: /^ik$/, many: /^(?:wij|we)$/ },
    object: /^(?:me|mij)$/,
    withMe: ['met', 'mij'],
    requesting: /^(?:wil|zou|hou|heb|vind|ben)/,
  },
}
/** "I am riding", "ik ga vissen": the action follows. */
const AUXILIARY = /^(?:am|are|ga|gaan)$/
/** "Liest uns vor": others listen. */
const READS = /^l(?:iest|esen|as)$/
/** The number of words in which the second figure must appear: "me and my little dog". */
const MAX_DISTANCE = 4

/** Replaces "me" in "Dad and me on the beach" by "child", because most users are children. */
export function replaceFirstPerson(tokens: Token[], language: Language, lexicon: Lexicon): Token[] {
  const { and, self, subject, requesting, withMe, object } = FIRST_PERSON[language]
  const { one: child, many: children } = lexicon.nouns.get('child')![language]
  const isAnimateWord = (token: Token | undefined) =>
    (token && lexicon.words[language].exact.get(token.word))?.some(
      (sense) => sense.kind === 'noun' && isAnimate(sense.id, lexicon),
    ) ?? false
  const isListedVerb = (word: string) =>
    lexicon.words[language].exact
      .get(word)
      ?.some(
        (sense) =>
          sense.kind === 'verb' ||
          (sense.kind === 'known' && sense.id.startsWith('do-')) ||
          (sense.kind === 'filler' && sense.means === 'make'),
      ) ?? false
  const isVerb = (token: Token | undefined) =>
    !!token &&
    (isListedVerb(token.word) || baseForms(token.word, language).some(({ word }) => isListedVerb(word)))
  /** In "Dad carries me" a subject stands before the verb, so the pronoun is its object. */
  const isObject = (at: number) =>
    !!object?.test(tokens[at]!.word) && tokens.slice(0, at).some(isAnimateWord) && isVerb(tokens[at - 1])
  const isFigure = (at: number) => {
    if (isWithMe(tokens, at, withMe)) return tokens.slice(0, at).some(isAnimateWord)
    if (!self.test(tokens[at]!.word)) return false
    if (tokens[at - 1]?.word === and)
      return isAnimateWord(tokens[at - 2]) && !requesting.test(tokens[at + 1]?.word ?? '')
    return tokens[at + 1]?.word === and && tokens.slice(at + 2, at + 2 + MAX_DISTANCE).some(isAnimateWord)
  }
  const startsAction = (at: number) => {
    const next = tokens[AUXILIARY.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1]
    const starts = at === 0 || isStop(tokens[at - 1]!) || tokens[at - 1]!.word === and
    if (!next || !starts || requesting.test(next.word)) return false
    return isVerb(next)
  }
  return tokens.flatMap((token, at) => {
    if (subject?.one.test(token.word) && startsAction(at))
      return { ...token, word: child.toLocaleLowerCase(language) }
    if (subject?.many.test(token.word) && startsAction(at))
      return { ...token, word: children.toLocaleLowerCase(language) }
    const figure = { ...token, word: child.toLocaleLowerCase(language) }
    if (isObject(at)) return figure
    if (language === 'de' && token.word === 'uns' && READS.test(tokens[at - 1]?.word ?? ''))
      return { ...token, word: children.toLocaleLowerCase(language) }
    if (!isFigure(at)) return token
    return withMe === 'conmigo' && token.word === withMe ? [{ ...token, word: 'con' }, figure] : figure
  })
}

function isWithMe(tokens: Token[], at: number, withMe: FirstPersonWords['withMe']): boolean {
  if (withMe === 'conmigo') return tokens[at]!.word === withMe
  return tokens[at]!.word === withMe[1] && tokens[at - 1]?.word === withMe[0]
}

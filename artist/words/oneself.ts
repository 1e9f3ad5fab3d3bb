import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate } from '#artist/lexicon/senses.ts'
import type { Token } from './tokens.ts'

interface Speaker {
  and: string
  self: RegExp
  /** What follows when the speaker is not in the picture but asks for it: "and I want …". */
  asks: RegExp
}

const SPEAKERS: Record<Language, Speaker> = {
  en: { and: 'and', self: /^(?:me|i|myself)$/, asks: /^(?:want|would|love|like|need|wish|am|have|think)/ },
  de: {
    and: 'und',
    self: /^ich$/,
    asks: /^(?:will|möchte|mag|hätte|wünsch|lieb|brauch|finde|würde|habe|bin)/,
  },
  fr: { and: 'et', self: /^moi$/, asks: /^(?:je|j')/ },
  es: { and: 'y', self: /^yo$/, asks: /^(?:quier|quisier|amo|deseo|tengo|necesit)/ },
  it: { and: 'e', self: /^io$/, asks: /^(?:vogl|vorrei|amo|ador|desider|ho)/ },
  nl: { and: 'en', self: /^ik$/, asks: /^(?:wil|zou|hou|heb|vind|ben)/ },
}
/** "Me and my little dog": how far the other one may be. */
const REACH = 4

/** "Dad and me on the beach": whoever wishes stands in the picture as a child, because most of them are. */
export function withOneself(tokens: Token[], language: Language, lexicon: Lexicon): Token[] {
  const { and, self, asks } = SPEAKERS[language]
  const child = lexicon.nouns.get('child')![language].one
  const isBeing = (token: Token | undefined) =>
    (token && lexicon.words[language].exact.get(token.word))?.some(
      (reading) => reading.kind === 'noun' && isAnimate(reading.id, lexicon),
    ) ?? false
  const isMeant = (at: number) => {
    if (!self.test(tokens[at]!.word)) return false
    if (tokens[at - 1]?.word === and) return isBeing(tokens[at - 2]) && !asks.test(tokens[at + 1]?.word ?? '')
    return tokens[at + 1]?.word === and && tokens.slice(at + 2, at + 2 + REACH).some(isBeing)
  }
  return tokens.map((token, at) =>
    isMeant(at) ? { ...token, word: child.toLocaleLowerCase(language) } : token,
  )
}

import { LANGUAGES, type Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { plain } from '#artist/lexicon/spelling.ts'
import { isBreak, type Token } from './tokens.ts'

/** How much better another language has to fit before we doubt the stated one. */
const CLEARLY = 0.25

/** Names and made-up words are known nowhere; half of the words is a sentence of that language. */
const ENOUGH = 0.5

/** The language a wish is written in: the stated one unless another knows clearly more of its words. */
export function languageOf(tokens: Token[], stated: Language, lexicon: Lexicon): Language {
  const words = tokens.filter((token) => !isBreak(token)).map((token) => token.word)
  if (words.length === 0 || lexicon.words[stated].exact.has(words.join(' '))) return stated
  const share = (language: Language) => {
    const { exact, plain: bare } = lexicon.words[language]
    const known = words.filter((word) => exact.has(word) || bare.has(plain(word))).length
    return known / words.length
  }
  const own = share(stated)
  if (own >= ENOUGH) return stated
  let best = stated
  let bar = own + CLEARLY
  for (const language of LANGUAGES) {
    if (language === stated) continue
    const covered = share(language)
    if (covered < bar) continue
    best = language
    bar = covered + 0.001
  }
  return best
}

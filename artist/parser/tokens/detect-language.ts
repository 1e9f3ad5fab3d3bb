import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { WordIndex } from '#artist/lexicon/word-index.ts'
import { removeAccents } from '#artist/lexicon/spelling.ts'
import { isBreak, type Token } from './tokenise.ts'

/** How much larger another language's share of known words must be. */
const MIN_ADVANTAGE = 0.25

/** Half of the words is enough, because no lexicon knows names and made-up words. */
const SUFFICIENT_SHARE = 0.5

/** Returns the stated language unless another one knows clearly more of the words. */
export function detectLanguage(tokens: Token[], stated: Language, lexicon: Lexicon): Language {
  const words = tokens.filter((token) => !isBreak(token)).map((token) => token.word)
  if (words.length === 0 || lexicon.words[stated].exact.has(words.join(' '))) return stated
  const share = (language: Language) => knownWords(words, lexicon.words[language]) / words.length
  const statedShare = share(stated)
  if (statedShare >= SUFFICIENT_SHARE) return stated
  let best = stated
  let threshold = statedShare + MIN_ADVANTAGE
  for (const language of LANGUAGES) {
    if (language === stated) continue
    const knownShare = share(language)
    if (knownShare < threshold) continue
    best = language
    threshold = knownShare + 0.001
  }
  return best
}

/** The number of words that an entry of the lexicon has, alone or as part of a phrase ("roller coaster"). */
function knownWords(words: readonly string[], { exact, withoutAccents, maxWords }: WordIndex): number {
  let known = 0
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxWords, words.length - at)
    const isKnown = () => {
      const phrase = words.slice(at, at + length).join(' ')
      return exact.has(phrase) || withoutAccents.has(removeAccents(phrase))
    }
    while (length > 0 && !isKnown()) length--
    known += length
    at += Math.max(1, length)
  }
  return known
}

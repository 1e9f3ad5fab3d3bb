import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Wish, WishFigure } from '../wish.ts'
import { extractTitle } from './tokens/extract-title.ts'
import { chooseSenses } from './lookup/choose-senses.ts'
import { asksForExplanation } from './tokens/explanation.ts'
import { detectLanguage } from './tokens/detect-language.ts'
import { replaceFirstPerson } from './tokens/first-person.ts'
import { skipIntroduction, removeRequestPhrases } from './tokens/request-phrases.ts'
import { resolveNames } from './wish/called-by-name.ts'
import { buildWish } from './wish/build-wish.ts'
import { removeUnseenOwners, repeatNegatedNoun } from './wish/unseen-owners.ts'
import { placeInWater } from './wish/in-the-water.ts'
import { matchWords } from './lookup/match-words.ts'
import { resolveTwoMeanings } from './lookup/two-meanings.ts'
import { tokenise, type Token } from './tokens/tokenise.ts'

/** Parses a wish in any of the six languages. Never fails: unknown words are listed in `unknown`. */
export function parseWish(prompt: string, stated: Language, lexicon: Lexicon): Wish {
  const { text, banner } = extractTitle(prompt, stated)
  const wish = parseContent(text, stated, lexicon)
  return banner === undefined ? wish : { ...wish, banner }
}

function parseContent(text: string, stated: Language, lexicon: Lexicon): Wish {
  const typed = tokenise(text)
  const language = detectLanguage(typed, stated, lexicon)
  const tokens = replaceFirstPerson(typed, language, lexicon)
  const request = skipIntroduction(tokens, lexicon.words[language])
  const wish = parseTokens(request, { language, figures: [], unknown: [] }, language, lexicon)
  if (wish.figures.length > 0 || request === tokens) return wish
  return parseTokens(tokens, { language, figures: [], unknown: [] }, language, lexicon)
}

/** Applies a change to a wish: "with a hat", "in space", "without the dog", "make it easier". */
export function amendWish(base: Wish, change: string, stated: Language, lexicon: Lexicon): Wish {
  const { text, banner } = extractTitle(change, stated)
  const tokens = tokenise(text)
  const language = detectLanguage(tokens, stated, lexicon)
  const wish = parseTokens(
    tokens,
    { ...base, figures: base.figures.map(copy), unknown: [] },
    language,
    lexicon,
  )
  return banner === undefined ? wish : { ...wish, banner }
}

function parseTokens(tokens: Token[], wish: Wish, language: Language, lexicon: Lexicon): Wish {
  const request = removeRequestPhrases(tokens, lexicon.words[language])
  const matches = resolveTwoMeanings(matchWords(request, language, lexicon), language, lexicon)
  const words = resolveNames(chooseSenses(matches, language, lexicon), lexicon)
  const seen = repeatNegatedNoun(removeUnseenOwners(words))
  const built = buildWish(seen, wish, language, lexicon)
  placeInWater(built, lexicon)
  return asksForExplanation(request, language) ? { ...built, explains: true } : built
}

const copy = (figure: WishFigure): WishFigure => ({
  ...figure,
  looks: [...figure.looks],
  wears: [...figure.wears],
  holds: [...figure.holds],
  ...(figure.relation && { relation: { ...figure.relation } }),
  ...(figure.where && { where: { ...figure.where } }),
})

import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Wish, WishedFigure } from '../wish.ts'
import { choose } from './choose.ts'
import { languageOf } from './language.ts'
import { withoutRequest } from './requests.ts'
import { readScene } from './scene.ts'
import { spot } from './spot.ts'
import { tokenise } from './tokens.ts'

/** What somebody wishes for, in any of the six languages. Never fails: what means nothing to us comes back as unknown. */
export function understand(text: string, stated: Language, lexicon: Lexicon): Wish {
  const tokens = tokenise(text)
  const language = languageOf(tokens, stated, lexicon)
  const words = choose(
    spot(withoutRequest(tokens, lexicon.words[language]), language, lexicon),
    language,
    lexicon,
  )
  return readScene(words, { language, figures: [], unknown: [] }, language, lexicon)
}

/** The same page with something changed: "with a hat", "in space", "without the dog", "make it easier". */
export function amend(base: Wish, text: string, stated: Language, lexicon: Lexicon): Wish {
  const tokens = tokenise(text)
  const language = languageOf(tokens, stated, lexicon)
  const words = choose(
    spot(withoutRequest(tokens, lexicon.words[language]), language, lexicon),
    language,
    lexicon,
  )
  return readScene(words, { ...base, figures: base.figures.map(copy), unknown: [] }, language, lexicon)
}

const copy = (figure: WishedFigure): WishedFigure => ({
  ...figure,
  looks: [...figure.looks],
  wears: [...figure.wears],
  holds: [...figure.holds],
  ...(figure.relation && { relation: { ...figure.relation } }),
})

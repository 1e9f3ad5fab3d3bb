import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Wish, WishedFigure } from '../wish.ts'
import { choose } from './choose.ts'
import { languageOf } from './language.ts'
import { afterIntroduction, withoutRequest } from './requests.ts'
import { readScene } from './scene.ts'
import { spot } from './spot.ts'
import { tokenise, type Token } from './tokens.ts'

/** What somebody wishes for, in any of the six languages. Never fails: what means nothing to us comes back as unknown. */
export function understand(text: string, stated: Language, lexicon: Lexicon): Wish {
  const tokens = tokenise(text)
  const language = languageOf(tokens, stated, lexicon)
  const asked = afterIntroduction(tokens, lexicon.words[language])
  const wish = read(asked, { language, figures: [], unknown: [] }, language, lexicon)
  if (wish.figures.length > 0 || asked === tokens) return wish
  return read(tokens, { language, figures: [], unknown: [] }, language, lexicon)
}

/** The same page with something changed: "with a hat", "in space", "without the dog", "make it easier". */
export function amend(base: Wish, text: string, stated: Language, lexicon: Lexicon): Wish {
  const tokens = tokenise(text)
  const language = languageOf(tokens, stated, lexicon)
  return read(tokens, { ...base, figures: base.figures.map(copy), unknown: [] }, language, lexicon)
}

function read(tokens: Token[], wish: Wish, language: Language, lexicon: Lexicon): Wish {
  const spots = spot(withoutRequest(tokens, lexicon.words[language]), language, lexicon)
  return readScene(choose(spots, language, lexicon), wish, language, lexicon)
}

const copy = (figure: WishedFigure): WishedFigure => ({
  ...figure,
  looks: [...figure.looks],
  wears: [...figure.wears],
  holds: [...figure.holds],
  ...(figure.relation && { relation: { ...figure.relation } }),
})

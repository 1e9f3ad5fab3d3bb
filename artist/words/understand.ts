import type { Language } from '#domain/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Wish, WishedFigure } from '../wish.ts'
import { apartFromBanner } from './banner.ts'
import { choose } from './choose.ts'
import { languageOf } from './language.ts'
import { withOneself } from './oneself.ts'
import { afterIntroduction, withoutRequest } from './requests.ts'
import { readScene } from './scene.ts'
import { spot } from './spot.ts'
import { tokenise, type Token } from './tokens.ts'

/** What somebody wishes for, in any of the six languages. Never fails: what means nothing to us comes back as unknown. */
export function understand(prompt: string, stated: Language, lexicon: Lexicon): Wish {
  const { text, banner } = apartFromBanner(prompt, stated)
  const wish = understood(text, stated, lexicon)
  return banner === undefined ? wish : { ...wish, banner }
}

function understood(text: string, stated: Language, lexicon: Lexicon): Wish {
  const spoken = tokenise(text)
  const language = languageOf(spoken, stated, lexicon)
  const tokens = withOneself(spoken, language, lexicon)
  const asked = afterIntroduction(tokens, lexicon.words[language])
  const wish = read(asked, { language, figures: [], unknown: [] }, language, lexicon)
  if (wish.figures.length > 0 || asked === tokens) return wish
  return read(tokens, { language, figures: [], unknown: [] }, language, lexicon)
}

/** The same page with something changed: "with a hat", "in space", "without the dog", "make it easier". */
export function amend(base: Wish, change: string, stated: Language, lexicon: Lexicon): Wish {
  const { text, banner } = apartFromBanner(change, stated)
  const tokens = tokenise(text)
  const language = languageOf(tokens, stated, lexicon)
  const wish = read(tokens, { ...base, figures: base.figures.map(copy), unknown: [] }, language, lexicon)
  return banner === undefined ? wish : { ...wish, banner }
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
  ...(figure.where && { where: { ...figure.where } }),
})

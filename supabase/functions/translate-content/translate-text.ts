import type { Language } from '#domain/languages.ts'
import { askArtist } from '#providers/images/artist/ask-artist.ts'
import type { TextKind } from '#providers/translation/translation-provider.ts'
import { FunctionError } from '../define-function.ts'
import { fromProvider } from '../provider-problem.ts'
import type { Providers } from '../providers.ts'

interface Text {
  text: string
  from: Language
  to: Language
  kind: TextKind
  signal: AbortSignal
}

/** By the translation provider; without one by the lexicon, which must know all of the text. Never a word-by-word gloss. */
export async function translateText(
  text: Text,
  { translation, artist, moderation }: Pick<Providers, 'translation' | 'artist' | 'moderation'>,
): Promise<string> {
  if (!(await fromProvider(moderation.isFitForChildren(text.text, text.from))))
    throw new FunctionError(422, 'not-for-children')
  if (text.from === text.to) return text.text
  if (translation) return fromProvider(translation.translate(text))
  const { from, to } = text
  const known = await fromProvider(askArtist(artist, { kind: 'translate', text: text.text, from, to }))
  if (known === undefined) throw new FunctionError(501, 'translation-unavailable')
  return known
}

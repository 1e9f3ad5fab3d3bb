import type { Language } from '#domain/text/languages.ts'
import { runArtistJob } from '#providers/images/artist/workers/run-artist-job.ts'
import type { TextKind } from '#providers/translation/translation-provider.ts'
import { FunctionError } from './function-error.ts'
import { callProvider } from './provider-errors.ts'
import type { Providers } from './providers.ts'

interface TranslationRequest {
  text: string
  from: Language
  to: Language
  kind: TextKind
  signal: AbortSignal
}

/** Translates with the provider. Without one the lexicon translates, but only a text it knows completely. */
export async function translateText(
  request: TranslationRequest,
  { translation, artist, moderation }: Pick<Providers, 'translation' | 'artist' | 'moderation'>,
): Promise<string> {
  const { text, from, to } = request
  const refusal = await callProvider(moderation.refusalOf(text, from))
  if (refusal) throw new FunctionError(422, refusal)
  if (from === to) return text
  if (translation) return callProvider(translation.translate(request))
  const translated = await callProvider(runArtistJob(artist, { kind: 'translate', text, from, to }))
  if (translated === undefined) throw new FunctionError(501, 'translation-unavailable')
  return translated
}

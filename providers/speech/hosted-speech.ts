import { createOpenAI } from '@ai-sdk/openai'
import { transcribe } from 'ai'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createHostedFetch, HOSTED_LIMITS, type HostedLimits } from '../hosted/hosted-fetch.ts'
import { toProviderError } from '../hosted/to-provider-error.ts'
import type { HostedSettings } from '../hosted/hosted-settings.ts'
import { ProviderError } from '../provider-error.ts'
import type { SpeechProvider } from './speech-provider.ts'
import { transcriptToWish } from './transcript-to-wish.ts'

/** Speech to text with OpenAI or a server with the same API. */
export function createHostedSpeech(
  settings: HostedSettings & { model: string },
  limits: HostedLimits = HOSTED_LIMITS,
): SpeechProvider {
  const { baseUrl: baseURL, apiKey, model } = settings
  const transcriptionModel = createOpenAI({
    baseURL,
    apiKey: apiKey ?? 'none',
    fetch: createHostedFetch(settings, limits.speech),
  }).transcription(model)
  return {
    languages: LANGUAGES,
    async transcribe({ audio, language, signal }) {
      const { text } = await transcribe({
        model: transcriptionModel,
        audio,
        providerOptions: { openai: { language } },
        maxRetries: 0,
        abortSignal: signal,
      }).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'AI_NoTranscriptGeneratedError')
          throw new ProviderError('nothing-heard')
        throw toProviderError(error)
      })
      return { text: transcriptToWish(text) }
    },
  }
}

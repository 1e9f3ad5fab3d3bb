import { createOpenAI } from '@ai-sdk/openai'
import { transcribe } from 'ai'
import { LANGUAGES } from '#domain/languages.ts'
import { fetchFor, LIMITS, type Limits } from '../hosted/calls.ts'
import { problemOf } from '../hosted/problem.ts'
import type { HostedSettings } from '../hosted/settings.ts'
import { ProviderError } from '../provider-error.ts'
import type { SpeechProvider } from './speech-provider.ts'
import { wordsOf } from './words-of.ts'

/** Speech to text by OpenAI or a server that speaks like it. */
export function createHostedSpeech(
  settings: HostedSettings & { model: string },
  limits: Limits = LIMITS,
): SpeechProvider {
  const { baseUrl: baseURL, apiKey, model } = settings
  const speech = createOpenAI({
    baseURL,
    apiKey: apiKey ?? 'none',
    fetch: fetchFor(settings, limits.speech),
  }).transcription(model)
  return {
    languages: LANGUAGES,
    async transcribe({ audio, language, signal }) {
      const { text } = await transcribe({
        model: speech,
        audio,
        providerOptions: { openai: { language } },
        maxRetries: 0,
        abortSignal: signal,
      }).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'AI_NoTranscriptGeneratedError')
          throw new ProviderError('nothing-heard')
        throw problemOf(error)
      })
      return { text: wordsOf(text) }
    },
  }
}

import type { Language } from '#domain/text/languages.ts'

interface Recording {
  audio: Uint8Array
  /** As the browser reports it: `audio/webm;codecs=opus`, `audio/mp4` … */
  mediaType: string
  language: Language
  signal: AbortSignal
}

export interface SpeechProvider {
  /** Supported languages. Callers refuse other languages, because a speech model turns them into nonsense. */
  readonly languages: readonly Language[]
  /** Returns the transcript, or throws a `ProviderError`; for silence its code is `nothing-heard`. */
  transcribe(recording: Recording): Promise<{ text: string }>
}

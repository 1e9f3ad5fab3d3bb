import type { Language } from '#domain/languages.ts'

export interface Recording {
  audio: Uint8Array
  /** As the browser named it: `audio/webm;codecs=opus`, `audio/mp4` … */
  mediaType: string
  language: Language
  signal: AbortSignal
}

export interface SpeechProvider {
  /** What it understands; a language it does not know comes out as confident nonsense, so it is not asked. */
  readonly languages: readonly Language[]
  /** The words of a recording, or a `ProviderError`; silence is `nothing-heard`. */
  transcribe(recording: Recording): Promise<{ text: string }>
}

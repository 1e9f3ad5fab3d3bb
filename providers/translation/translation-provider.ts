import type { Language } from '#domain/languages.ts'

/** What kind of text it is: a name stays short, a description may be a few sentences. */
export const TEXT_KINDS = ['general', 'category', 'page_title', 'page_description'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

export interface TextToTranslate {
  text: string
  from: Language
  to: Language
  kind: TextKind
  signal: AbortSignal
}

export interface TranslationProvider {
  /** The text in the other language, plain and of bounded length, or a `ProviderError`. */
  translate(text: TextToTranslate): Promise<string>
}

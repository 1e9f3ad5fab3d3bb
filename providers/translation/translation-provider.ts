import type { Language } from '#domain/text/languages.ts'

/** Tells the model how long and formal a translation should be: a name is short, a description has a few sentences. */
export const TEXT_KINDS = ['general', 'category', 'page_title', 'page_description'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

interface TextToTranslate {
  text: string
  from: Language
  to: Language
  kind: TextKind
  signal: AbortSignal
}

export interface TranslationProvider {
  /** Returns the translation as plain text of limited length, or throws a `ProviderError`. */
  translate(text: TextToTranslate): Promise<string>
}

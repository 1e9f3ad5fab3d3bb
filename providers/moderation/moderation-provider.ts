import type { Language } from '#domain/languages.ts'

export interface ModerationProvider {
  /** Whether a text may be drawn, shown and translated here. */
  isFitForChildren(text: string, language: Language): Promise<boolean>
}

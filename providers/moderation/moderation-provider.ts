import type { Language } from '#domain/text/languages.ts'

/** The error code the user gets; `locales/<language>/functions.json` has its text. */
type RefusalCode = 'not-for-children' | 'personal-data'

export interface ModerationProvider {
  /** Why a text must not be drawn, shown or translated here; undefined if it may. */
  refusalOf(text: string, language: Language): Promise<RefusalCode | undefined>
}

import type { Language } from '#domain/text/languages.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { Grammar } from './grammar.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'

export const GRAMMARS: Record<Language, Grammar> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
}

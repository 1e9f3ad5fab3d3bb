import type { Language } from '#domain/text/languages.ts'
import type { Word } from '../lookup/choose-senses.ts'

/** Forms of verbs with one subject. Others may be either. */
const SINGULAR_VERB: Record<Language, RegExp> = {
  en: /^(?!.*ing\b)\S*[^s]s\b/i,
  de: /^(?!ge)\S*t\b/i,
  fr: /^(?!.*(?:nt|ant)\b)/i,
  es: /^(?!.*(?:n|ndo|[aeio]dos?)\b)/i,
  it: /^(?!.*(?:no|ndo|[aiu]t[oiae])\b)/i,
  nl: /^(?!ge)\S*t\b/i,
}
export const isSingular = ({ typed }: Word, language: Language): boolean =>
  SINGULAR_VERB[language].test(typed)

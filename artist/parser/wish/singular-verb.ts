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

/** Forms of verbs with several subjects. Others may be either. */
const PLURAL_VERB: Record<Language, RegExp> = {
  en: /^are$/i,
  de: /n$/i,
  fr: /(?:ent|ont)(?:\s|$)/i,
  es: /[aeá]n(?:\s|$)/i,
  it: /no(?:\s|$)/i,
  nl: /en(?:\s|$)/i,
}
export const isPlural = (words: readonly Word[], at: number, language: Language): boolean =>
  PLURAL_VERB[language].test(words[language === 'en' ? at - 1 : at]?.typed ?? '')

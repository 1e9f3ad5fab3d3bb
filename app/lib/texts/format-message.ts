import type { Language } from '#domain/text/languages.ts'
import { formatNumber, pluralForm } from './number-format.ts'

export type Values = Readonly<Record<string, string | number>>
type Forms = Readonly<Record<string, readonly Token[]>>
/** Plain text, a placeholder, or a plural with its forms. */
type Token = string | readonly [name: string] | readonly [name: string, kind: 'plural', forms: Forms]
/** A text as compiled by `scripts/vite/compiled-texts.ts`. */
export type Message = string | readonly Token[]

/**
 * Fills the placeholders of a compiled text. The library that compiles the texts has a formatter, too, but its
 * unused features would add six kilobytes to the first load.
 */
export function formatMessage(message: Message, values: Values, language: Language): string {
  return typeof message === 'string' ? message : formatTokens(message, values, language)
}

/** `count` is the number of the plural form around the tokens, already formatted. */
function formatTokens(tokens: readonly Token[], values: Values, language: Language, count?: string): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return count === undefined ? token : token.replaceAll('#', count)
      const [name, , forms] = token
      const value = values[name] ?? ''
      if (!forms) return String(value)
      const number = Number(value)
      const form = forms[number] ?? forms[pluralForm(number, language)] ?? forms['other'] ?? []
      return formatTokens(form, values, language, formatNumber(number, language))
    })
    .join('')
}

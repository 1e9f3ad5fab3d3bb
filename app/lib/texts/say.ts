import type { Language } from '#domain/languages.ts'
import { number as written, pluralForm } from './formats.ts'

export type Values = Readonly<Record<string, string | number>>
type Forms = Readonly<Record<string, readonly Token[]>>
/** A word, a name to be replaced by its value, or forms by number. */
type Token = string | readonly [name: string] | readonly [name: string, kind: 'plural', forms: Forms]
/** A text as `scripts/vite/compiled-texts.ts` prepares it. */
export type Message = string | readonly Token[]

/**
 * A prepared text as a sentence. The library that prepares them also has a reader, but with formats and events nobody here uses it weighs
 * six kilobytes in every first visit; this is all of it that a text of ours needs.
 */
export function say(message: Message, values: Values, language: Language): string {
  return typeof message === 'string' ? message : sentence(message, values, language)
}

function sentence(tokens: readonly Token[], values: Values, language: Language, counted?: string): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return counted === undefined ? token : token.replaceAll('#', counted)
      const [name, , forms] = token
      const value = values[name] ?? ''
      if (!forms) return String(value)
      const number = Number(value)
      const form = forms[number] ?? forms[pluralForm(number, language)] ?? forms['other'] ?? []
      return sentence(form, values, language, written(number, language))
    })
    .join('')
}

import { compileMessage } from '@lingui/message-utils/compileMessage'
import { brokenFrenchSpaces } from './french-spaces.ts'

type Texts = Readonly<Record<string, string>>
type Token = string | [name: string, kind?: string, forms?: Record<string, unknown>]

/** What is wrong with one feature's texts in one language, compared with English. */
export function problemsOf(
  language: string,
  english: Texts,
  own: Texts,
  sameAllowed: ReadonlySet<string>,
): string[] {
  const missing = Object.keys(english).filter((key) => !own[key]?.trim())
  const spare = Object.keys(own).filter((key) => !(key in english))
  return [
    ...missing.map((key) => `"${key}" is missing`),
    ...spare.map((key) => `"${key}" does not exist in English`),
    ...Object.entries(own).flatMap(([key, text]) =>
      english[key] === undefined || !text ? [] : textProblems(language, key, english[key], text, sameAllowed),
    ),
  ]
}

function textProblems(
  language: string,
  key: string,
  english: string,
  text: string,
  sameAllowed: ReadonlySet<string>,
): string[] {
  // The compiler shows a broken message as it is instead of failing, so the braces are counted here.
  if (!isBalanced(text)) return [`"${key}" has a brace too many or too few`]
  const problems: string[] = []
  const compiled = compileMessage(text) as string | Token[]
  const tokens: Token[] = typeof compiled === 'string' ? [compiled] : compiled
  const wanted = placeholders(english)
  const has = placeholders(text)
  if (wanted.join() !== has.join())
    problems.push(`"${key}" uses {${has.join('}, {')}} but English uses {${wanted.join('}, {')}}`)
  for (const forms of plurals(tokens)) {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const lacking = needed.filter((category) => !(category in forms))
    if (lacking.length > 0) problems.push(`"${key}" lacks the plural ${lacking.join(', ')}`)
  }
  const isSentence = /\p{L}{3,}/u.test(text.replace(/\{[^{}]*\}/g, ''))
  if (language !== 'en' && isSentence && text === english && !sameAllowed.has(key))
    problems.push(
      `"${key}" is the same as in English: translate it, or list it in locales/same-in-english.json`,
    )
  if (/[<>]|javascript:/i.test(text)) problems.push(`"${key}" holds markup`)
  if (language === 'fr')
    for (const place of brokenFrenchSpaces(spelledOut(tokens)))
      problems.push(`"${key}" needs a no-break space (U+00A0) in "${place}"`)
  return problems
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth++
    if (character === '}') depth--
    if (depth < 0) return false
  }
  return depth === 0
}

const placeholders = (text: string) => {
  const compiled = compileMessage(text) as string | Token[]
  const names = new Set<string>()
  const walk = (token: unknown): void => {
    if (!Array.isArray(token)) return
    if (
      typeof token[0] === 'string' &&
      token.length <= 3 &&
      (token.length === 1 || typeof token[1] === 'string')
    )
      names.add(token[0])
    for (const part of token.slice(1))
      if (part && typeof part === 'object')
        Object.values(part).forEach((form) => Array.isArray(form) && form.forEach(walk))
  }
  if (typeof compiled !== 'string') compiled.forEach(walk)
  return [...names].sort()
}

/** The message as it is read: something in every gap, and each form of a plural on a line of its own. */
function spelledOut(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token
      // Beside its forms a plural holds its offset, a number or nothing.
      const forms = Object.values(token[2] ?? {}).flatMap((form) =>
        typeof form === 'string' ? form : Array.isArray(form) ? spelledOut(form as Token[]) : [],
      )
      return forms.length === 0 ? 'x' : forms.join('\n')
    })
    .join('')
}

function plurals(tokens: readonly Token[]): Record<string, unknown>[] {
  return tokens.flatMap((token) =>
    Array.isArray(token) && token[1] === 'plural' && token[2] ? [token[2]] : [],
  )
}

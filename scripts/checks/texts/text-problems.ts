import { compileMessage } from '@lingui/message-utils/compileMessage'
import { missingNoBreakSpaces } from './french-spaces.ts'

type Texts = Readonly<Record<string, string>>
type Token = string | [name: string, kind?: string, forms?: Record<string, unknown>]

/** Problems of one feature's texts in one language, compared with English. */
export function languageProblems(
  language: string,
  english: Texts,
  translated: Texts,
  allowedUntranslated: ReadonlySet<string>,
): string[] {
  const missing = Object.keys(english).filter((key) => !translated[key]?.trim())
  const extra = Object.keys(translated).filter((key) => !(key in english))
  return [
    ...missing.map((key) => `"${key}" is missing`),
    ...extra.map((key) => `"${key}" does not exist in English`),
    ...Object.entries(translated).flatMap(([key, text]) =>
      english[key] === undefined || !text
        ? []
        : textProblems(language, key, english[key], text, allowedUntranslated),
    ),
  ]
}

function textProblems(
  language: string,
  key: string,
  english: string,
  text: string,
  allowedUntranslated: ReadonlySet<string>,
): string[] {
  // The message compiler returns a broken message unchanged instead of failing, so the braces are counted here.
  if (!isBalanced(text)) return [`"${key}" has a brace too many or too few`]
  const problems: string[] = []
  const compiled = compileMessage(text) as string | Token[]
  const tokens: Token[] = typeof compiled === 'string' ? [compiled] : compiled
  const expectedNames = placeholders(english)
  const actualNames = placeholders(text)
  if (expectedNames.join() !== actualNames.join())
    problems.push(
      `"${key}" uses {${actualNames.join('}, {')}} but English uses {${expectedNames.join('}, {')}}`,
    )
  for (const forms of plurals(tokens)) {
    const requiredForms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missingForms = requiredForms.filter((category) => !(category in forms))
    if (missingForms.length > 0) problems.push(`"${key}" lacks the plural ${missingForms.join(', ')}`)
  }
  const hasWord = /\p{L}{3,}/u.test(text.replace(/\{[^{}]*\}/g, ''))
  if (language !== 'en' && hasWord && text === english && !allowedUntranslated.has(key))
    problems.push(
      `"${key}" is the same as in English: translate it, or list it in locales/same-in-english.json`,
    )
  if (/[<>]|javascript:/i.test(text)) problems.push(`"${key}" contains markup`)
  if (language === 'fr')
    for (const excerpt of missingNoBreakSpaces(renderForReading(tokens)))
      problems.push(`"${key}" needs a no-break space (U+00A0) in "${excerpt}"`)
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

/** The message as readers see it: placeholders filled in, and each plural form on its own line. */
function renderForReading(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token
      // A plural also holds its offset, which is a number or undefined.
      const forms = Object.values(token[2] ?? {}).flatMap((form) =>
        typeof form === 'string' ? form : Array.isArray(form) ? renderForReading(form as Token[]) : [],
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

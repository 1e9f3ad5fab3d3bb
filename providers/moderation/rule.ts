import type { Language } from '#domain/languages.ts'

/** The most telling reason first: it is the one that is given. */
export const CATEGORIES = [
  'self-harm',
  'sexual',
  'nudity',
  'hate',
  'gore',
  'weapons',
  'drugs',
  'profanity',
  'real-person',
] as const
export type Category = (typeof CATEGORIES)[number]

/**
 * Parts that follow one another, closely or along a few words, that stand near one another in any order, or one that is all there is. A part
 * is a pattern or a group of them.
 */
export interface Rule {
  parts: string[]
  order: 'following' | 'along' | 'near' | 'alone'
  language: Language | 'any'
  /** Said only in its own language: Dutch "hoe" asks how, Italian "nasi" are noses. */
  own: boolean
  /** What it is unfit for; nothing where it is allowed. */
  category?: Category
}

const ALLOWED = 'allowed'

/** A rule as one line, as it is kept until somebody writes its first part. */
export const lineOf = (term: string, language: Rule['language'], category?: Category): string =>
  `${language} ${category ?? ALLOWED} ${term}`

/**
 * Reads it again: `a b` the one after the other, `a > b` with up to four words between, `a & b` near each other, `!word` nothing but that
 * word, `~a b` only from somebody who writes in that language, `@name` any word of that group.
 */
export function readRule(line: string): Rule {
  const [, language, kind, term] = LINE.exec(line) as unknown as [string, Rule['language'], string, string]
  const order = orderOf(term)
  const parts = term
    .replace(/^[!~]/, '')
    .split(SIGNS[order])
    .map((part) => partOf(part.trim(), language))
  const own = order === 'alone' || term.startsWith('~')
  return { order, language, own, parts, ...(kind !== ALLOWED && { category: kind as Category }) }
}

const LINE = /^(\S+) (\S+) (.*)$/
const SIGNS = { alone: ' ', following: ' ', near: '&', along: '>' } as const

function orderOf(term: string): Rule['order'] {
  if (term.startsWith('!')) return 'alone'
  if (term.includes('&')) return 'near'
  return term.includes('>') ? 'along' : 'following'
}

export const groupPart = (group: string, language: Rule['language']) => `${language}@${group}`

function partOf(part: string, language: Rule['language']): string {
  if (part.startsWith('@')) return groupPart(part.slice(1), language === 'any' ? 'en' : language)
  // A phrase cannot stand near a word; such a line would never match, so it must not pass unnoticed.
  if (/\s/.test(part)) throw new Error(`unreadable part: ${part}`)
  return `${language} ${part}`
}

/** The pattern a part is, unless it is a group. */
export const patternOf = (part: string): string | undefined =>
  part.includes(' ') ? part.slice(part.indexOf(' ') + 1) : undefined

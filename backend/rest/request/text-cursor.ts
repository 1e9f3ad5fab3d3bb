import { RestError } from '../rest-error.ts'

/** Position in a text that parser functions read from left to right. They report errors as PGRST100 with the position. */
export interface TextCursor {
  readonly text: string
  at: number
  /** Names the parsed parameter in error messages. */
  readonly subject: string
}

export const createCursor = (text: string, subject: string): TextCursor => ({ text, at: 0, subject })

export const atEnd = (cursor: TextCursor) => cursor.at >= cursor.text.length
export const peek = (cursor: TextCursor) => cursor.text[cursor.at]

export function skipSpaces(cursor: TextCursor) {
  while (cursor.text[cursor.at] === ' ' || cursor.text[cursor.at] === '\t') cursor.at++
}

/** Advances past `word` if the text continues with it. */
export function accept(cursor: TextCursor, word: string): boolean {
  if (!cursor.text.startsWith(word, cursor.at)) return false
  cursor.at += word.length
  return true
}

export function expect(cursor: TextCursor, word: string, name = `"${word}"`) {
  if (!accept(cursor, word)) throw syntaxError(cursor, name)
}

/** Matches a sticky expression at the cursor. */
export function match(cursor: TextCursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)?.[0]
  if (found !== undefined) cursor.at += found.length
  return found
}

/** Tries a rule; on a syntax error, restores the cursor and returns undefined. */
export function attempt<T>(cursor: TextCursor, rule: (cursor: TextCursor) => T): T | undefined {
  const start = cursor.at
  try {
    return rule(cursor)
  } catch (error) {
    if (!(error instanceof RestError)) throw error
    cursor.at = start
    return undefined
  }
}

/** Created without a stack trace: parsers backtrack often, and stack traces would dominate their cost. */
export function syntaxError(cursor: TextCursor, expected: string): RestError {
  const next = peek(cursor)
  const message = `"failed to parse ${cursor.subject} (${cursor.text})" (line 1, column ${cursor.at + 1})`
  const found = next === undefined ? 'unexpected end of input' : `unexpected ${JSON.stringify(next)}`
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return new RestError(400, 'PGRST100', message, { details: `${found} expecting ${expected}` })
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

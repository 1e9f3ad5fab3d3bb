import { RestError } from '../rest-error.ts'

/** Reads a text from left to right. Grammars are plain functions over it; a failure becomes PGRST100 with its place. */
export interface TextCursor {
  readonly text: string
  at: number
  /** What is being read, for the message. */
  readonly subject: string
}

export const cursorOn = (text: string, subject: string): TextCursor => ({ text, at: 0, subject })

export const atEnd = (cursor: TextCursor) => cursor.at >= cursor.text.length
export const peek = (cursor: TextCursor) => cursor.text[cursor.at]

export function skipSpaces(cursor: TextCursor) {
  while (cursor.text[cursor.at] === ' ' || cursor.text[cursor.at] === '\t') cursor.at++
}

/** Steps over `word` if it comes next. */
export function accept(cursor: TextCursor, word: string): boolean {
  if (!cursor.text.startsWith(word, cursor.at)) return false
  cursor.at += word.length
  return true
}

export function expect(cursor: TextCursor, word: string, name = `"${word}"`) {
  if (!accept(cursor, word)) throw syntaxError(cursor, name)
}

/** What a sticky expression matches here, or undefined. */
export function match(cursor: TextCursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)?.[0]
  if (found !== undefined) cursor.at += found.length
  return found
}

/** Tries a rule; on a syntax error the cursor is back where it was and the answer is undefined. */
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

/** Grammars try and step back all the time, so a failed try must be cheap: its stack would cost more than all the rest. */
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

import { accept, attempt, match, peek, skipSpaces, syntaxError, type TextCursor } from './text-cursor.ts'

interface JsonStep {
  /** `->` gives JSON, `->>` gives text. */
  arrow: '->' | '->>'
  key?: string
  index?: number
}

/** A column, with the path into its JSON value if there is one. */
export interface Field {
  name: string
  path: readonly JsonStep[]
}

const IDENTIFIER = /[\p{L}0-9_ $]+/uy
const JSON_KEY = /[^(\-:.,>)]+/y
const INDEX = /-?\d+(?=->|::|\.|,|$)/y
const QUOTED = /"(?:[^\\"]|\\[\s\S])*"/y

/** `"any text, \" and \\ escaped"` */
export function readQuoted(cursor: TextCursor): string | undefined {
  return match(cursor, QUOTED)
    ?.slice(1, -1)
    .replace(/\\([\s\S])/g, '$1')
}

/** Reads words joined by single dashes, so that `->` still starts a JSON path. */
function readDashed(cursor: TextCursor, word: RegExp, expected: string): string {
  const parts: string[] = []
  do {
    const part = match(cursor, word)
    if (part === undefined) throw syntaxError(cursor, expected)
    parts.push(part.trim())
  } while (peek(cursor) === '-' && cursor.text[cursor.at + 1] !== '>' && accept(cursor, '-'))
  return parts.join('-')
}

export function readName(cursor: TextCursor): string {
  return readQuoted(cursor) ?? readDashed(cursor, IDENTIFIER, 'field name (* or [a..z0..9_$])')
}

export function readIdentifier(cursor: TextCursor): string {
  const found = match(cursor, IDENTIFIER)
  if (found === undefined) throw syntaxError(cursor, 'letter, digit or "_"')
  return found.trim()
}

function readJsonPath(cursor: TextCursor): JsonStep[] {
  const steps: JsonStep[] = []
  for (;;) {
    const arrow = accept(cursor, '->>') ? '->>' : accept(cursor, '->') ? '->' : undefined
    if (!arrow) return steps
    const index = match(cursor, INDEX)
    if (index !== undefined) steps.push({ arrow, index: Number(index) })
    else {
      const key =
        readQuoted(cursor) ?? readDashed(cursor, JSON_KEY, 'any non reserved character different from: .,>()')
      steps.push({ arrow, key })
    }
  }
}

export function readField(cursor: TextCursor): Field {
  skipSpaces(cursor)
  const field = { name: readName(cursor), path: readJsonPath(cursor) }
  skipSpaces(cursor)
  return field
}

/** `embed.embed.column->json`: all names but the last are embedded resources. */
export function readColumnPath(cursor: TextCursor): { path: string[]; field: Field } {
  const names = [readName(cursor)]
  while (accept(cursor, '.')) names.push(readName(cursor))
  const steps = readJsonPath(cursor)
  return { path: names.slice(0, -1), field: { name: names.at(-1)!, path: steps } }
}

export function readNameList(cursor: TextCursor): string[] {
  const names: string[] = []
  do {
    skipSpaces(cursor)
    names.push(readName(cursor))
    skipSpaces(cursor)
  } while (accept(cursor, ','))
  return names
}

/** Reads `alias:`, but not the start of a `::cast`. */
export function readAlias(cursor: TextCursor): string | undefined {
  return attempt(cursor, () => {
    const name = readName(cursor)
    if (peek(cursor) !== ':' || cursor.text[cursor.at + 1] === ':') throw syntaxError(cursor, '":"')
    cursor.at++
    return name
  })
}

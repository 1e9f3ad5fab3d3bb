import { parse as parseCsv } from 'csv-parse/sync'
import { RestError } from '../rest-error.ts'
import { parseQueryString } from './query-string.ts'

/** A request body. PostgreSQL gets the JSON text unchanged; the API only needs the keys and whether it is an array. */
export interface Payload {
  json: string
  isArray: boolean
  keys: string[]
  /** The parsed body, if it was parsed. */
  value?: unknown
}

const invalidBody = (message: string) => new RestError(400, 'PGRST102', message)

export function readTablePayload(
  type: string,
  text: string,
  columns: readonly string[] | undefined,
): Payload {
  if (type === 'application/json') return readJson(text, columns)
  if (type === 'text/csv') return readCsv(text)
  if (type === 'application/x-www-form-urlencoded') {
    const value = Object.fromEntries(parseQueryString(text))
    return { json: JSON.stringify(value), isArray: false, keys: Object.keys(value), value }
  }
  throw invalidBody(`Content-Type not acceptable: ${type}`)
}

export function readJson(text: string, columns?: readonly string[]): Payload {
  // With `columns` the body need not be parsed; PostgreSQL still rejects invalid JSON.
  if (columns) return { json: text, isArray: /^\s*\[/.test(text), keys: [...new Set(columns)] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
  if (!Array.isArray(value)) {
    const isObject = typeof value === 'object' && value !== null
    // A number or string contains no rows.
    return isObject ? { json: text, isArray: false, keys: Object.keys(value as object), value } : emptyPayload
  }
  if (value.length === 0) return emptyPayload
  return { json: text, isArray: true, keys: uniformKeys(value, 'All object keys must match'), value }
}

const emptyPayload: Payload = { json: '[]', isArray: true, keys: [], value: [] }

function uniformKeys(rows: unknown[], errorMessage: string): string[] {
  const [first] = rows
  if (typeof first !== 'object' || first === null || Array.isArray(first)) throw invalidBody(errorMessage)
  const keys = Object.keys(first)
  const sameKeys = (row: unknown) =>
    typeof row === 'object' &&
    row !== null &&
    !Array.isArray(row) &&
    Object.keys(row).length === keys.length &&
    keys.every((key) => Object.hasOwn(row, key))
  if (!rows.every(sameKeys)) throw invalidBody(errorMessage)
  return keys
}

function readCsv(text: string): Payload {
  let rows: Record<string, string | null>[]
  try {
    rows = parseCsv(text, {
      columns: true,
      cast: (value, { header }) => (value === 'NULL' && !header ? null : value),
    }) as Record<string, string | null>[]
  } catch {
    throw invalidBody('All lines must have same number of fields')
  }
  if (rows.length === 0) return emptyPayload
  return { json: JSON.stringify(rows), isArray: true, keys: Object.keys(rows[0]!), value: rows }
}

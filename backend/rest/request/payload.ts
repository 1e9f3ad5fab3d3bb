import { parse as parseCsv } from 'csv-parse/sync'
import { RestError } from '../rest-error.ts'
import { parseQueryString } from './query-string.ts'

/** What a request brings. The JSON text goes to PostgreSQL as it came; here we only learn its shape. */
export interface Payload {
  json: string
  isArray: boolean
  keys: string[]
  /** The parsed body, where it had to be parsed. */
  value?: unknown
}

const invalidBody = (message: string) => new RestError(400, 'PGRST102', message)

export function readTablePayload(type: string, text: string, columns: string[] | undefined): Payload {
  if (type === 'application/json') return readJson(text, columns)
  if (type === 'text/csv') return readCsv(text)
  if (type === 'application/x-www-form-urlencoded') {
    const value = Object.fromEntries(parseQueryString(text))
    return { json: JSON.stringify(value), isArray: false, keys: Object.keys(value), value }
  }
  throw invalidBody(`Content-Type not acceptable: ${type}`)
}

export function readJson(text: string, columns?: string[]): Payload {
  // Whoever names the columns spares us the reading; PostgreSQL still refuses what is no JSON.
  if (columns) return { json: text, isArray: /^\s*\[/.test(text), keys: [...new Set(columns)] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
  if (!Array.isArray(value)) {
    const isObject = typeof value === 'object' && value !== null
    // A bare number or text holds no rows.
    return isObject ? { json: text, isArray: false, keys: Object.keys(value as object), value } : noRows
  }
  if (value.length === 0) return noRows
  return { json: text, isArray: true, keys: uniformKeys(value, 'All object keys must match'), value }
}

const noRows: Payload = { json: '[]', isArray: true, keys: [], value: [] }

function uniformKeys(rows: unknown[], complaint: string): string[] {
  const [head] = rows
  if (typeof head !== 'object' || head === null || Array.isArray(head)) throw invalidBody(complaint)
  const keys = Object.keys(head)
  const sameKeys = (row: unknown) =>
    typeof row === 'object' &&
    row !== null &&
    !Array.isArray(row) &&
    Object.keys(row).length === keys.length &&
    keys.every((key) => Object.hasOwn(row, key))
  if (!rows.every(sameKeys)) throw invalidBody(complaint)
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
  if (rows.length === 0) return noRows
  return { json: JSON.stringify(rows), isArray: true, keys: Object.keys(rows[0]!), value: rows }
}

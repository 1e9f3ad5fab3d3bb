import type { Column } from '../schema/schema-cache.ts'

interface JsonType {
  type?: 'array' | 'boolean' | 'integer' | 'number' | 'string'
  format: string
  items?: { type: 'boolean' | 'integer' | 'number' | 'string' | undefined }
}

const TYPES: Readonly<Record<string, NonNullable<JsonType['type']>>> = {
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  boolean: 'boolean',
}

/** The JSON type of a PostgreSQL type, which is its format. `json` has no type: it can be any JSON. */
export function jsonType(type: Column['type']): JsonType {
  const name = type.replace(/\(.*\)/, '')
  if (name === 'json' || name === 'jsonb') return { format: name }
  if (!name.endsWith('[]')) return { type: TYPES[name] ?? 'string', format: type }
  const element = TYPES[name.replace(/(\[\])+$/, '')] ?? 'string'
  return { type: 'array', format: type, items: { type: element as 'string' } }
}

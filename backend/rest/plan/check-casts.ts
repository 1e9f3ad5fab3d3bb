import { RestError } from '../rest-error.ts'
import type { SelectField } from '../request/select.ts'
import type { SchemaCache } from '../schema/schema-cache.ts'

/** Names of types that belong to SQL's grammar and therefore are not in PostgreSQL's catalogue. */
const GRAMMAR_TYPES = new Set([
  'int',
  'integer',
  'smallint',
  'bigint',
  'real',
  'float',
  'double precision',
  'decimal',
  'dec',
  'boolean',
  'character',
  'character varying',
  'bit varying',
  'time with time zone',
  'time without time zone',
  'timestamp with time zone',
  'timestamp without time zone',
])

/** A cast becomes part of the SQL text, so only names of existing types may pass. */
export function checkCasts({ typeNames }: Pick<SchemaCache, 'typeNames'>, field: SelectField) {
  for (const cast of [field.cast, field.aggregateCast]) {
    if (cast === undefined) continue
    const name = cast.toLowerCase()
    if (typeNames.has(name) || GRAMMAR_TYPES.has(name)) continue
    // The error that PostgreSQL itself reports for an unknown type.
    throw new RestError(400, '42704', `type "${cast}" does not exist`)
  }
}

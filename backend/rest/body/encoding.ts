/**
 * How to write a value's PostgreSQL text form as JSON. `safe text` is text that never needs escaping. PostgreSQL converts every type
 * without an entry by `to_json`, and the result is copied unchanged.
 */
export type Encoding = 'text' | 'safe text' | 'number' | 'boolean' | 'timestamp' | 'json'

/** Keyed by the OIDs of PostgreSQL's built-in types, which never change. */
const encodingByTypeOid: ReadonlyMap<number, Encoding> = new Map([
  [16, 'boolean'],
  [18, 'text'], // "char"
  [19, 'text'], // name
  [20, 'number'], // int8
  [21, 'number'], // int2
  [23, 'number'], // int4
  [25, 'text'], // text, and enums
  [114, 'json'],
  [700, 'number'], // float4
  [701, 'number'], // float8
  [1042, 'text'], // bpchar
  [1043, 'text'], // varchar
  [1082, 'safe text'], // date
  [1114, 'timestamp'],
  [1184, 'timestamp'], // timestamptz
  [1700, 'number'], // numeric
  [2950, 'safe text'], // uuid
  [3802, 'json'], // jsonb
])

const encodingByCast: Readonly<Record<string, Encoding>> = {
  text: 'text',
  varchar: 'text',
  uuid: 'safe text',
  date: 'safe text',
  int: 'number',
  integer: 'number',
  int4: 'number',
  int8: 'number',
  bigint: 'number',
  numeric: 'number',
  float8: 'number',
  json: 'json',
  jsonb: 'json',
  bool: 'boolean',
  boolean: 'boolean',
}

/** Undefined if PostgreSQL has to convert the value to JSON. */
export const encodingOfType = (baseType: number | undefined): Encoding | undefined =>
  baseType === undefined ? undefined : encodingByTypeOid.get(baseType)

export const encodingOfCast = (cast: string): Encoding | undefined =>
  Object.hasOwn(encodingByCast, cast) ? encodingByCast[cast] : undefined

import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { kept } from './kept.ts'
import { LEXICON_READ, readLists, type Tables } from './lists.ts'
import { freeze, open, type Frozen, type Table } from './table.ts'

const HERE = new URL('.', import.meta.url)
const KEPT = new URL('../../.cache/children-check/tables', HERE)

/** The tables of the check, mostly as an earlier start has made them: a server is started more often than a list is changed. */
export function openTables(): Tables {
  const frozen = kept(KEPT, ageOf(), () => mapTables(readLists(), freeze))
  return mapTables<Frozen, Table>(frozen, open) as Tables
}

/** What the tables depend on: the lists, the code that reads them, and the Node that writes them down. */
function ageOf(): string {
  const own = readdirSync(HERE).filter((file) => /\.(txt|jsonl|ts)$/.test(file) && !file.endsWith('.test.ts'))
  const files = [...own.sort(), ...Object.values(LEXICON_READ), '../../domain/languages.ts']
  return digest(process.version + files.map((file) => digest(readFileSync(new URL(file, HERE)))).join())
}

const digest = (data: string | Uint8Array) => hash('sha1', data)

const mapTables = <From, To>(
  all: Record<string, Record<string, From>>,
  change: (table: From) => To,
): Record<string, Record<string, To>> => mapValues(all, (tables) => mapValues(tables, change))

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { allowedOnTables, VERBS, type Verb } from './allowed.ts'
import { as, createPeople, PEOPLE, type Person } from '#tests/support/people.ts'
import { createRows, type Trial, trials } from './trials.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  await createRows(database.sql)
})
afterAll(() => database?.close())

const tables = Object.keys(allowedOnTables)

test('every table of the wire stands in the list and has a trial', async () => {
  const found = await database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`
  const names = found.map(({ name }) => name)
  expect(tables).toEqual(names)
  expect(Object.keys(trials).sort()).toEqual(names)
})

describe.each(tables)('%s', (table) => {
  test.each(VERBS)('%s: the listed people may, everybody else is refused', async (verb) => {
    const outcome: Record<string, boolean> = {}
    for (const person of PEOPLE) outcome[person] = await mayDo(person, verb, table)
    const allowed: readonly Person[] = allowedOnTables[table]![verb]
    expect(outcome).toEqual(Object.fromEntries(PEOPLE.map((person) => [person, allowed.includes(person)])))
  })
})

// A statement that reads no column is not held to what its author may see: the policy for the verb stands alone.
describe.each(tables)('%s, without a filter', (table) => {
  test.each(['update', 'delete'] as const)('%s: nobody else reaches the row', async (verb) => {
    const others = PEOPLE.filter((person) => !allowedOnTables[table]![verb].includes(person))
    for (const person of others) expect([person, await reaches(person, verb, table)]).toEqual([person, false])
  })
})

async function reaches(person: Person, verb: 'update' | 'delete', table: string): Promise<boolean> {
  const trial = trials[table]!
  const rowAs = async (sql: TransactionSql) =>
    (await sql`select to_jsonb(t) as row from ${target(sql, table)} as t where ${where(sql, trial)}`)[0]?.row
  const before = await as(database.sql, 'service', async (sql) => {
    await sql`reset role`
    return rowAs(sql)
  })
  try {
    return await as(database.sql, person, async (sql) => {
      if (verb === 'delete') await sql`delete from ${target(sql, table)}`
      else await sql`update ${target(sql, table)} set ${sql(trial.change as Record<string, never>)}`
      await sql`reset role`
      return JSON.stringify(await rowAs(sql)) !== JSON.stringify(before)
    })
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false
    throw error
  }
}

async function mayDo(person: Person, verb: Verb, table: string): Promise<boolean> {
  const trial = trials[table]!
  try {
    return await as(database.sql, person, (sql) => attempts[verb](sql, table, trial))
  } catch (error) {
    const { code } = error as { code?: string }
    // Only a missing right counts as a refusal; any other error is a mistake of the trial.
    if (code === '42501') return false
    throw error
  }
}

const where = (sql: TransactionSql, trial: Trial) =>
  trial.key
    .map((column) => sql`${sql(column)} = ${trial.row[column] as string}`)
    .reduce((left, right) => sql`${left} and ${right}`)

const target = (sql: TransactionSql, table: string) => sql(`public.${table}`)

const attempts: Record<Verb, (sql: TransactionSql, table: string, trial: Trial) => Promise<boolean>> = {
  async select(sql, table, trial) {
    return (await sql`select * from ${target(sql, table)} where ${where(sql, trial)}`).count === 1
  },
  async insert(sql, table, trial) {
    const inserted =
      await sql`insert into ${target(sql, table)} ${sql(trial.insert as Record<string, never>)}`
    return inserted.count === 1
  },
  async update(sql, table, trial) {
    const changed = await sql`
      update ${target(sql, table)} set ${sql(trial.change as Record<string, never>)} where ${where(sql, trial)}`
    return changed.count === 1
  },
  async delete(sql, table, trial) {
    await sql`delete from ${target(sql, table)} where ${where(sql, trial)}`
    await sql`reset role`
    const alive = sql.unsafe(trial.alive ?? 'true')
    const left = await sql`select 1 from ${target(sql, table)} where ${where(sql, trial)} and ${alive}`
    return left.count === 0
  },
}

import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { allowedTableAccess, OPERATIONS, type Operation } from './allowed-access.ts'
import { dryRunAs, createTestAccounts, CALLERS, type Caller } from '#tests/support/accounts/callers.ts'
import { insertSampleRows, type TableSample, tableSamples } from './sample-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  await insertSampleRows(database.sql)
})
afterAll(() => database?.close())

const tables = Object.keys(allowedTableAccess)

test('every public table is listed and has a sample row', async () => {
  const found = await database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`
  const names = found.map(({ name }) => name)
  expect(tables).toEqual(names)
  expect(Object.keys(tableSamples).sort()).toEqual(names)
})

describe.each(tables)('%s', (table) => {
  test.each(OPERATIONS)(
    '%s is allowed for the listed callers and rejected for all others',
    async (operation) => {
      const outcome: Record<string, boolean> = {}
      for (const caller of CALLERS) outcome[caller] = await mayDo(caller, operation, table)
      const allowed: readonly Caller[] = allowedTableAccess[table]![operation]
      expect(outcome).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, allowed.includes(caller)])))
    },
  )
})

// A statement that reads no column skips the select policy: only the policy of its own operation protects the row.
describe.each(tables)('%s, without a filter', (table) => {
  test.each(['update', 'delete'] as const)(
    '%s does not change the row for all other callers',
    async (operation) => {
      const others = CALLERS.filter((caller) => !allowedTableAccess[table]![operation].includes(caller))
      for (const caller of others)
        expect([caller, await changesRow(caller, operation, table)]).toEqual([caller, false])
    },
  )
})

async function changesRow(caller: Caller, operation: 'update' | 'delete', table: string): Promise<boolean> {
  const sample = tableSamples[table]!
  const rowAs = async (sql: TransactionSql) =>
    (await sql`select to_jsonb(t) as row from ${target(sql, table)} as t where ${where(sql, sample)}`)[0]?.row
  const before = await dryRunAs(database.sql, 'service', async (sql) => {
    await sql`reset role`
    return rowAs(sql)
  })
  try {
    return await dryRunAs(database.sql, caller, async (sql) => {
      if (operation === 'delete') await sql`delete from ${target(sql, table)}`
      else await sql`update ${target(sql, table)} set ${sql(sample.change as Record<string, never>)}`
      await sql`reset role`
      return JSON.stringify(await rowAs(sql)) !== JSON.stringify(before)
    })
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return false
    throw error
  }
}

async function mayDo(caller: Caller, operation: Operation, table: string): Promise<boolean> {
  const sample = tableSamples[table]!
  try {
    return await dryRunAs(database.sql, caller, (sql) => statements[operation](sql, table, sample))
  } catch (error) {
    const { code } = error as { code?: string }
    // Only a missing permission counts as a rejection; every other error is a mistake in the sample.
    if (code === '42501') return false
    throw error
  }
}

const where = (sql: TransactionSql, sample: TableSample) =>
  sample.key
    .map((column) => sql`${sql(column)} = ${sample.row[column] as string}`)
    .reduce((left, right) => sql`${left} and ${right}`)

const target = (sql: TransactionSql, table: string) => sql(`public.${table}`)

const statements: Record<
  Operation,
  (sql: TransactionSql, table: string, sample: TableSample) => Promise<boolean>
> = {
  async select(sql, table, sample) {
    return (await sql`select * from ${target(sql, table)} where ${where(sql, sample)}`).count === 1
  },
  async insert(sql, table, sample) {
    const inserted =
      await sql`insert into ${target(sql, table)} ${sql(sample.insert as Record<string, never>)}`
    return inserted.count === 1
  },
  async update(sql, table, sample) {
    const changed = await sql`
      update ${target(sql, table)} set ${sql(sample.change as Record<string, never>)} where ${where(sql, sample)}`
    return changed.count === 1
  },
  async delete(sql, table, sample) {
    await sql`delete from ${target(sql, table)} where ${where(sql, sample)}`
    await sql`reset role`
    const notDeleted = sql.unsafe(sample.notDeleted ?? 'true')
    const left = await sql`select 1 from ${target(sql, table)} where ${where(sql, sample)} and ${notDeleted}`
    return left.count === 0
  },
}

// Template databases, created once per run by the first test file that needs one. Every test clones them.
import { existsSync } from 'node:fs'
import type { Sql } from 'postgres'
import { inject } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'

const seedFile = `${import.meta.dirname}/../../../supabase/seed/seed.ts`

const builders = {
  platform: async (sql: Sql) => {
    await preparePlatform(sql)
  },
  product: async (sql: Sql) => {
    await preparePlatform(sql)
    await migrate(sql, 'supabase/migrations')
    if (!existsSync(seedFile)) return
    const { seed } = (await import(seedFile)) as { seed(sql: Sql, kind: 'sample'): Promise<unknown> }
    await seed(sql, 'sample')
  },
}

/** Creates the template on first use, then clones it. Under a lock, because PostgreSQL clones only databases without connections. */
export async function withTemplate<T>(
  kind: keyof typeof builders,
  clone: (template: string) => Promise<T>,
): Promise<T> {
  const template = `template_${kind}_${inject('run')}`
  return withAdvisoryLock(template, async (admin) => {
    const [found] = await admin`select from pg_database where datname = ${template}`
    if (!found) await build(admin, template, builders[kind])
    return clone(template)
  })
}

/** Runs work under an advisory lock that all processes of this run share. */
export async function withAdvisoryLock<T>(name: string, work: (admin: Sql) => Promise<T>): Promise<T> {
  const admin = createSqlClient(inject('postgres'), {
    max: 1,
    statementTimeout: 120_000,
    keepOpen: true,
    name: 'test templates',
  })
  try {
    await admin`select pg_advisory_lock(hashtext(${name}))`
    return await work(admin)
  } finally {
    await admin.end({ timeout: 5 })
  }
}

async function build(admin: Sql, template: string, fill: (sql: Sql) => Promise<void>): Promise<void> {
  const draft = `draft_${template}`
  await admin`drop database if exists ${admin(draft)} with (force)`
  await admin`create database ${admin(draft)}`
  const sql = createSqlClient({ ...inject('postgres'), database: draft }, { max: 1, name: 'test templates' })
  await fill(sql).finally(() => sql.end({ timeout: 5 }))
  await admin`alter database ${admin(draft)} rename to ${admin(template)}`
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#backend/backup/restore-backup.ts'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'colorami-unknown-tables-'))
let source: TestDatabase
let target: TestDatabase
beforeAll(async () => {
  source = await productDatabase()
  target = await productDatabase()
})
afterAll(async () => {
  await Promise.all([source?.close(), target?.close()])
  rmSync(folder, { recursive: true, force: true })
})

test('a backup with a table that no migration creates is not restored, and the error names the table', async () => {
  const file = path.join(folder, 'site.tar.gz')
  await source.sql`create table public."My notes" (id int primary key)`
  await source.sql`update public.coloring_pages set download_count = 4711`
  await writeBackup({ sql: source.sql, file })
  const restored = restoreBackup({
    sql: target.sql,
    files: { put: () => Promise.reject(new Error('there are no files')) },
    file,
    applyMigrationsOfBackup: async () => {},
  })
  await expect(restored).rejects.toThrow('no migration of this site creates "public"."My notes"')
  expect(await target.sql`select from public.coloring_pages where download_count = 4711`).toEqual([])
})

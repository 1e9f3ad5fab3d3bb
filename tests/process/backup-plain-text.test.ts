import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import { productDatabase } from '#tests/support/database/test-database.ts'

test('no file with rows in plain text exists beside the archive, not even while it is written', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'colorami-write-backup-'))
  const database = await productDatabase()
  try {
    const listings: string[][] = []
    const store = createDiskStore(path.join(folder, 'files'))
    const files = {
      ...store,
      // Called when all rows have been written.
      list: () => (listings.push(readdirSync(folder)), store.list()),
    }
    const { tables } = await writeBackup({ sql: database.sql, files, file: path.join(folder, 'site.tar.gz') })
    expect(tables).toBeGreaterThan(20)
    expect(listings).toEqual([['site.tar.gz.partial']])
    expect(readdirSync(folder)).toEqual(['site.tar.gz'])
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

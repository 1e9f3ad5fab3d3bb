import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createBackupFolder } from '#server/backups/backup-folder.ts'
import { useServerProcesses } from './support/site-process.ts'
import { createFolder, inDatabase, pagesOf, retiredData, upgrade, versionOf } from './support/upgrade-site.ts'

useServerProcesses()

test('an upgrade moves all rows, keeps the old data and can be rolled back', async () => {
  const dataDir = await createFolder()
  const version = versionOf(dataDir)
  await inDatabase(dataDir, (sql) => sql`update public.coloring_pages set download_count = 4711`)
  const before = await pagesOf(dataDir)
  expect(before.length).toBeGreaterThan(0)

  const moved = upgrade(dataDir, '--to', version)
  expect(moved).toMatchObject({ status: 0, output: expect.stringContaining('same number of rows') })
  expect(retiredData(dataDir)).toEqual([`data.of-${version}`])
  expect(existsSync(path.join(dataDir, 'upgrade'))).toBe(false)
  expect(await pagesOf(dataDir)).toEqual(before)
  // The list in the admin area shows that it has no pictures.
  expect(await createBackupFolder(dataDir).list()).toMatchObject([{ isWithoutFiles: true }])

  await inDatabase(dataDir, (sql) => sql`update public.coloring_pages set download_count = 0`)
  expect(upgrade(dataDir, '--roll-back').output).toContain('Rolled back')
  expect(await pagesOf(dataDir)).toEqual(before)
})

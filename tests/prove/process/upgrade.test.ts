import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startExpectingFailure, useServerProcesses } from '../../process/support/site-process.ts'
import { createFolder, pagesOf, retiredData, upgrade, versionOf } from '../../process/support/upgrade-site.ts'

useServerProcesses()

test('a failed upgrade leaves the data as it is, and a waiting one is confirmed before the next', async () => {
  const dataDir = await createFolder()
  const version = versionOf(dataDir)
  expect(upgrade(dataDir).output).toContain('nothing to do')
  // The new cluster cannot be created in place of a file.
  writeFileSync(path.join(dataDir, 'upgrade'), '')
  const failed = upgrade(dataDir, '--to', version)
  expect(failed).toMatchObject({ status: 1, output: expect.stringContaining('upgrade') })
  expect(retiredData(dataDir)).toEqual([])
  expect((await pagesOf(dataDir)).length).toBeGreaterThan(0)

  mkdirSync(path.join(dataDir, 'postgres/data.of-11'))
  expect(upgrade(dataDir, '--to', version)).toMatchObject({
    status: 1,
    output: expect.stringContaining('waits'),
  })
  expect(upgrade(dataDir, '--confirm').output).toContain('old data is deleted')
  expect(retiredData(dataDir)).toEqual([])
})

test('after an interrupted upgrade the site does not start empty, but asks for a roll-back', async () => {
  const dataDir = await createFolder()
  const folder = path.join(dataDir, 'postgres')
  renameSync(path.join(folder, 'data'), path.join(folder, 'data.of-17'))
  const { code, lines } = await startExpectingFailure({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('npm run upgrade -- --roll-back')
  expect(upgrade(dataDir, '--roll-back').status).toBe(0)
  expect((await pagesOf(dataDir)).length).toBeGreaterThan(0)
})

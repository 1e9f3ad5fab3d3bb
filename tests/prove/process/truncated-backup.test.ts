import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createDataFolder } from '../../process/support/data-folder.ts'
import { runScript } from '../../process/support/run-script.ts'
import { createSiteFolder, useServerProcesses } from '../../process/support/site-process.ts'

useServerProcesses()

test('a truncated backup is rejected, and the complete one can be restored after it', async () => {
  const folder = await createDataFolder()
  const [complete, truncated] = ['site.tar.gz', 'truncated.tar.gz'].map((name) =>
    path.join(folder, name),
  ) as [string, string]
  expect(runScript('backup', [complete], await createSiteFolder()).status).toBe(0)
  const bytes = readFileSync(complete)
  writeFileSync(truncated, bytes.subarray(0, Math.round(bytes.length * 0.3)))

  const dataDir = await createDataFolder()
  expect(runScript('restore', [truncated], dataDir)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^this backup is truncated/),
  })
  expect(runScript('restore', [complete, '--replace'], dataDir).output).toMatch(
    /Restored the backup of \d{4}-/,
  )
})

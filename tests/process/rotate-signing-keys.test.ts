import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createDataFolder } from './support/data-folder.ts'
import { startSite, useServerProcesses } from './support/site-process.ts'

useServerProcesses()

const runKeys = (dataDir: string, command: string) =>
  promisify(execFile)(process.execPath, ['scripts/commands/keys.ts', command], {
    env: { ...process.env, DATA_DIR: dataDir },
  })

test('an operator can rotate the signing keys of a running site', async () => {
  const site = await startSite()
  const signingKeyIn = (text: string) => /^(\S+) signs$/m.exec(text)?.[1]
  await fetch(`${site.url}/auth/v1/.well-known/jwks.json`)
  const before = signingKeyIn((await runKeys(site.dataDir, 'list')).stdout)
  const after = (await runKeys(site.dataDir, 'rotate')).stdout
  expect(signingKeyIn(after)).toBeDefined()
  expect(signingKeyIn(after)).not.toBe(before)
  expect(after).toContain(`${before} verifies`)
})

test('without a running site the error is one line', async () => {
  const failed = await runKeys(await createDataFolder(), 'rotate').catch((error: { stderr: string }) => error)
  expect(failed.stderr).toMatch(/^No server is running on .*: start it first, then rotate its keys\.\n$/)
})

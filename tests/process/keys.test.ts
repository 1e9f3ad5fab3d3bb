import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { dataFolder } from './support/data-folder.ts'
import { startSite, withBuild } from './support/site.ts'

withBuild()

const run = (dataDir: string, command: string) =>
  promisify(execFile)(process.execPath, ['scripts/keys.ts', command], {
    env: { ...process.env, DATA_DIR: dataDir },
  })

test('an operator rotates the signing keys of a running site', async () => {
  const site = await startSite()
  const signing = (text: string) => /^(\S+) signs$/m.exec(text)?.[1]
  await fetch(`${site.url}/auth/v1/.well-known/jwks.json`)
  const before = signing((await run(site.dataDir, 'list')).stdout)
  const after = (await run(site.dataDir, 'rotate')).stdout
  expect(signing(after)).toBeDefined()
  expect(signing(after)).not.toBe(before)
  expect(after).toContain(`${before} is known`)
})

test('without a running site it says so in one line', async () => {
  const refused = await run(await dataFolder(), 'rotate').catch((error: { stderr: string }) => error)
  expect(refused.stderr).toMatch(/^No server is running on .*: start it first, then rotate its keys\.\n$/)
})

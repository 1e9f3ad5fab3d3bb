import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'

// The tests start the server twice and run a dozen scripts, each of which is a new process.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const PASSWORD = 'Kangaroo-7!'
const folder = mkdtempSync(path.join(tmpdir(), 'colorami-backup-'))
const archive = path.join(folder, 'site.tar.gz')
const secondDataDir = mkdtempSync(path.join(tmpdir(), 'colorami-second-'))

const runScript = (script: string, args: string[], dataDir: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/commands/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', SEED: 'sample' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Requests that a visitor or a user sends to the site. */
async function createRequests(site: ServerProcess) {
  const { publishableKey: apikey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const auth = (path: string, body: object) =>
    fetch(`${site.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const pages = async () =>
    (await (
      await fetch(
        `${site.url}/rest/v1/coloring_pages?select=slug,file_url,thumbnail_url,download_count&order=slug`,
        {
          headers: { apikey },
        },
      )
    ).json()) as { slug: string; thumbnail_url: string }[]
  return { auth, pages }
}

let site: ServerProcess
beforeAll(async () => {
  chmodSync(secondDataDir, 0o711)
  site = await startServer({ MAIL_CONFIRMATION: 'false' })
})
afterAll(async () => {
  await site?.remove()
  rmSync(folder, { recursive: true, force: true })
  rmSync(secondDataDir, { recursive: true, force: true })
})

test('a site restored from a backup has all accounts, pages and pictures', async () => {
  const before = await createRequests(site)
  await before.auth('signup', { email: 'anna@example.org', password: PASSWORD })
  const pages = await before.pages()
  const picture = async (url: string) => (await fetch(`${site.url}${url}`)).text()
  const pictureBefore = await picture(pages[0]!.thumbnail_url)

  const backup = runScript('backup', [archive], site.dataDir)
  expect(backup.output).toMatch(/\d+ tables, [1-9]\d* files/)
  expect(statSync(archive).mode & 0o077).toBe(0)
  expect(runScript('admin', ['grant', 'ANNA@example.org'], site.dataDir)).toMatchObject({ status: 0 })
  expect(runScript('admin', ['list'], site.dataDir).output).toContain('anna@example.org')
  expect(runScript('admin', ['revoke', 'anna@example.org'], site.dataDir)).toEqual({
    status: 1,
    output: expect.stringMatching(
      /^anna@example.org is the last admin\. Make another account admin first\.\s*$/,
    ),
  })
  const unknownUser = runScript('admin', ['forget-second-step', 'nobody@example.org'], site.dataDir)
  expect([unknownUser.status, unknownUser.output]).toEqual([
    1,
    expect.stringMatching(/^There is no account with the address/),
  ])
  expect(runScript('doctor', [], site.dataDir).output).toContain('migrations applied')
  expect(runScript('restore', [archive], site.dataDir).output).toContain('is running. Stop it first.')
  await site.remove()

  const restore = runScript('restore', [archive], secondDataDir)
  expect(restore.output).toMatch(/Restored the backup of \d{4}-/)
  expect(runScript('restore', [archive], secondDataDir).output).toContain('This database already has a site')

  site = await startServer({ MAIL_CONFIRMATION: 'false', DATA_DIR: secondDataDir })
  const after = await createRequests(site)
  expect(await after.pages()).toEqual(pages)
  expect(await picture(pages[0]!.thumbnail_url)).toBe(pictureBefore)
  const token = await after.auth('token?grant_type=password', {
    email: 'anna@example.org',
    password: PASSWORD,
  })
  expect(token.status).toBe(200)
  // Inserts a row, which fails if a sequence was not restored.
  expect((await after.auth('signup', { email: 'ben@example.org', password: PASSWORD })).status).toBe(200)
})

test('a truncated backup is rejected, and the complete one can be restored after it', () => {
  const truncated = path.join(folder, 'truncated.tar.gz')
  const complete = readFileSync(archive)
  writeFileSync(truncated, complete.subarray(0, Math.round(complete.length * 0.3)))
  const thirdDataDir = mkdtempSync(path.join(tmpdir(), 'colorami-third-'))
  chmodSync(thirdDataDir, 0o711)
  expect(runScript('restore', [truncated], thirdDataDir)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^this backup is truncated/),
  })
  expect(runScript('restore', [archive, '--replace'], thirdDataDir).output).toMatch(
    /Restored the backup of \d{4}-/,
  )
  rmSync(thirdDataDir, { recursive: true, force: true })
})

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'

const PASSWORD = 'Kangaroo-7!'
const folder = mkdtempSync(path.join(tmpdir(), 'colorami-backup-'))
const archive = path.join(folder, 'site.tar.gz')
const second = mkdtempSync(path.join(tmpdir(), 'colorami-second-'))

const run = (script: string, args: string[], dataDir: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', SEED: 'sample' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** The site as a visitor and a person with an account see it. */
async function look(site: ServerProcess) {
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
  chmodSync(second, 0o711)
  site = await startServer({ MAIL_CONFIRMATION: 'false' })
})
afterAll(async () => {
  await site?.remove()
  rmSync(folder, { recursive: true, force: true })
  rmSync(second, { recursive: true, force: true })
})

test('a site comes back from its backup with accounts, pages and pictures', async () => {
  const before = await look(site)
  await before.auth('signup', { email: 'anna@example.org', password: PASSWORD })
  const pages = await before.pages()
  const picture = async (url: string) => (await fetch(`${site.url}${url}`)).text()
  const drawn = await picture(pages[0]!.thumbnail_url)

  const made = run('backup', [archive], site.dataDir)
  expect(made.output).toMatch(/\d+ tables, [1-9]\d* files/)
  expect(statSync(archive).mode & 0o077).toBe(0)
  expect(run('admin', ['grant', 'ANNA@example.org'], site.dataDir)).toMatchObject({ status: 0 })
  expect(run('admin', ['list'], site.dataDir).output).toContain('anna@example.org')
  expect(run('admin', ['revoke', 'anna@example.org'], site.dataDir)).toEqual({
    status: 1,
    output: expect.stringMatching(/^anna@example.org is the last admin\. Make somebody else one first\.\s*$/),
  })
  const nobody = run('admin', ['forget-second-step', 'nobody@example.org'], site.dataDir)
  expect([nobody.status, nobody.output]).toEqual([1, expect.stringMatching(/^Nobody here has the address/)])
  expect(run('doctor', [], site.dataDir).output).toContain('migrations applied')
  expect(run('restore', [archive], site.dataDir).output).toContain('is running. Stop it first.')
  await site.remove()

  const back = run('restore', [archive], second)
  expect(back.output).toMatch(/Back as of \d{4}-/)
  expect(run('restore', [archive], second).output).toContain('There is a site here already')

  site = await startServer({ MAIL_CONFIRMATION: 'false', DATA_DIR: second })
  const after = await look(site)
  expect(await after.pages()).toEqual(pages)
  expect(await picture(pages[0]!.thumbnail_url)).toBe(drawn)
  const token = await after.auth('token?grant_type=password', {
    email: 'anna@example.org',
    password: PASSWORD,
  })
  expect(token.status).toBe(200)
  // What counts upwards goes on counting.
  expect((await after.auth('signup', { email: 'ben@example.org', password: PASSWORD })).status).toBe(200)
})

test('a backup that was cut off is refused, and the whole one can be brought back after it', () => {
  const cut = path.join(folder, 'cut.tar.gz')
  const whole = readFileSync(archive)
  writeFileSync(cut, whole.subarray(0, Math.round(whole.length * 0.3)))
  const third = mkdtempSync(path.join(tmpdir(), 'colorami-third-'))
  chmodSync(third, 0o711)
  expect(run('restore', [cut], third)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^this backup is cut off/),
  })
  expect(run('restore', [archive, '--replace'], third).output).toMatch(/Back as of \d{4}-/)
  rmSync(third, { recursive: true, force: true })
})

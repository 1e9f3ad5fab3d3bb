import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ServerProcess } from '#tests/support/site/server-process.ts'
import { createDataFolder } from './support/data-folder.ts'
import { runScript } from './support/run-script.ts'
import { startSite, useServerProcesses } from './support/site-process.ts'

useServerProcesses()

const PASSWORD = 'Kangaroo-7!'

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

test('a site restored from a backup has all accounts, pages and pictures', async () => {
  const archive = path.join(await createDataFolder(), 'site.tar.gz')
  const secondDataDir = await createDataFolder()
  let site = await startSite({ MAIL_CONFIRMATION: 'false' })
  const before = await createRequests(site)
  await before.auth('signup', { email: 'anna@example.org', password: PASSWORD })
  const pages = await before.pages()
  const fetchPicture = async (url: string) => (await fetch(`${site.url}${url}`)).text()
  const pictureBefore = await fetchPicture(pages[0]!.thumbnail_url)

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

  site = await startSite({ MAIL_CONFIRMATION: 'false', DATA_DIR: secondDataDir })
  const after = await createRequests(site)
  expect(await after.pages()).toEqual(pages)
  expect(await fetchPicture(pages[0]!.thumbnail_url)).toBe(pictureBefore)
  const token = await after.auth('token?grant_type=password', {
    email: 'anna@example.org',
    password: PASSWORD,
  })
  expect(token.status).toBe(200)
  // Inserts a row, which fails if a sequence was not restored.
  expect((await after.auth('signup', { email: 'ben@example.org', password: PASSWORD })).status).toBe(200)
})

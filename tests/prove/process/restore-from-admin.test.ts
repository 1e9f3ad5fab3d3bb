// An administrator restores a backup through the site: it closes for a moment, loses nothing, and a failure changes nothing.
import { readdir, truncate } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ServerProcess } from '#tests/support/site/server-process.ts'
import { callAs, createAdmin, withSql, type Admin } from '../../process/support/site-admin.ts'
import { startSite, useServerProcesses } from '../../process/support/site-process.ts'

useServerProcesses()

interface BackupList {
  backups: { name: string; counts: { accounts: number } }[]
  restorable: string
}

let site: ServerProcess
let admin: Admin

async function call<T>(name: string, body: object = {}): Promise<T> {
  const response = await callAs(admin, site, name, body)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

async function restore(name: string): Promise<{ phase: string; reason?: string; safetyBackup?: string }> {
  const { id } = await call<{ id: string }>('admin-restore-backup', { name })
  const readStatus = async () =>
    (await (await fetch(`${site.url}/restores/${id}`)).json()) as { phase: string }
  await expect
    .poll(async () => (await readStatus()).phase, { timeout: 150_000, interval: 100 })
    .toMatch(/done|failed/)
  return readStatus()
}

const readSlugs = () =>
  withSql(site, async (sql) =>
    (await sql<{ slug: string }[]>`select slug from public.categories`).map(({ slug }) => slug),
  )

test('a backup made in the admin area brings everything back, and what was there before is in a safety backup', async () => {
  site = await startSite()
  admin = await createAdmin(site)
  await call('admin-create-backup')
  const listBackups = async () => (await call<BackupList>('admin-list-backups')).backups
  await expect.poll(async () => (await listBackups()).length, { timeout: 60_000 }).toBe(1)
  const [backup] = await listBackups()
  expect(backup).toMatchObject({ counts: { accounts: 1 } })

  const addTheme = (slug: string) =>
    withSql(site, (sql) => sql`insert into public.categories (name, slug) values (${slug}, ${slug})`)
  await addTheme('made-later')
  const visits = visitUntilDone()
  const outcome = await restore(backup!.name)
  expect(outcome).toMatchObject({ phase: 'done', safetyBackup: expect.stringMatching(/^before-restore-/) })
  for (const { status, text } of await visits.stop())
    expect(status === 200 || (status === 503 && text.includes('Wir sind gleich wieder da'))).toBe(true)

  expect(await readdir(path.join(site.dataDir, 'backups'))).toContain(outcome.safetyBackup)
  expect(await readSlugs()).not.toContain('made-later')
  const entries = await withSql(
    site,
    (sql) => sql`select actor, subject from public.audit_log where action = 'backup.restored'`,
  )
  expect(entries).toEqual([{ actor: admin.id, subject: backup!.name }])
  const picture = await withSql(
    site,
    async (sql) =>
      (await sql`select thumbnail_url from public.coloring_pages limit 1`)[0]!.thumbnail_url as string,
  )
  expect((await fetch(site.url + picture)).status).toBe(200)

  await addTheme('made-last')
  await truncate(path.join(site.dataDir, 'backups', backup!.name), 20_000)
  expect(await restore(backup!.name)).toMatchObject({ phase: 'failed', reason: 'unreadable' })
  expect(await readSlugs()).toContain('made-last')
  const failures = await withSql(
    site,
    (sql) => sql`select actor, details from public.audit_log where action = 'backup.restore-failed'`,
  )
  expect(failures).toEqual([{ actor: admin.id, details: { reason: 'unreadable' } }])
  expect((await site.stop()).code).toBe(0)
})

/** A visitor who looks at a page again and again. */
function visitUntilDone() {
  const responses: { status: number; text: string }[] = []
  const stopping = new AbortController()
  const visiting = (async () => {
    while (!stopping.signal.aborted) {
      const response = await fetch(`${site.url}/de/page/friendly-cat`, { headers: { accept: 'text/html' } })
      responses.push({ status: response.status, text: response.status === 503 ? await response.text() : '' })
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await visiting
      return responses
    },
  }
}

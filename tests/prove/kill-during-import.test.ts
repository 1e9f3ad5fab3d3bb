// An import survives a kill of the server: no row is lost, and no row creates two pages.
import { expect, onTestFinished, test } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { type ServerProcess, databaseOf } from '#tests/support/site/server-process.ts'
import {
  publishableKey,
  createSiteFolder,
  startSite,
  useServerProcesses,
} from '../process/support/site-process.ts'

useServerProcesses()

const EMAIL = 'admin@example.org'
const PASSWORD = 'Kangaroo-7!'
const ROWS = 5
const ANIMALS = ['cat', 'dog', 'fish', 'horse', 'owl', 'lion', 'bear', 'frog']

async function post(site: ServerProcess, path: string, body: object, token?: string) {
  const apikey = await publishableKey(site)
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      apikey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

async function signInAdmin(site: ServerProcess): Promise<string> {
  const session = await post(site, '/auth/v1/token?grant_type=password', { email: EMAIL, password: PASSWORD })
  return String(session.access_token)
}

async function createAdmin(site: ServerProcess): Promise<string> {
  await post(site, '/auth/v1/signup', { email: EMAIL, password: PASSWORD, data: { full_name: 'Ada' } })
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  await sql`update auth.users set email_confirmed_at = now() where email = ${EMAIL}`
  await sql`update public.profiles set subscription_tier = 'admin' where email = ${EMAIL}`
  await sql.end()
  return signInAdmin(site)
}

test('after the server was killed during an import and started again, every row has exactly one page', async () => {
  const DATA_DIR = await createSiteFolder()
  const first = await startSite({ DATA_DIR })
  const token = await createAdmin(first)
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    title_en: `Number ${index}`,
    category_slug: 'animals',
    prompt: `a ${ANIMALS[index % ANIMALS.length]}`,
  }))
  const callImport = (site: ServerProcess, body: object, adminToken: string) =>
    post(site, '/functions/v1/import-csv-prompts', body, adminToken)
  const { importId } = await callImport(first, { rows, limit: 0, key: 'the-same-file' }, token)

  const sql = createSqlClient(databaseOf(first), { max: 1 })
  const countFinishedRows = async () =>
    (
      await sql<{ n: number }[]>`select count(*)::int as n from public.import_rows where status = 'success'`
    )[0]!.n
  const running = callImport(first, { importId }, token).catch(() => undefined)
  await expect.poll(countFinishedRows, { timeout: 200_000, interval: 50 }).toBeGreaterThan(1)
  await first.stop('SIGKILL')
  await running
  await sql.end({ timeout: 1 })

  const second = await startSite({ DATA_DIR })
  const newToken = await signInAdmin(second)
  // A client that lost the response sends the file again with the same key and gets the same import.
  const repeated = await callImport(second, { rows, limit: 0, key: 'the-same-file' }, newToken)
  expect(repeated.importId).toBe(importId)
  expect(repeated.waiting).toBeGreaterThan(0)
  await expect
    .poll(async () => (await callImport(second, { importId }, newToken)).waiting, {
      timeout: 500_000,
      interval: 500,
    })
    .toBe(0)

  const after = createSqlClient(databaseOf(second), { max: 1 })
  onTestFinished(() => after.end())
  expect(
    await after`select title, status, error, attempts from public.import_rows where status <> 'success'`,
  ).toEqual([])
  const pages = await after<{ title: string; thumbnail_url: string }[]>`
    select p.title ->> 'en' as title, p.thumbnail_url from public.coloring_pages p
    join public.profiles a on a.id = p.created_by where a.email = ${EMAIL}`
  expect(pages.map(({ title }) => title).sort()).toEqual(rows.map(({ title_en }) => title_en).sort())
  const files = await after`select 1 from storage.objects where name like 'imported/%'`
  expect(files).toHaveLength(ROWS)
  for (const { thumbnail_url } of pages.slice(0, 5))
    expect((await fetch(second.url + thumbnail_url)).status).toBe(200)
}, 700_000)

// The server is killed at random moments under writes of every kind: all acknowledged writes survive, none is incomplete.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import {
  secretKey,
  createSiteFolder,
  startSite,
  useServerProcesses,
} from '#tests/process/support/site-process.ts'
import { PASSWORD, createAccount, withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import { type ServerProcess, databaseOf } from '#tests/support/site/server-process.ts'

useServerProcesses()

const ROUNDS = 50
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'

/** What the server has acknowledged. */
interface Acknowledged {
  accounts: Set<string>
  messages: Set<string>
  ratings: Map<string, number>
  files: Set<string>
  pages: Set<string>
  imports: Set<string>
}

/** Sends writes of every kind until the server is gone, and collects those that it acknowledged. */
function writeUntilGone(
  site: ServerProcess,
  keys: { publishable: string; secret: string; admin: { id: string; token: string } },
  round: number,
  acknowledged: Acknowledged,
  page: string,
) {
  const post = async (
    path: string,
    body: object | string,
    token: string,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(site.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        apikey: keys.publishable,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${round}.${randomInt(255)}.${randomInt(255)}`,
        ...headers,
      },
    })
    return { ok: response.ok, body: await response.text() }
  }
  const repeat = async (write: (count: number) => Promise<void>) => {
    for (let count = 0; ; count++) {
      try {
        await write(count)
      } catch {
        return
      }
    }
  }
  return Promise.all([
    repeat(async (count) => {
      const email = `round-${round}-${count}@example.org`
      if ((await post('/auth/v1/signup', { email, password: PASSWORD }, keys.publishable)).ok)
        acknowledged.accounts.add(email)
    }),
    repeat(async (count) => {
      const subject = `message ${round} ${count}`
      const message = {
        name: 'A',
        email: 'a@example.org',
        subject,
        message: 'y',
        channel: 'form',
        language: 'en',
      }
      if ((await post('/rest/v1/rpc/send_contact_message', message, keys.publishable)).ok)
        acknowledged.messages.add(subject)
    }),
    repeat(async (count) => {
      const rating = 1 + (count % 5)
      const row = { page_id: page, user_id: keys.admin.id, rating }
      const response = await post(
        '/rest/v1/page_ratings?on_conflict=page_id,user_id',
        row,
        keys.admin.token,
        {
          prefer: 'resolution=merge-duplicates',
        },
      )
      if (response.ok) acknowledged.ratings.set(page, rating)
      await post('/rest/v1/rpc/record_download', { page_id: page }, keys.publishable)
    }),
    repeat(async (count) => {
      const name = `round-${round}-${count}.svg`
      if (
        (
          await post(`/storage/v1/object/pages/${name}`, SVG, keys.secret, {
            apikey: keys.secret,
            'content-type': 'image/svg+xml',
          })
        ).ok
      )
        acknowledged.files.add(name)
    }),
    repeat(async () => {
      const response = await post(
        '/functions/v1/generate-ai-coloring-page',
        { prompt: 'a cat', seed: randomInt(1e6) },
        keys.admin.token,
      )
      if (response.ok)
        acknowledged.pages.add((JSON.parse(response.body) as { page: { slug: string } }).page.slug)
      else await pause(50)
    }),
    repeat(async (count) => {
      const key = `import-${round}-${count}`
      const rows = [{ title_en: `A dog ${round} ${count}` }]
      const response = await post(
        '/functions/v1/import-csv-prompts',
        { rows, key, limit: 1 },
        keys.admin.token,
      )
      if (response.ok && response.body.includes('"successCount":1'))
        acknowledged.imports.add(`A dog ${round} ${count}`)
    }),
  ])
}

test(
  `all acknowledged writes survive ${ROUNDS} kills of the server`,
  { timeout: 180_000 + ROUNDS * 120_000 },
  async () => {
    const DATA_DIR = await createSiteFolder()
    const env = { DATA_DIR, TRUST_PROXY: '1' }
    const acknowledged: Acknowledged = {
      accounts: new Set(),
      messages: new Set(),
      ratings: new Map(),
      files: new Set(),
      pages: new Set(),
      imports: new Set(),
    }
    for (let round = 1; round <= ROUNDS; round++) {
      const site = await startSite(env)
      if (round === 1) await createAccount(site, { email: 'admin@example.org' })
      const { id, page } = await withDatabase(site, async (sql) => {
        await sql`update public.profiles set subscription_tier = 'admin' where email = 'admin@example.org'`
        const [row] = await sql<
          { id: string; page: string }[]
        >`select u.id, p.id as page from auth.users u, public.coloring_pages p
        where u.email = 'admin@example.org' and p.slug = 'friendly-cat'`
        return row!
      })
      const { publishableKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
        publishableKey: string
      }
      const signIn = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        body: JSON.stringify({ email: 'admin@example.org', password: PASSWORD }),
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${round}.1`,
        },
      })
      const { access_token } = (await signIn.json()) as { access_token: string }
      const keys = {
        publishable: publishableKey,
        secret: await secretKey(site),
        admin: { id, token: access_token },
      }
      const before = acknowledged.files.size + acknowledged.messages.size
      const load = writeUntilGone(site, keys, round, acknowledged, page)
      await expect
        .poll(() => acknowledged.files.size + acknowledged.messages.size - before, { timeout: 60_000 })
        .toBeGreaterThan(5)
      await pause(randomInt(50, 1500))
      await site.stop('SIGKILL')
      await load
    }

    const site = await startSite(env)
    const sql = createSqlClient(databaseOf(site), { max: 1 })
    onTestFinished(() => sql.end({ timeout: 1 }))
    await expect
      .poll(async () => (await sql`select from public.ai_prompts where status = 'pending'`).count, {
        timeout: 150_000,
        interval: 500,
      })
      .toBe(0)
    const readNames = async (query: Promise<{ name: string }[]>) =>
      new Set((await query).map(({ name }) => name))
    const missing = (expected: Iterable<string>, stored: Set<string>) =>
      [...expected].filter((name) => !stored.has(name))
    expect(
      missing(
        acknowledged.accounts,
        await readNames(sql<{ name: string }[]>`select email as name from public.profiles`),
      ),
    ).toEqual([])
    expect(
      missing(
        acknowledged.messages,
        await readNames(sql<{ name: string }[]>`select subject as name from public.contact_messages`),
      ),
    ).toEqual([])
    expect(
      missing(
        acknowledged.files,
        await readNames(sql<{ name: string }[]>`select name from storage.objects where bucket_id = 'pages'`),
      ),
    ).toEqual([])
    expect(
      missing(
        acknowledged.pages,
        await readNames(sql<{ name: string }[]>`select slug as name from public.coloring_pages`),
      ),
    ).toEqual([])
    expect(
      missing(
        acknowledged.imports,
        await readNames(sql<{ name: string }[]>`select title->>'en' as name from public.coloring_pages`),
      ),
    ).toEqual([])
    if (acknowledged.ratings.size > 0) expect(await sql`select from public.page_ratings`).toHaveLength(1)
    // Nothing is incomplete: every account has a profile, every storage row its file, every page its picture.
    expect(
      await sql`select from auth.users u where not exists (select from public.profiles p where p.id = u.id)`,
    ).toHaveLength(0)
    const files = await sql<{ name: string }[]>`select name from storage.objects where bucket_id = 'pages'`
    for (const { name } of files) {
      // An import that was interrupted goes on meanwhile and replaces the file of its first attempt.
      const isServedOrReplaced = async () =>
        (await fetch(`${site.url}/storage/v1/object/public/pages/${name}`)).status === 200 ||
        (await sql`select from storage.objects where bucket_id = 'pages' and name = ${name}`).count === 0
      await expect.poll(isServedOrReplaced, { message: name }).toBe(true)
    }
    const pages = await sql<
      { thumbnail_url: string }[]
    >`select thumbnail_url from public.coloring_pages where is_ai_generated`
    for (const { thumbnail_url } of pages) expect((await fetch(site.url + thumbnail_url)).status).toBe(200)
  },
)

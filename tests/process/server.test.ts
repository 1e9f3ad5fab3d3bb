import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSql } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { startOldServer } from '#tests/support/old-server.ts'
import { postmasterPid } from '#tests/support/postmaster.ts'
import { dataFolder } from './support/data-folder.ts'
import { failToStart, publishableKey, startSite, withBuild } from './support/site.ts'

withBuild()

async function pagesSeenByAVisitor(site: { url: string; apikey: string }): Promise<string[]> {
  const answer = await fetch(`${site.url}/rest/v1/coloring_pages?select=slug&order=slug`, {
    headers: { apikey: site.apikey },
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug)
}

test('a bare start ends with a site that answers, and a second start finds the same site', async () => {
  const folder = await dataFolder()
  const first = await startSite({ DATA_DIR: folder })
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${first.url}/en`)).status).toBe(200)
  const apikey = await publishableKey(first)
  const pages = await pagesSeenByAVisitor({ url: first.url, apikey })
  expect(pages).toContain('friendly-cat')
  const code = (await readFile(path.join(folder, 'setup-code'), 'utf8')).trim()
  expect(first.output()).toContain(`/setup#code=${code}`)
  expect(await first.stop()).toEqual({ code: 0, signal: null })
  expect(await postmasterPid(folder)).toBeUndefined()

  const second = await startSite({ DATA_DIR: folder })
  expect(await publishableKey(second)).toBe(apikey)
  expect(await pagesSeenByAVisitor({ url: second.url, apikey })).toEqual(pages)
})

test('of two starts at once on one data folder, one becomes the site and the other says why not', async () => {
  const folder = await dataFolder()
  const starts = await Promise.allSettled([startSite({ DATA_DIR: folder }), startSite({ DATA_DIR: folder })])
  const site = starts.find((start) => start.status === 'fulfilled')!.value
  const refusal = starts.find((start) => start.status === 'rejected')!.reason as Error
  expect(refusal.message).toMatch(/stopped with 1:\nAnother server .* already uses this data/)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
})

test('three starts at once on one foreign PostgreSQL become one site with three processes', async () => {
  const server = await startTemporary({ overTcp: true })
  onTestFinished(() => server.close())
  const { host, port, user, password } = server.connection
  const DATABASE_URL = `postgres://${user}:${password}@${host}:${port}/postgres`
  const sites = await Promise.all([1, 2, 3].map(() => startSite({ DATABASE_URL })))
  const keys = await Promise.all(sites.map(publishableKey))
  expect(new Set(keys).size).toBe(1)
  const lists = await Promise.all(sites.map(({ url }) => pagesSeenByAVisitor({ url, apikey: keys[0]! })))
  expect(new Set(lists.map((list) => list.join())).size).toBe(1)
  await Promise.all(sites.map((site) => site.stop()))
  const sql = openSql(server.connection, { max: 1 })
  const [row] = await sql<{ slugs: number; pages: number }[]>`
    select count(distinct slug)::int as slugs, count(*)::int as pages from coloring_pages`
  await sql.end()
  expect(row!.pages).toBe(row!.slugs)
})

test('SIGTERM under load: whoever was inside is answered, and nobody waits for the end of the grace time', async () => {
  const site = await startSite({ LOG_LEVEL: 'debug' })
  const apikey = await publishableKey(site)
  const address = `${site.url}/rest/v1/coloring_pages?select=slug,categories(name)`
  let stopping = false
  let answered = 0
  const visitor = async () => {
    for (;;) {
      try {
        const answer = await fetch(address, { headers: { apikey } })
        expect([answer.status, (await answer.text()).at(-1)]).toEqual([200, ']'])
        answered++
      } catch (error) {
        // The door is closed, or was being closed while we knocked.
        if (stopping && error instanceof TypeError) return
        throw error
      }
    }
  }
  const visitors = Promise.all(Array.from({ length: 20 }, visitor))
  await expect.poll(() => answered).toBeGreaterThan(200)
  stopping = true
  expect(await site.stop('SIGTERM')).toEqual({ code: 0, signal: null })
  await visitors
  const served = () => site.output().match(/"path":"\/rest\/v1\/coloring_pages","status":200/g)?.length
  await expect.poll(served).toBe(answered)
  expect(site.output()).not.toContain('request failed')
  expect(await postmasterPid(site.dataDir)).toBeUndefined()
})

test('when PostgreSQL dies the site says so, and serves again by itself', async () => {
  const site = await startSite()
  const apikey = await publishableKey(site)
  process.kill((await postmasterPid(site.dataDir))!, 'SIGKILL')
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { interval: 100 }).toBe(200)
  await expect
    .poll(() => pagesSeenByAVisitor({ url: site.url, apikey }).catch(() => []))
    .toContain('friendly-cat')
})

test('a taken port is one line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const { code, lines } = await failToStart({ PORT: String(port), DATA_DIR: await dataFolder() })
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)])
  expect(code).toBe(1)
})

test('a data folder that cannot be used is one line', async () => {
  const file = path.join(await dataFolder(), 'a-file')
  await writeFile(file, '')
  const { code, lines } = await failToStart({ DATA_DIR: file })
  expect(lines).toEqual([expect.stringContaining(`The folder ${file} cannot be used`)])
  expect(code).toBe(1)
})

const wrongAddresses: [string, RegExp][] = [
  ['postgres://me:secret@127.0.0.1:1/nowhere', /^No PostgreSQL answers at 127\.0\.0\.1:1$/],
  [
    'postgres://me:secret@no-such-host.invalid/nowhere',
    /^The database host "no-such-host.invalid" is unknown$/,
  ],
  ['mysql://me:secret@127.0.0.1/nowhere', /^DATABASE_URL cannot be used: must look like/],
]
test.each(wrongAddresses)('DATABASE_URL=%s is one line without the password', async (DATABASE_URL, line) => {
  const { code, lines } = await failToStart({ DATABASE_URL, DATA_DIR: await dataFolder() })
  expect(lines).toEqual([expect.stringMatching(line)])
  expect(lines.join()).not.toContain('secret')
  expect(code).toBe(1)
})

test('a PostgreSQL that is too old is one line', async () => {
  const old = await startOldServer('140012')
  onTestFinished(() => old.close())
  const DATABASE_URL = `postgres://me:secret@127.0.0.1:${old.port}/pages?sslmode=disable`
  const { code, lines } = await failToStart({ DATABASE_URL, DATA_DIR: await dataFolder() })
  expect(lines).toEqual([
    `The database server at 127.0.0.1:${old.port} is PostgreSQL 14; 15 or newer is needed`,
  ])
  expect(code).toBe(1)
})

test('a value that makes no sense is one line', async () => {
  const { code, lines } = await failToStart({ SEED: 'everything', DATA_DIR: await dataFolder() })
  expect(lines).toEqual([expect.stringContaining('SEED="everything" cannot be used')])
  expect(code).toBe(1)
})

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '#backend/database/embedded/run-command.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { startFakePostgres } from '#tests/support/database/fake-postgres-version.ts'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import { createDataFolder } from '../../process/support/data-folder.ts'
import {
  listPublicPages,
  publishableKey,
  startExpectingFailure,
  startSite,
  useServerProcesses,
} from '../../process/support/site-process.ts'

useServerProcesses()

test('of two servers that start on one data folder, one runs and the other reports why it cannot', async () => {
  const folder = await createDataFolder()
  const starts = await Promise.allSettled([startSite({ DATA_DIR: folder }), startSite({ DATA_DIR: folder })])
  const site = starts.find((start) => start.status === 'fulfilled')!.value
  const error = starts.find((start) => start.status === 'rejected')!.reason as Error
  expect(error.message).toMatch(/stopped with 1:\nAnother server .* already uses this data/)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
})

test('three servers that start on one external PostgreSQL become one site with three processes', async () => {
  const server = await startTemporary({ overTcp: true })
  onTestFinished(() => server.close())
  const { host, port, user, password } = server.connection
  const DATABASE_URL = `postgres://${user}:${password}@${host}:${port}/postgres`
  const sites = await Promise.all([1, 2, 3].map(() => startSite({ DATABASE_URL })))
  const keys = await Promise.all(sites.map(publishableKey))
  expect(new Set(keys).size).toBe(1)
  const lists = await Promise.all(sites.map(({ url }) => listPublicPages({ url, apikey: keys[0]! })))
  expect(new Set(lists.map((list) => list.join())).size).toBe(1)
  await Promise.all(sites.map((site) => site.stop()))
  const sql = createSqlClient(server.connection, { max: 1 })
  const [row] = await sql<{ slugs: number; pages: number }[]>`
    select count(distinct slug)::int as slugs, count(*)::int as pages from coloring_pages`
  await sql.end()
  expect(row!.pages).toBe(row!.slugs)
})

test('SIGTERM under load: accepted requests get a response, and the server exits before the grace time ends', async () => {
  const site = await startSite({ LOG_LEVEL: 'debug' })
  const apikey = await publishableKey(site)
  const url = `${site.url}/rest/v1/coloring_pages?select=slug,categories(name)`
  let isStopping = false
  let responseCount = 0
  const visitor = async () => {
    for (;;) {
      try {
        const response = await fetch(url, { headers: { apikey } })
        expect([response.status, (await response.text()).at(-1)]).toEqual([200, ']'])
        responseCount++
      } catch (error) {
        // The server has stopped listening, or stopped while the connection was being opened.
        if (isStopping && error instanceof TypeError) return
        throw error
      }
    }
  }
  const visitors = Promise.all(Array.from({ length: 20 }, visitor))
  await expect.poll(() => responseCount).toBeGreaterThan(200)
  isStopping = true
  expect(await site.stop('SIGTERM')).toEqual({ code: 0, signal: null })
  await visitors
  const countLoggedResponses = () =>
    site.output().match(/"path":"\/rest\/v1\/coloring_pages","status":200/g)?.length
  await expect.poll(countLoggedResponses).toBe(responseCount)
  expect(site.output()).not.toContain('request failed')
  expect(await postmasterPid(site.dataDir)).toBeUndefined()
})

test('SIGTERM ends the server in time although PostgreSQL does not respond', async () => {
  const site = await startSite({ SHUTDOWN_SECONDS: '2' })
  const pid = (await postmasterPid(site.dataDir))!
  const setPostgres = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const children = (await runCommand('pgrep', ['-P', String(pid)])).split('\n').filter(Boolean)
    for (const each of [pid, ...children.map(Number)]) process.kill(each, signal)
  }
  await setPostgres('SIGSTOP')
  onTestFinished(() => setPostgres('SIGCONT'))
  // Without a limit of its own the server would wait for PostgreSQL for more than half a minute.
  expect(await Promise.race([site.stop('SIGTERM'), pause(20_000, 'still running')])).toEqual({
    code: 1,
    signal: null,
  })
  expect(site.output()).toContain('stopping took too long')
})

test('when PostgreSQL dies, the site recovers without help', async () => {
  const site = await startSite()
  const apikey = await publishableKey(site)
  process.kill((await postmasterPid(site.dataDir))!, 'SIGKILL')
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { interval: 100 }).toBe(200)
  await expect
    .poll(() => listPublicPages({ url: site.url, apikey }).catch(() => []))
    .toContain('friendly-cat')
})

test('an unusable data folder is reported in one line', async () => {
  const file = path.join(await createDataFolder(), 'a-file')
  await writeFile(file, '')
  const { code, lines } = await startExpectingFailure({ DATA_DIR: file })
  expect(lines).toEqual([expect.stringContaining(`The folder ${file} cannot be used`)])
  expect(code).toBe(1)
})

const invalidUrls: [string, RegExp][] = [
  ['postgres://me:secret@127.0.0.1:1/nowhere', /^No PostgreSQL server is listening at 127\.0\.0\.1:1$/],
  [
    'postgres://me:secret@no-such-host.invalid/nowhere',
    /^The database host "no-such-host.invalid" is unknown$/,
  ],
  ['mysql://me:secret@127.0.0.1/nowhere', /^DATABASE_URL cannot be used: must look like/],
]
test.each(invalidUrls)(
  'DATABASE_URL=%s is reported in one line without the password',
  async (DATABASE_URL, line) => {
    const { code, lines } = await startExpectingFailure({ DATABASE_URL, DATA_DIR: await createDataFolder() })
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(lines.join()).not.toContain('secret')
    expect(code).toBe(1)
  },
)

test('a PostgreSQL that is too old is reported in one line', async () => {
  const oldServer = await startFakePostgres('140012')
  onTestFinished(() => oldServer.close())
  const DATABASE_URL = `postgres://me:secret@127.0.0.1:${oldServer.port}/pages?sslmode=disable`
  const { code, lines } = await startExpectingFailure({ DATABASE_URL, DATA_DIR: await createDataFolder() })
  expect(lines).toEqual([
    `The database server at 127.0.0.1:${oldServer.port} is PostgreSQL 14; 15 or newer is needed`,
  ])
  expect(code).toBe(1)
})

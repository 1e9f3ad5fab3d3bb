import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '#backend/database/embedded/run-command.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createSiteFolder, startSite } from '#tests/process/support/site-process.ts'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import { databaseOf, type ServerProcess } from '#tests/support/site/server-process.ts'
import { createPersistentClients } from './persistent-clients.ts'

/** Kills are rarer than drawings, so that most of them hit another wish. A server that starts again needs longer for a page. */
const MAX_PAGE_WAIT_MS = 8_000

interface Victim {
  site: ServerProcess
  /** Starts the server again with the same data. */
  restart(): Promise<void>
}

async function killPostgres({ site }: Victim): Promise<void> {
  const pid = (await postmasterPid(site.dataDir))!
  process.kill(pid, 'SIGKILL')
  const isBack = async () =>
    (await postmasterPid(site.dataDir)) !== pid && (await fetch(`${site.url}/healthz`)).status
  await expect.poll(isBack, { timeout: 60_000, interval: 100 }).toBe(200)
}

async function killWorker({ site }: Victim): Promise<void> {
  const findWorkers = async () =>
    (await runCommand('pgrep', ['-P', String(site.child.pid), '-f', 'artist-worker']).catch(() => ''))
      .split('\n')
      .filter(Boolean)
  await expect.poll(async () => (await findWorkers()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  const workers = await findWorkers()
  process.kill(Number(workers[randomInt(workers.length)]), 'SIGKILL')
}

async function killServer({ site, restart }: Victim): Promise<void> {
  await site.stop('SIGKILL')
  await restart()
}

type Kill = (victim: Victim) => Promise<void>

export const KILLS = {
  PostgreSQL: killPostgres,
  'a worker of the artist': killWorker,
  'the server': killServer,
} satisfies Record<string, Kill>

/**
 * Kills parts of a site among wishes, imports, uploads and ratings: no wish fails because of it, none is drawn or counted twice,
 * and nothing acknowledged is lost.
 */
export function testSurvivalOfKills(name: string, kills: readonly Kill[]): void {
  test(
    `wishes, imports, uploads and ratings survive ${name}`,
    { timeout: 180_000 + kills.length * 60_000 },
    async () => {
      const DATA_DIR = await createSiteFolder()
      const env = { DATA_DIR, TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
      let site = await startSite(env)
      const clients = await createPersistentClients(() => site, 'friendly-cat')
      // Tokens name the address of the site, so it stays the same.
      const { port } = new URL(site.url)
      const restart = async () => void (site = await startSite({ ...env, PORT: port }))
      for (const kill of kills) {
        await clients.nextPage(MAX_PAGE_WAIT_MS)
        await expect.poll(clients.underWay, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0)
        await pause(randomInt(0, 1000))
        await kill({ site, restart })
      }
      await clients.finish()

      const sql = createSqlClient(databaseOf(site), { max: 1 })
      onTestFinished(() => sql.end({ timeout: 1 }))
      const { record } = clients
      const prompts = await sql<
        { key: string; status: string; reason: string | null; slug: string | null }[]
      >`
      select prompt.idempotency_key as key, prompt.status, failure_reason as reason, page.slug
      from public.ai_prompts as prompt left join public.coloring_pages as page on page.id = generated_page_id`
      expect(prompts.filter(({ status }) => status !== 'completed')).toEqual([])
      expect(await sql`select error, attempts from public.import_rows where status <> 'success'`).toEqual([])
      expect(Object.fromEntries(prompts.map(({ key, slug }) => [key, slug]))).toEqual(
        Object.fromEntries(record.pages),
      )
      // Every wish has one page and counts once.
      const [counts] = await sql<
        { pages: number; usage: number; unfinishedRows: number; importedPages: number }[]
      >`
      select (select count(*) from public.coloring_pages where is_ai_generated and file_url like '/print/%'
                and id in (select page_id from public.ai_usage))::int as pages,
        (select count(*) from public.ai_usage)::int as usage,
        (select count(*) from public.import_rows where status <> 'success')::int as "unfinishedRows",
        (select count(*) from public.coloring_pages where title ->> 'en' like 'Import %')::int as "importedPages"`
      const rows = 2 * record.imports.length
      expect(counts).toEqual({
        pages: record.pages.size,
        usage: record.pages.size,
        unfinishedRows: 0,
        importedPages: rows,
      })
      expect(
        (
          await sql`select from public.coloring_pages as page join public.profiles as maker on maker.id = page.created_by
        where maker.email like 'maker-%'`
        ).count,
      ).toBe(record.pages.size)
      const [rating] = await sql<{ rating: number }[]>`select rating from public.page_ratings`
      expect([record.rating.acknowledged, record.rating.sent]).toContain(rating?.rating)
      const drawings = await sql<{ address: string }[]>`
      select thumbnail_url as address from public.coloring_pages where created_by is not null`
      const files = record.files.map((name) => `/storage/v1/object/public/pages/${name}`)
      for (const address of [...drawings.map((drawing) => drawing.address), ...files])
        expect([address, (await fetch(site.url + address)).status]).toEqual([address, 200])
      console.log(
        `${kills.length} kills: ${record.pages.size} wishes, ${rows} imported rows, ${record.files.length} uploads survived`,
      )
    },
  )
}

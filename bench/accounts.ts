// A thousand sign-ins, one in three with the right password, while somebody else reads and refreshes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSql } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { report, type Figure } from './figures.ts'

const SIGN_INS = 1000
const AT_ONCE = 50
const QUIET_REFRESHES = 200
const PASSWORD = 'Kangaroo-7!'

const postgres = await startTemporary()
const sql = openSql(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
await preparePlatform(sql)
await sql.end()
const child = fork('bench/accounts/server.ts', [JSON.stringify(postgres.connection)], {
  execArgv: ['--disable-warning=ExperimentalWarning'],
})
try {
  const [{ port, key }] = (await once(child, 'message')) as [{ port: number; key: string }]
  report(await measure(`http://127.0.0.1:${port}/auth/v1`, key))
} finally {
  child.disconnect()
  await postgres.close()
}

async function measure(address: string, apikey: string): Promise<Figure[]> {
  const post = async (path: string, body: object) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { apikey },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { refresh_token: string }
  }
  let { refresh_token } = await post('/signup', { email: 'mila@example.org', password: PASSWORD })
  const refresh = async () => {
    ;({ refresh_token } = await post('/token?grant_type=refresh_token', { refresh_token }))
  }
  const read = () => fetch(`${address}/.well-known/jwks.json`).then((response) => response.text())

  const quiet: number[] = []
  for (let i = 0; i < QUIET_REFRESHES; i++) quiet.push(await timed(refresh))

  const [reads, refreshes, begun] = [[] as number[], [] as number[], performance.now()]
  // All of the crowd take from one pile, so that there are always as many at work.
  const pile = Array.from({ length: SIGN_INS }, (_, i) => (i % 3 === 0 ? PASSWORD : 'Wrong-1!')).values()
  const crowd = Array.from({ length: AT_ONCE }, async () => {
    for (const password of pile)
      await post('/token?grant_type=password', { email: 'mila@example.org', password })
  })
  const over = Promise.all(crowd).then(() => true)
  do {
    reads.push(await timed(read))
    refreshes.push(await timed(refresh))
  } while (!(await Promise.race([over, false])))
  const seconds = (performance.now() - begun) / 1000
  return [
    { name: 'accounts: sign-ins a second', value: SIGN_INS / seconds, unit: '/s' },
    { name: 'accounts: refresh, median', value: share(quiet, 0.5), unit: 'ms', goal: { atMost: 20 } },
    {
      name: 'accounts: refresh, 95th percentile',
      value: share(quiet, 0.95),
      unit: 'ms',
      goal: { atMost: 20 },
    },
    {
      name: 'accounts: a cheap answer amid sign-ins, 95th percentile',
      value: share(reads, 0.95),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    { name: 'accounts: refresh amid sign-ins, 95th percentile', value: share(refreshes, 0.95), unit: 'ms' },
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

// What a visitor was told is saved, is saved: whatever is killed, however often.
import { expect, onTestFinished, test } from 'vitest'
import { openSql } from '#backend/database/connection.ts'
import { lookUpProcess, standingIn } from '#backend/database/embedded/process-table.ts'
import { postmasterPid } from '#tests/support/postmaster.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { socketOf } from '#tests/support/server-process.ts'
import { secretKey, siteFolder, startSite, withBuild } from './support/site.ts'

withBuild()

/** Four in `npm test`, two of each kind; `npm run prove` asks for fifty. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 4)
const writers = 8

/** Writes until the server is gone; remembers only what was acknowledged. */
async function writeUntilGone(site: ServerProcess, apikey: string, name: string, acknowledged: Set<string>) {
  for (let count = 0; ; count++) {
    const action = `/${name}/${count}`
    try {
      const answer = await fetch(`${site.url}/rest/v1/audit_log`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json', prefer: 'return=minimal' },
        body: JSON.stringify({ action }),
      })
      await answer.arrayBuffer()
      if (answer.status === 201) acknowledged.add(action)
    } catch {
      return
    }
  }
}

/** Every process of this PostgreSQL at once, as a power cut would. All of them stand in its data. */
async function killPostgres(pid: number): Promise<void> {
  const { folder } = (await lookUpProcess(pid))!
  for (const one of [pid, ...(await standingIn(folder!))]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // Already gone with the others.
    }
  }
}

test(
  `every acknowledged write survives ${rounds} kills under load`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const DATA_DIR = await siteFolder()
    const acknowledged = new Set<string>()
    for (let round = 1; round <= rounds; round++) {
      const site = await startSite({ DATA_DIR })
      const apikey = await secretKey(site)
      const before = acknowledged.size
      const load = Array.from({ length: writers }, (_, writer) =>
        writeUntilGone(site, apikey, `${round}/${writer}`, acknowledged),
      )
      await expect.poll(() => acknowledged.size - before).toBeGreaterThan(40)
      const pid = (await postmasterPid(DATA_DIR))!
      await site.stop('SIGKILL')
      // Every other time PostgreSQL goes with it and has to recover; otherwise it is taken over as it runs.
      if (round % 2 === 0) await killPostgres(pid)
      await Promise.all(load)
    }
    const site = await startSite({ DATA_DIR })
    const sql = openSql(socketOf(site), { max: 1 })
    onTestFinished(() => sql.end())
    const rows = await sql<{ action: string }[]>`select action from public.audit_log`
    const present = new Set(rows.map((row) => row.action))
    expect([...acknowledged].filter((path) => !present.has(path))).toEqual([])
  },
)

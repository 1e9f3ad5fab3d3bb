// A write that the server acknowledged survives any number of kills of the server and of PostgreSQL.
import { expect, onTestFinished, test } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { lookUpProcess, findProcessesInFolder } from '#backend/database/embedded/process/process-table.ts'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import type { ServerProcess } from '#tests/support/site/server-process.ts'
import { databaseOf } from '#tests/support/site/server-process.ts'
import {
  secretKey,
  createSiteFolder,
  startSite,
  useServerProcesses,
} from '../process/support/site-process.ts'

useServerProcesses()

const ROUNDS = 50
const writers = 8

/** Writes until the server is gone; collects only the acknowledged writes. */
async function writeUntilGone(site: ServerProcess, apikey: string, name: string, acknowledged: Set<string>) {
  for (let count = 0; ; count++) {
    const action = `/${name}/${count}`
    try {
      const response = await fetch(`${site.url}/rest/v1/audit_log`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json', prefer: 'return=minimal' },
        body: JSON.stringify({ action }),
      })
      await response.arrayBuffer()
      if (response.status === 201) acknowledged.add(action)
    } catch {
      return
    }
  }
}

/** Kills all processes of this PostgreSQL at once, as a power cut would. Their working directory is the data folder. */
async function killPostgres(pid: number): Promise<void> {
  const { workingFolder } = (await lookUpProcess(pid))!
  for (const each of [pid, ...(await findProcessesInFolder(workingFolder!))]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // The process has already exited.
    }
  }
}

test(
  `every acknowledged write survives ${ROUNDS} kills under load`,
  { timeout: 120_000 + ROUNDS * 60_000 },
  async () => {
    const DATA_DIR = await createSiteFolder()
    const acknowledged = new Set<string>()
    for (let round = 1; round <= ROUNDS; round++) {
      const site = await startSite({ DATA_DIR })
      const apikey = await secretKey(site)
      const before = acknowledged.size
      const load = Array.from({ length: writers }, (_, writer) =>
        writeUntilGone(site, apikey, `${round}/${writer}`, acknowledged),
      )
      await expect.poll(() => acknowledged.size - before).toBeGreaterThan(40)
      const pid = (await postmasterPid(DATA_DIR))!
      await site.stop('SIGKILL')
      // In every second round PostgreSQL is killed too and has to recover; in the others the next server adopts it.
      if (round % 2 === 0) await killPostgres(pid)
      await Promise.all(load)
    }
    const site = await startSite({ DATA_DIR })
    const sql = createSqlClient(databaseOf(site), { max: 1 })
    onTestFinished(() => sql.end())
    const rows = await sql<{ action: string }[]>`select action from public.audit_log`
    const present = new Set(rows.map((row) => row.action))
    expect([...acknowledged].filter((action) => !present.has(action))).toEqual([])
  },
)

import type { Sql } from 'postgres'
import type { Tokens } from '#backend/auth/tokens/open-tokens.ts'
import { createRealtime } from '#backend/realtime/create-realtime.ts'
import type { Fetch } from '#backend/identity.ts'
import type { Config } from './config.ts'
import { clientAddress, limitKey } from './http/client-address.ts'
import type { Upgrade } from './listen.ts'
import type { Log } from './log.ts'
import type { OpenDatabase } from './open-database.ts'

/** The tables whose changes move a list on somebody's screen. */
const TABLES = [
  { schema: 'public', table: 'ai_prompts' },
  { schema: 'public', table: 'translation_jobs' },
]

export function openRealtime(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  { sql, requests }: Pick<OpenDatabase, 'sql' | 'requests'>,
  { identify }: Tokens,
  log: Log,
): { fetch: Fetch; upgrade: Upgrade; close(): void } {
  const realtime = createRealtime({
    sql,
    connection: requests,
    identify,
    tables: TABLES,
    liveSessions: (ids) => liveSessions(sql, ids),
    log,
  })
  return {
    ...realtime,
    upgrade(request, stream, head) {
      const forwarded = request.headers['x-forwarded-for']
      const peer = request.socket.remoteAddress ?? ''
      const address = clientAddress(peer, forwarded === undefined ? null : String(forwarded), trustProxy)
      realtime.upgrade(request, stream, head, limitKey(address)).catch((error: unknown) => {
        log.error({ err: error }, 'a web socket could not be opened')
        stream.destroy()
      })
    },
  }
}

async function liveSessions(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from auth.sessions
    where id = any (${[...ids]}::uuid[]) and (not_after is null or not_after > now())`
  return new Set(rows.map(({ id }) => id))
}

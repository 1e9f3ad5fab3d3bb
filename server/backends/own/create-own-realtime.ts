import type { Sql } from 'postgres'
import type { Tokens } from '#backend/auth/tokens/create-tokens.ts'
import { createRealtime } from '#backend/realtime/create-realtime.ts'
import { defaultRealtimeLimits } from '#backend/realtime/realtime-limits.ts'
import type { Fetch } from '#backend/identity.ts'
import type { Config } from '../../config.ts'
import { createRateLimitKeyOf } from '../../http/client-address.ts'
import { clientAddressOf } from '../../http/middleware/visitor-headers.ts'
import type { UpgradeHandler } from '../../http/listen/listen.ts'
import type { Log } from '../../monitoring/log.ts'
import { shareOf } from '../../workers/share-of-workers.ts'
import type { ConnectedDatabase } from '../../startup/connect-database.ts'

export function createOwnRealtime(
  { trustProxy, workers }: Pick<Config, 'trustProxy' | 'workers'>,
  { sql, requestConnection }: Pick<ConnectedDatabase, 'sql' | 'requestConnection'>,
  { identify }: Tokens,
  log: Log,
): { fetch: Fetch; upgrade: UpgradeHandler; close(): void } {
  const realtime = createRealtime({
    sql,
    connection: requestConnection,
    identify,
    findLiveSessions: (ids) => findLiveSessions(sql, ids),
    limits: limitsOfOneProcess(workers),
    clientKeyOf: clientAddressOf,
    log,
  })
  const keyOf = createRateLimitKeyOf(trustProxy)
  return {
    ...realtime,
    upgrade(request, stream, head) {
      realtime.upgrade(request, stream, head, keyOf(request)).catch((error: unknown) => {
        log.error({ err: error }, 'a WebSocket could not be opened')
        stream.destroy()
      })
    },
  }
}

const limitsOfOneProcess = (workers: number) => ({
  maxSocketsPerAddress: shareOf(defaultRealtimeLimits.maxSocketsPerAddress, workers),
  maxChannelsPerAddress: shareOf(defaultRealtimeLimits.maxChannelsPerAddress, workers),
  maxDeliveryBurstBytes: shareOf(defaultRealtimeLimits.maxDeliveryBurstBytes, workers),
  maxDeliveryBytesPerSecond: shareOf(defaultRealtimeLimits.maxDeliveryBytesPerSecond, workers),
})

async function findLiveSessions(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from auth.sessions
    where id = any (${[...ids]}::uuid[]) and (not_after is null or not_after > now())`
  return new Set(rows.map(({ id }) => id))
}

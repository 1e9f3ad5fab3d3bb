import { type Channel, isExpired } from '../channels/channel.ts'
import type { RealtimeLimits } from '../realtime-limits.ts'
import type { RealtimeLogger } from '../realtime-logger.ts'
import type { ServerSocket } from '../websocket/server-socket.ts'
import type { ClientConnection } from './client-connection.ts'

export interface Client {
  connection: ClientConnection
  socket: ServerSocket
  /** When it last had a channel, or when it connected. */
  lastActiveAt: number
}

/** Returns those of the given session ids that are still active. */
export type FindLiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

interface Dependencies {
  clients: ReadonlySet<Client>
  findLiveSessions?: FindLiveSessions
  limits: RealtimeLimits
  now(): number
  log: RealtimeLogger
}

/** Regularly closes channels whose token has expired or whose session has ended, and sockets without channels. */
export function startCleanupJob({ clients, findLiveSessions, limits, now, log }: Dependencies): {
  stop(): void
} {
  const allChannels = () => [...clients].flatMap(({ connection }) => [...connection.channels.values()])
  const sessionIdOf = ({ identity }: Channel) => String(identity.claims.session_id ?? '')

  async function closeEndedSessions(findLive: FindLiveSessions): Promise<void> {
    const checked = new Set(allChannels().map(sessionIdOf).filter(Boolean))
    if (checked.size === 0) return
    const live = await findLive([...checked])
    for (const channel of allChannels()) {
      const sessionId = sessionIdOf(channel)
      if (checked.has(sessionId) && !live.has(sessionId)) channel.closeWithError('Session has ended')
    }
  }

  async function cleanUp(): Promise<void> {
    for (const channel of allChannels())
      if (isExpired(channel.identity, now())) channel.closeWithError('Token has expired')
    for (const client of clients) {
      if (client.connection.channels.size > 0) client.lastActiveAt = now()
      else if (now() - client.lastActiveAt > limits.idleTimeoutMs) client.socket.close(1000, 'nothing to do')
    }
    if (findLiveSessions) await closeEndedSessions(findLiveSessions)
  }

  const timer = setInterval(() => {
    cleanUp().catch((error: unknown) => log.error({ err: error }, 'the cleanup of realtime clients failed'))
  }, limits.cleanupIntervalMs).unref()
  return { stop: () => clearInterval(timer) }
}

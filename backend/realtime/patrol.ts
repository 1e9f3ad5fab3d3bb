import { type Channel, isExpired } from './channels/channel.ts'
import type { Connection } from './channels/connection.ts'
import type { RealtimeLimits, RealtimeLog } from './limits.ts'
import type { ServerSocket } from './websocket/serve.ts'

export interface Client {
  connection: Connection
  socket: ServerSocket
  /** When it last had something to listen to, or came. */
  busyAt: number
}

export type LiveSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

interface Options {
  clients: ReadonlySet<Client>
  liveSessions?: LiveSessions
  limits: RealtimeLimits
  now(): number
  log: RealtimeLog
}

/** Looks now and then for those who should not listen any more: tokens run out, sessions are ended, sockets are left open. */
export function createPatrol({ clients, liveSessions, limits, now, log }: Options): { stop(): void } {
  const channels = () => [...clients].flatMap(({ connection }) => [...connection.channels.values()])
  const sessionOf = ({ identity }: Channel) => String(identity.claims.session_id ?? '')

  async function endSessions(isLive: LiveSessions): Promise<void> {
    const asked = new Set(channels().map(sessionOf).filter(Boolean))
    if (asked.size === 0) return
    const live = await isLive([...asked])
    for (const channel of channels()) {
      const session = sessionOf(channel)
      if (asked.has(session) && !live.has(session)) channel.end('Session has ended')
    }
  }

  async function look(): Promise<void> {
    for (const channel of channels()) if (isExpired(channel.identity, now())) channel.end('Token has expired')
    for (const client of clients) {
      if (client.connection.channels.size > 0) client.busyAt = now()
      else if (now() - client.busyAt > limits.idleMs) client.socket.close(1000, 'nothing to do')
    }
    if (liveSessions) await endSessions(liveSessions)
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'looking after listeners failed'))
  }, limits.patrolMs).unref()
  return { stop: () => clearInterval(timer) }
}

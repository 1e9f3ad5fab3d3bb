import { connect, type Connection } from './connection.ts'
import type { ConnectionOptions } from '../connection.ts'
import type { SessionSettings } from './settings.ts'

const FIRST_BACKOFF_MS = 100
const LONGEST_BACKOFF_MS = 5_000
/** A silent line may be a dead one: ask now and then. */
const HEARTBEAT_MS = 30_000

/**
 * Keeps one connection that LISTENs. `onListening` runs after each connect, because whatever was said while the line was down is
 * lost: the caller must look for itself.
 */
export function listen(
  settings: ConnectionOptions,
  session: SessionSettings,
  channel: string,
  handlers: { onListening(): void; onMessage(payload: string): void },
): { close(): void } {
  let connection: Connection | undefined
  let timer: NodeJS.Timeout | undefined
  let backoff = FIRST_BACKOFF_MS
  let closed = false

  async function start() {
    try {
      const fresh = await connect(settings, session, (_, payload) => handlers.onMessage(payload))
      if (closed) return fresh.close()
      connection = fresh
      fresh.onClose(startLater)
      await fresh.run([{ sql: `listen "${channel.replaceAll('"', '""')}"` }])
      backoff = FIRST_BACKOFF_MS
      handlers.onListening()
      beat(fresh)
    } catch {
      if (connection?.isOpen()) connection.close()
      else startLater()
    }
  }

  function startLater() {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void start(), backoff)
    backoff = Math.min(LONGEST_BACKOFF_MS, backoff * 2)
  }

  function beat(current: Connection) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      current.run([{ sql: 'select 1' }]).then(
        () => beat(current),
        () => current.close(),
      )
    }, HEARTBEAT_MS)
    timer.unref()
  }

  void start()
  return {
    close() {
      closed = true
      clearTimeout(timer)
      connection?.close()
    },
  }
}

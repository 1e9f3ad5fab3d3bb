import type { ConnectionOptions } from '../connection-options.ts'
import { quoteIdentifier } from '../quote.ts'
import { connect, type Connection } from './protocol-connection.ts'
import type { SessionSettings } from './session-settings.ts'

const FIRST_BACKOFF_MS = 100
const MAX_BACKOFF_MS = 5_000
/** A broken connection can go unnoticed while no notification arrives, so a query checks it regularly. */
const HEARTBEAT_MS = 30_000

/**
 * Keeps one connection open that LISTENs on a channel. `onListening` is called after every connect, because notifications
 * sent while the connection was down are lost and the caller must read the current state.
 */
export function listenForNotifications(
  options: ConnectionOptions,
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
      const opened = await connect(options, session, (_, payload) => handlers.onMessage(payload))
      if (closed) return opened.close()
      connection = opened
      opened.onClose(scheduleStart)
      await opened.run([{ sql: `listen ${quoteIdentifier(channel)}` }])
      backoff = FIRST_BACKOFF_MS
      handlers.onListening()
      scheduleHeartbeat(opened)
    } catch {
      if (connection?.isOpen()) connection.close()
      else scheduleStart()
    }
  }

  function scheduleStart() {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void start(), backoff)
    backoff = Math.min(MAX_BACKOFF_MS, backoff * 2)
  }

  function scheduleHeartbeat(current: Connection) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      current.run([{ sql: 'select 1' }]).then(
        () => scheduleHeartbeat(current),
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

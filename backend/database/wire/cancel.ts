import { once } from 'node:events'
import { serialize } from 'pg-protocol'
import { openSocket } from './open-socket.ts'
import type { SessionKey } from './session.ts'
import type { ConnectionOptions } from '../connection.ts'

/**
 * Asks the server to stop what a connection is doing, over a connection of its own. The server hangs up after it has passed the request
 * on, so the end of that line says that it has happened; false when nobody can know. Never fails loudly.
 */
export async function sendCancel(
  settings: ConnectionOptions,
  key: SessionKey,
  timeoutMs: number,
): Promise<boolean> {
  try {
    const { socket } = await openSocket(settings, timeoutMs)
    try {
      socket.resume()
      socket.end(serialize.cancel(key.processId, key.secretKey))
      await once(socket, 'close', { signal: AbortSignal.timeout(timeoutMs) })
      return true
    } finally {
      socket.destroy()
    }
  } catch {
    return false
  }
}

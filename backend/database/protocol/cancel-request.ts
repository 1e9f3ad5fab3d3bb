import { once } from 'node:events'
import { serialize } from 'pg-protocol'
import type { ConnectionOptions } from '../connection-options.ts'
import { openSocket } from './open-socket.ts'
import type { SessionKey } from './start-session.ts'

/**
 * Cancels the running statement of a connection, over a second socket as the protocol requires. The server closes that socket
 * after it has signalled the statement. Returns false when the outcome is unknown; never throws.
 */
export async function sendCancelRequest(
  options: ConnectionOptions,
  key: SessionKey,
  timeoutMs: number,
): Promise<boolean> {
  try {
    const { socket } = await openSocket(options, timeoutMs)
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

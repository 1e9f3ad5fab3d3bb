import { serialize } from 'pg-protocol'
import { openSocket } from './open-socket.ts'
import type { SessionKey } from './session.ts'
import type { ConnectionOptions } from '../connection.ts'

/** Asks the server to stop what a connection is doing. It takes a connection of its own and never fails loudly. */
export async function sendCancel(
  settings: ConnectionOptions,
  key: SessionKey,
  timeoutMs: number,
): Promise<void> {
  try {
    const { socket } = await openSocket(settings, timeoutMs)
    socket.on('error', () => {})
    socket.end(serialize.cancel(key.processId, key.secretKey))
    setTimeout(() => socket.destroy(), timeoutMs).unref()
  } catch {
    // The connection is given up a moment later anyway.
  }
}

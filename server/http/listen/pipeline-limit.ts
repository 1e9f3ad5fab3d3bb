import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for each response; this many requests of a connection may still wait for theirs. */
const MAX_WAITING = 8

/**
 * Cuts off clients that send one request after the other without waiting. A thousand requests fit into one packet, and Node would
 * handle all of them, with all their responses in memory, before it turns to another connection.
 */
export function createPipelineLimit(
  cutOff: (socket: Socket) => void,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>()
  return ({ socket }, outgoing) => {
    // Node still hands over the other requests of the packet.
    if (socket.destroyed) return false
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > MAX_WAITING) {
      cutOff(socket)
      return false
    }
    waiting.set(socket, count)
    outgoing.on('close', () => waiting.set(socket, waiting.get(socket)! - 1))
    return true
  }
}

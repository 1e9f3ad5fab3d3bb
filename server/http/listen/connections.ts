import type { Socket } from 'node:net'
import { createFairShare, type FairShareLimits, type Release } from '#backend/fairness/fair-share.ts'

interface Connection {
  key: string
  /** Admitted requests without a complete response. */
  requests: number
  release: Release
}

export interface Connections {
  /** Must be called for each accepted connection. Refuses it when its address has too many. */
  opened(socket: Socket): void
  requestStarted(socket: Socket): void
  requestEnded(socket: Socket): void
  /** A WebSocket no longer counts: Realtime has its own limits. */
  upgraded(socket: Socket): void
  /** Closes all connections of an attacker's address and refuses new ones for a while. Of a trusted proxy only this one is closed. */
  cutOff(socket: Socket): void
  /** Closes all connections without an admitted request: idle ones and those that still send one. */
  closeUnused(): void
}

const CUT_OFF_MS = 10_000
const REFUSAL =
  'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

/**
 * Limits the open connections of one address. An address at its limit loses its longest idle connection for a new one, so
 * that a whole school can keep connections alive.
 */
export function createConnections({
  limits,
  keyOf,
}: {
  limits: FairShareLimits
  /** Undefined for a trusted proxy, whose connections are not limited. */
  keyOf(socket: Socket): string | undefined
}): Connections {
  const places = createFairShare(limits)
  const open = new Map<Socket, Connection>()
  const idleByKey = new Map<string, Set<Socket>>()
  const cutOffKeys = new Set<string>()

  const removeIdle = (key: string, socket: Socket) => {
    const idle = idleByKey.get(key)
    idle?.delete(socket)
    if (idle?.size === 0) idleByKey.delete(key)
  }
  const forget = (socket: Socket) => {
    const connection = open.get(socket)
    open.delete(socket)
    connection?.release()
    if (connection) removeIdle(connection.key, socket)
  }

  function takePlace(key: string): Release | undefined {
    const [longestIdle] = places.isExhausted(key) ? (idleByKey.get(key) ?? []) : []
    if (longestIdle) {
      forget(longestIdle)
      longestIdle.destroy()
    }
    return places.take(key)
  }

  return {
    opened(socket) {
      const key = keyOf(socket)
      if (key !== undefined && cutOffKeys.has(key)) return void socket.destroy()
      const release = key === undefined ? () => {} : takePlace(key)
      if (!release) {
        socket.write(REFUSAL)
        return socket.destroySoon()
      }
      open.set(socket, { key: key ?? '', requests: 0, release })
      socket.once('close', () => forget(socket))
    },
    requestStarted(socket) {
      const connection = open.get(socket)
      if (!connection) return
      connection.requests++
      removeIdle(connection.key, socket)
    },
    requestEnded(socket) {
      const connection = open.get(socket)
      if (!connection || --connection.requests > 0) return
      idleByKey.set(connection.key, (idleByKey.get(connection.key) ?? new Set()).add(socket))
    },
    upgraded: forget,
    cutOff(socket) {
      const key = open.get(socket)?.key
      socket.destroy()
      if (!key) return
      cutOffKeys.add(key)
      setTimeout(() => cutOffKeys.delete(key), CUT_OFF_MS).unref()
      for (const [other, { key: otherKey }] of open) if (otherKey === key) other.destroy()
    },
    closeUnused() {
      for (const [socket, { requests }] of open) if (requests === 0) socket.destroy()
    },
  }
}

import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net'

/**
 * Connections that may wait in the kernel for each listener. A client retries a second later if the backlog
 * is full.
 */
const BACKLOG = 1024
const LISTENERS = 16

/**
 * Opens several listeners for one HTTP server on the same port. Node accepts one connection per listener in
 * each round of its event loop, and a round that renders a page takes tens of milliseconds. With a single
 * listener a crowd of clients waits for seconds. Only Linux can share a port this way, so other platforms get
 * one listener.
 */
export async function openListeners(
  server: Server,
  host: string,
  port: number,
  isPortShared = false,
): Promise<NetServer[]> {
  if (process.platform !== 'linux') {
    await openListener(server, { host, port })
    return [server]
  }
  // Linux reports no error when a shared port is taken. So the port is opened once without sharing as a check, unless another worker shares it.
  if (port > 0 && !isPortShared) await closeListener(await openListener(createServer(), { host, port }))
  await openListener(server, { host, port, reusePort: true })
  const sharedPort = (server.address() as AddressInfo).port
  const extraListeners = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  await Promise.all(
    extraListeners.map((listener) => openListener(listener, { host, port: sharedPort, reusePort: true })),
  )
  return [server, ...extraListeners]
}

/** Accepts no further connection and resolves when all connections are closed. */
export const closeListeners = async (listeners: readonly NetServer[]): Promise<void> =>
  void (await Promise.all(listeners.map(closeListener)))

async function openListener(
  listener: NetServer,
  options: { host: string; port: number; reusePort?: boolean },
): Promise<NetServer> {
  listener.listen({ ...options, backlog: BACKLOG })
  await once(listener, 'listening')
  return listener
}

const closeListener = (listener: NetServer) =>
  new Promise<void>((resolve) => void listener.close(() => resolve()))

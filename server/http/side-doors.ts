import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type AddressInfo, type Server as Listener } from 'node:net'

/** How many may stand outside each: whoever comes to a full place tries again by themselves, a second later. */
const BACKLOG = 1024
const DOORS = 16

/**
 * Lets a server listen through several doors at once. Node takes in one new connection a door each time its event loop goes round, and a round in
 * which a page is made takes tens of milliseconds: before a single door a crowd stood for seconds and could not even be refused. Only
 * Linux shares a port among several doors by itself; elsewhere there is one.
 */
export async function openDoors(server: Server, host: string, port: number): Promise<Listener[]> {
  if (process.platform !== 'linux') {
    await open(server, { host, port })
    return [server]
  }
  // Whoever shares a port does not learn that somebody else has it: so it is asked for alone first.
  if (port > 0) await close(await open(createServer(), { host, port }))
  await open(server, { host, port, reusePort: true })
  const shared = (server.address() as AddressInfo).port
  const sides = Array.from({ length: DOORS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  await Promise.all(sides.map((side) => open(side, { host, port: shared, reusePort: true })))
  return [server, ...sides]
}

/** Takes nobody any more; over when whoever came in has gone. */
export const closeDoors = async (doors: readonly Listener[]): Promise<void> =>
  void (await Promise.all(doors.map(close)))

async function open(
  door: Listener,
  at: { host: string; port: number; reusePort?: boolean },
): Promise<Listener> {
  door.listen({ ...at, backlog: BACKLOG })
  await once(door, 'listening')
  return door
}

const close = (door: Listener) => new Promise<void>((resolve) => void door.close(() => resolve()))

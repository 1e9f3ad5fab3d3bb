import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Server as Listener } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { ConfigError } from './config.ts'
import { closeDoors, openDoors } from './http/side-doors.ts'

export type Handler = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** For connections that want to become something else than HTTP. */
export type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

export interface Listening {
  port: number
  /** Takes no new connection, lets running requests finish, and cuts what has not finished in time. */
  close(graceMs: number): Promise<void>
}

/** Slow senders are cut before they can hold a connection for nothing. */
const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  /** How often it is looked whose time is up. */
  connectionsCheckingInterval: 5_000,
}

const SWEEP_MS = 50

export async function listen({
  host,
  port,
  handler,
  answerAtDoor = () => false,
  arrived,
  upgrade,
  timeLimits,
}: {
  host: string
  port: number
  handler: Handler
  /** Asked first, before a request is made of what has come; true where it has answered. */
  answerAtDoor?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Told of each new connection. */
  arrived?: () => void
  upgrade?: Upgrade
  timeLimits?: Partial<typeof TIME_LIMITS>
}): Promise<Listening> {
  const fetched = getRequestListener(handler as never, { overrideGlobalObjects: false })
  const server = createServer(
    {
      ...TIME_LIMITS,
      ...timeLimits,
      // Whoever offers something else (curl: h2c) is answered in plain HTTP.
      shouldUpgradeCallback: ({ headers }) =>
        upgrade !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
    },
    (incoming, outgoing) => {
      if (!answerAtDoor(incoming, outgoing)) void fetched(incoming, outgoing)
    },
  )
  server.maxHeadersCount = 100
  if (upgrade) server.on('upgrade', upgrade)
  if (arrived) server.on('connection', arrived)
  const doors = await openDoors(server, host, port).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(listenProblem(error, host, port))
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (graceMs) => closeGracefully(server, doors, graceMs),
  }
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023, for example PORT=3000.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST="${host}" is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${error.message}`
}

async function closeGracefully(server: Server, doors: Listener[], graceMs: number): Promise<void> {
  // A busy visitor would keep an open connection busy for ever, and be cut in the middle when the time is up.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  const closed = closeDoors(doors)
  server.closeIdleConnections()
  // Whoever was being answered keeps the connection open for more: it is ended as soon as they have their answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

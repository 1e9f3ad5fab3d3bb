import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { ConfigError } from '../../config.ts'
import { closeListeners, openListeners } from './listeners.ts'

export type RequestHandler = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** Handles the upgrade of a connection to a WebSocket. */
export type UpgradeHandler = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

export interface ListeningServer {
  port: number
  /**
   * Accepts no further connection, waits for active requests, and closes their connections after the grace
   * period.
   */
  close(graceMs: number): Promise<void>
}

/** Disconnects clients that send too slowly or stay idle. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  /** The interval at which Node checks the timeouts. */
  connectionsCheckingInterval: 5_000,
}

const CLOSE_IDLE_INTERVAL_MS = 50

export async function listen({
  host,
  port,
  handler,
  tryFastPath = () => false,
  connectionOpened,
  upgrade,
  timeouts,
}: {
  host: string
  port: number
  handler: RequestHandler
  /** Called before a `Request` is created; returns true if it has responded. */
  tryFastPath?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  connectionOpened?: () => void
  upgrade?: UpgradeHandler
  timeouts?: Partial<typeof TIMEOUTS>
}): Promise<ListeningServer> {
  const handleRequest = getRequestListener(handler as never, { overrideGlobalObjects: false })
  const server = createServer(
    {
      ...TIMEOUTS,
      ...timeouts,
      // Other upgrades, such as h2c from curl, are ignored: the request is handled as plain HTTP.
      shouldUpgradeCallback: ({ headers }) =>
        upgrade !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
    },
    (incoming, outgoing) => {
      if (!tryFastPath(incoming, outgoing)) void handleRequest(incoming, outgoing)
    },
  )
  server.maxHeadersCount = 100
  if (upgrade) server.on('upgrade', upgrade)
  if (connectionOpened) server.on('connection', connectionOpened)
  const listeners = await openListeners(server, host, port).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(explainListenError(error, host, port))
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (graceMs) => closeGracefully(server, listeners, graceMs),
  }
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023, for example PORT=3000.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST="${host}" is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${error.message}`
}

async function closeGracefully(server: Server, listeners: NetServer[], graceMs: number): Promise<void> {
  // Without this header a busy client would reuse its connection until it is cut off after the grace period.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  const closed = closeListeners(listeners)
  server.closeIdleConnections()
  // A response that was under way still allows keep-alive, so its connection becomes idle later.
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS)
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(closeAll)
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Server as NetServer, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { ConfigError } from '../../config.ts'
import type { FairShareLimits } from '#backend/fairness/fair-share.ts'
import { CONNECTION_LIMITS } from '../visitor-limits.ts'
import { type Connections, createConnections } from './connections.ts'
import { closeListeners, openListeners } from './listeners.ts'
import { createPipelineLimit } from './pipeline-limit.ts'

export type RequestHandler = (request: Request, env: HttpBindings) => Response | Promise<Response>

/**
 * Decides about a request before a `Request` is created: false, or a promise of it, if it has responded itself. A promise
 * means that the body is received first.
 */
export type Admit = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean | Promise<boolean>

/** Responds without a `Request`; false if it does not handle this request. */
export type HandleDirectly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

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
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  /** The interval at which Node checks the timeouts. */
  connectionsCheckingInterval: 2_000,
}

const CLOSE_IDLE_INTERVAL_MS = 50
/** When the server closes, a request that is still being sent has this long. */
const UNSENT_GRACE_MS = 2_000

export async function listen({
  host,
  port,
  handler,
  admit = () => true,
  handleDirectly = () => false,
  isPortShared,
  connectionLimits = CONNECTION_LIMITS,
  connectionKey = () => undefined,
  connectionOpened,
  upgrade,
  timeouts,
}: {
  host: string
  port: number
  handler: RequestHandler
  admit?: Admit
  /** Responds to admitted requests that need no `Request`; the handler gets all others. */
  handleDirectly?: HandleDirectly
  /** Whether another process of the same site already listens on this port (Linux only). */
  isPortShared?: boolean
  connectionLimits?: FairShareLimits
  /** The address for the limit of connections; undefined for connections without a limit. */
  connectionKey?: (socket: Socket) => string | undefined
  connectionOpened?: () => void
  upgrade?: UpgradeHandler
  timeouts?: Partial<typeof TIMEOUTS>
}): Promise<ListeningServer> {
  const handleRequest = getRequestListener(handler as never, { overrideGlobalObjects: false })
  const connections = createConnections({ limits: connectionLimits, keyOf: connectionKey })
  const isWithinPipelineLimit = createPipelineLimit(connections.cutOff)
  const handleAdmitted = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming
    connections.requestStarted(socket)
    outgoing.on('close', () => connections.requestEnded(socket))
    if (!handleDirectly(incoming, outgoing)) void handleRequest(incoming, outgoing)
  }
  const server = createServer(
    {
      ...TIMEOUTS,
      ...timeouts,
      // A request without a body emits no events about it.
      optimizeEmptyRequests: true,
      // Other upgrades, such as h2c from curl, are ignored: the request is handled as plain HTTP.
      shouldUpgradeCallback: ({ headers }) =>
        upgrade !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
    },
    (incoming, outgoing) => {
      if (!isWithinPipelineLimit(incoming, outgoing)) return
      const admitted = admit(incoming, outgoing)
      if (admitted === true) handleAdmitted(incoming, outgoing)
      else if (admitted) void admitted.then((isAdmitted) => isAdmitted && handleAdmitted(incoming, outgoing))
    },
  )
  server.maxHeadersCount = 100
  if (upgrade)
    server.on('upgrade', (request, stream, head) => {
      connections.upgraded(request.socket)
      upgrade(request, stream, head)
    })
  server.on('connection', connections.opened)
  if (connectionOpened) server.on('connection', connectionOpened)
  const listeners = await openListeners(server, host, port, isPortShared).catch(
    (error: NodeJS.ErrnoException) => {
      throw new ConfigError(explainListenError(error, host, port))
    },
  )
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (graceMs) => closeGracefully(server, listeners, connections, graceMs),
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

async function closeGracefully(
  server: Server,
  listeners: NetServer[],
  connections: Connections,
  graceMs: number,
): Promise<void> {
  // Without this header a busy client would reuse its connection until it is cut off after the grace period.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  const closed = closeListeners(listeners)
  server.closeIdleConnections()
  // A response that was under way still allows keep-alive, so its connection becomes idle later.
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS)
  const closeUnused = setTimeout(connections.closeUnused, Math.min(UNSENT_GRACE_MS, graceMs))
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(closeUnused)
  clearTimeout(closeAll)
}

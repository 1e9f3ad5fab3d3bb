import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { ConfigError } from './config.ts'

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

export async function listen({
  host,
  port,
  handler,
  upgrade,
  timeLimits,
}: {
  host: string
  port: number
  handler: Handler
  upgrade?: Upgrade
  timeLimits?: Partial<typeof TIME_LIMITS>
}): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: handler as never,
    overrideGlobalObjects: false,
    serverOptions: {
      ...TIME_LIMITS,
      ...timeLimits,
      // Whoever offers something else (curl: h2c) is answered in plain HTTP.
      shouldUpgradeCallback: ({ headers }) =>
        upgrade !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
    },
  }) as Server
  server.maxHeadersCount = 100
  if (upgrade) server.on('upgrade', upgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigError(listenProblem(error, host, port))),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (graceMs) => closeGracefully(server, graceMs),
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

async function closeGracefully(server: Server, graceMs: number): Promise<void> {
  // A busy visitor would keep an open connection busy for ever, and be cut in the middle when the time is up.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}

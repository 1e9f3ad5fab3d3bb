import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { ConnectionOptions } from '../database/connection.ts'
import { listen } from '../database/wire/listen.ts'
import type { Fetch, Identify } from '../identity.ts'
import type { Channel } from './channels/channel.ts'
import { createConnection } from './channels/connection.ts'
import { createDelivery } from './delivery.ts'
import { defaultLimits, type RealtimeLimits, type RealtimeLog } from './limits.ts'
import { readBinaryMessage, readMessage, type Version, VERSIONS } from './messages.ts'
import { type Client, createPatrol, type LiveSessions } from './patrol.ts'
import { readChange } from './rows/change.ts'
import type { OfferedTable } from './rows/tables.ts'
import { acceptHandshake, handshakeProblem, refuseHandshake } from './websocket/handshake.ts'
import { type ServerSocket, serveWebSocket } from './websocket/serve.ts'

export interface RealtimeOptions {
  /** For reading rows as the callers. */
  sql: Sql
  /** For the one connection that listens. */
  connection: ConnectionOptions
  identify: Identify
  tables: readonly OfferedTable[]
  /** Which of these sessions have not been ended; without it, a token is good until it runs out. */
  liveSessions?: LiveSessions
  limits?: Partial<RealtimeLimits>
  now?(): number
  log?: RealtimeLog
}

export interface Realtime {
  /** For the `upgrade` event of an HTTP server. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, address: string): Promise<void>
  /** What else is asked under `/realtime/v1`. */
  fetch: Fetch
  /** Sends everybody away; they come back to whoever answers then. */
  close(): void
}

/** Less than the client waits for its answer. */
const LISTENING_MS = 8_000
const PATH = '/realtime/v1/websocket'
const silent: RealtimeLog = { warn() {}, error() {} }

/** Row changes on the wire of Supabase Realtime, for the tables given. Each row is read again under the rights of whoever listens. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { sql, tables, identify, liveSessions, now = Date.now, log = silent } = options
  const limits = { ...defaultLimits, ...options.limits }
  const clients = new Set<Client>()
  const addresses = new Map<string, number>()
  let opened = 0
  let isClosed = false

  function* channels(): Generator<Channel> {
    for (const { connection } of clients) yield* connection.channels.values()
  }
  /** After a gap everybody joins again, and so learns that there is something to look up. */
  const resumeAll = () => {
    for (const channel of channels()) channel.resume()
  }
  const firstListening = Promise.withResolvers<boolean>()
  const delivery = createDelivery({
    sql,
    channels,
    now,
    maxWaiting: limits.waitingChanges,
    atOnce: 2,
    onProblem: (error) => log.error({ err: error }, 'a row change could not be read'),
    onOverflow() {
      log.warn({}, 'too many row changes at once')
      resumeAll()
    },
  })
  const listener = listen(
    options.connection,
    { name: 'realtime', connectTimeoutMs: 5_000, statementTimeoutMs: 15_000, statements: 10 },
    'realtime',
    {
      onListening() {
        firstListening.resolve(true)
        delivery.clear()
        resumeAll()
      },
      onMessage(payload) {
        const change = readChange(payload)
        if (change) delivery.add(change)
      },
    },
  )

  const patrol = createPatrol({ clients, liveSessions, limits, now, log })

  const identifyWith = (apiKey: string, token: string | null) =>
    identify(
      new Request('http://realtime.invalid/', {
        headers: { apikey: apiKey, ...(token && { authorization: `Bearer ${token}` }) },
      }),
    )

  function serve(stream: Duplex, head: Buffer, version: Version, apiKey: string): void {
    const connect = (socket: ServerSocket) =>
      createConnection({
        sql,
        tables,
        limits,
        log,
        version,
        socket,
        identifyToken: (token) => identifyWith(apiKey, token),
        isListening: () => Promise.race([firstListening.promise, pause(LISTENING_MS, false, { ref: false })]),
      })
    const receive = (message: ReturnType<typeof readMessage>) => {
      if (message) client.connection.receive(message)
      else client.socket.close(1007, 'not a message')
    }
    const socket = serveWebSocket(stream, head, {
      maxBytes: limits.messageBytes,
      pingMs: limits.pingMs,
      maxUnsent: 1024 * 1024,
      onText: (text) => receive(readMessage(version, text)),
      onBinary: (bytes) => receive(version === '2.0.0' ? readBinaryMessage(bytes) : undefined),
      onGone: () => clients.delete(client),
    })
    const client: Client = { socket, connection: connect(socket), busyAt: now() }
    clients.add(client)
  }

  return {
    async upgrade(request, stream, head, address) {
      stream.on('error', () => stream.destroy())
      const url = new URL(request.url ?? '/', 'http://realtime.invalid')
      const problem = handshakeProblem(request)
      const version = VERSIONS.find((one) => one === (url.searchParams.get('vsn') ?? '1.0.0'))
      if (url.pathname !== PATH)
        return refuseHandshake(stream, 404, 'No web socket is offered at this address')
      if (problem) return refuseHandshake(stream, ...problem)
      if (!version) return refuseHandshake(stream, 400, `vsn must be one of ${VERSIONS.join(', ')}`)
      if (isClosed || opened >= limits.sockets) return refuseHandshake(stream, 503, 'Too many listeners')
      const neighbours = addresses.get(address) ?? 0
      if (neighbours >= limits.socketsPerAddress) return refuseHandshake(stream, 429, 'Too many listeners')
      opened++
      addresses.set(address, neighbours + 1)
      stream.once('close', () => {
        opened--
        const left = addresses.get(address)! - 1
        if (left > 0) addresses.set(address, left)
        else addresses.delete(address)
      })
      const apiKey = request.headers.apikey ?? url.searchParams.get('apikey') ?? ''
      try {
        await identifyWith(String(apiKey), null)
      } catch {
        return refuseHandshake(stream, 401, 'Invalid API key')
      }
      if (stream.destroyed) return
      acceptHandshake(stream, request)
      serve(stream, head, version, String(apiKey))
    },

    async fetch(request) {
      const { pathname } = new URL(request.url)
      return pathname === PATH
        ? Response.json(
            { error: 'This address is for web sockets' },
            { status: 426, headers: { upgrade: 'websocket' } },
          )
        : Response.json({ error: 'Only row changes over web sockets are offered here' }, { status: 400 })
    },

    close() {
      isClosed = true
      patrol.stop()
      listener.close()
      for (const { socket } of clients) socket.close(1012, 'restarting')
    },
  }
}

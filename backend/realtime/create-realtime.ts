import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { ConnectionOptions } from '../database/connection-options.ts'
import { listenForNotifications } from '../database/protocol/notification-listener.ts'
import { createFairQueue } from '../fairness/fair-queue.ts'
import { createFairShare } from '../fairness/fair-share.ts'
import type { Fetch, Identify } from '../identity.ts'
import { createChangeDelivery } from './changes/change-delivery.ts'
import { parseRowChange } from './changes/row-change.ts'
import type { Channel } from './channels/channel.ts'
import { type Client, type FindLiveSessions, startCleanupJob } from './clients/cleanup-job.ts'
import { createClientConnection } from './clients/client-connection.ts'
import {
  parseBinaryMessage,
  parseMessage,
  PROTOCOL_VERSIONS,
  type ProtocolVersion,
} from './clients/phoenix-messages.ts'
import { NOTIFICATION_CHANNEL } from './notification-channel.ts'
import { defaultRealtimeLimits, type RealtimeLimits } from './realtime-limits.ts'
import type { RealtimeLogger } from './realtime-logger.ts'
import { createDeliveryBudget } from './topics/delivery-budget.ts'
import { deleteOldMessages, parseStoredMessageId, readStoredMessage } from './topics/stored-messages.ts'
import { createTopics } from './topics/topics.ts'
import { sendOverHttp } from './topics/send-over-http.ts'
import { findHandshakeError, rejectHandshake } from './websocket/handshake.ts'
import { createWebSocketAcceptor } from './websocket/server-socket.ts'

interface RealtimeOptions {
  /** Reads changed rows with the rights of the callers. */
  sql: Sql
  /** For the connection that LISTENs to changes. */
  connection: ConnectionOptions
  identify: Identify
  /** Without it, a token stays valid until it expires even after sign-out. */
  findLiveSessions?: FindLiveSessions
  limits?: Partial<RealtimeLimits>
  /** Identifies the client of a request for the limits per address, like `address` of an upgrade. */
  clientKeyOf?(request: Request): string
  now?(): number
  log?: RealtimeLogger
}

export interface Realtime {
  /** Handles the `upgrade` event of an HTTP server. `address` identifies the client for the limit per address. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, address: string): Promise<void>
  /** Handles all other requests to `/realtime/v1`. */
  fetch: Fetch
  /** Disconnects all clients, which then reconnect to another or a restarted server. */
  close(): void
}

/** Shorter than the ten seconds that realtime-js waits for the reply to a join. */
const LISTENING_TIMEOUT_MS = 8_000
const RETENTION_INTERVAL_MS = 60 * 60 * 1000
const MAX_UNSENT_BYTES = 1024 * 1024
const PATH = '/realtime/v1/websocket'
const silentLog: RealtimeLogger = { warn() {}, error() {} }

/**
 * Supabase Realtime: broadcasts, presence, and row changes (`postgres_changes`) of the tables in the publication `supabase_realtime`.
 * Each changed row is read again with the rights of each subscriber.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { sql, identify, findLiveSessions, clientKeyOf = () => 'client' } = options
  const { now = Date.now, log = silentLog } = options
  const limits = { ...defaultRealtimeLimits, ...options.limits }
  const clients = new Set<Client>()
  const sockets = createFairShare({ total: limits.maxSockets, perKey: limits.maxSocketsPerAddress })
  const channelPlaces = createFairShare({ total: limits.maxChannels, perKey: limits.maxChannelsPerAddress })
  const joins = createFairQueue({
    total: limits.maxConcurrentJoins,
    perKey: limits.maxConcurrentJoinsPerAddress,
  })
  const budget = createDeliveryBudget({
    burst: limits.maxDeliveryBurstBytes,
    perSecond: limits.maxDeliveryBytesPerSecond,
    now,
  })
  let isClosed = false

  function* channels(): Generator<Channel> {
    for (const { connection } of clients) yield* connection.channels.values()
  }
  /** Called when changes may have been missed. */
  const requestRejoinOfAll = () => {
    for (const channel of channels()) channel.requestRejoin()
  }
  const topics = createTopics({
    sql,
    now,
    maxPresences: limits.maxPresencesPerTopic,
    onError: (error) => log.error({ err: error }, 'a realtime message could not be sent to other processes'),
  })
  const deliverStoredMessage = (id: string) =>
    readStoredMessage(sql, id).then(
      (message) => message && topics.deliver(message.topic, message.isPrivate, message.broadcast),
      (error: unknown) => log.error({ err: error }, 'a realtime message could not be read'),
    )
  const firstListening = Promise.withResolvers<boolean>()
  const delivery = createChangeDelivery({
    sql,
    channels,
    now,
    maxQueued: limits.maxQueuedChanges,
    concurrency: 2,
    onError: (error) => log.error({ err: error }, 'a row change could not be read'),
    onOverflow() {
      log.warn({}, 'too many row changes at once')
      requestRejoinOfAll()
    },
  })
  const listener = listenForNotifications(
    options.connection,
    {
      name: 'realtime',
      connectTimeoutMs: 5_000,
      statementTimeoutMs: 15_000,
      maxPreparedStatements: 10,
    },
    NOTIFICATION_CHANNEL,
    {
      onListening() {
        firstListening.resolve(true)
        topics.onListening()
        delivery.clear()
        requestRejoinOfAll()
      },
      onMessage(payload) {
        if (topics.receive(payload)) return
        const storedId = parseStoredMessageId(payload)
        const change = storedId === undefined ? parseRowChange(payload) : undefined
        if (change) delivery.add(change)
        else if (storedId !== undefined) void deliverStoredMessage(storedId)
      },
    },
  )
  const waitUntilListening = () =>
    Promise.race([firstListening.promise, pause(LISTENING_TIMEOUT_MS, false, { ref: false })])

  const retentionTimer = setInterval(() => {
    deleteOldMessages(sql).catch((error: unknown) =>
      log.error({ err: error }, 'deleting old messages failed'),
    )
  }, RETENTION_INTERVAL_MS).unref()
  const cleanupJob = startCleanupJob({ clients, findLiveSessions, limits, now, log })

  const identifyWith = (apiKey: string, token: string | null) =>
    identify(
      new Request('http://realtime.invalid/', {
        headers: { apikey: apiKey, ...(token && { authorization: `Bearer ${token}` }) },
      }),
    )

  const acceptWebSocket = createWebSocketAcceptor({
    maxMessageBytes: limits.maxMessageBytes,
    pingIntervalMs: limits.pingIntervalMs,
    maxUnsentBytes: MAX_UNSENT_BYTES,
  })

  function addClient(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    version: ProtocolVersion,
    apiKey: string,
    address: string,
  ): void {
    const receive = (message: ReturnType<typeof parseMessage>) => {
      if (message) client.connection.receive(message)
      else client.socket.close(1007, 'not a message')
    }
    const socket = acceptWebSocket(request, stream, head, {
      onText: (text) => receive(parseMessage(version, text)),
      onBinary: (bytes) => receive(version === '2.0.0' ? parseBinaryMessage(bytes) : undefined),
      onClose() {
        clients.delete(client)
        client.connection.close()
      },
    })
    if (!socket) return
    const identifyToken = (token: string | null) => identifyWith(apiKey, token)
    const connection = createClientConnection({
      sql,
      topics,
      limits,
      log,
      now,
      version,
      socket,
      identifyToken,
      waitUntilListening,
      takeChannel: () => channelPlaces.take(address),
      takeJoin: () => joins.take(address),
      mayDeliver: (bytes, receivers) => budget.allow(address, bytes, receivers),
    })
    const client: Client = { socket, connection, lastActiveAt: now() }
    clients.add(client)
  }

  return {
    async upgrade(request, stream, head, address) {
      stream.on('error', () => stream.destroy())
      const url = new URL(request.url ?? '/', 'http://realtime.invalid')
      const handshakeError = findHandshakeError(request)
      const version = PROTOCOL_VERSIONS.find((each) => each === (url.searchParams.get('vsn') ?? '1.0.0'))
      if (url.pathname !== PATH)
        return rejectHandshake(stream, 404, 'No web socket is offered at this address')
      if (handshakeError) return rejectHandshake(stream, ...handshakeError)
      if (!version) return rejectHandshake(stream, 400, `vsn must be one of ${PROTOCOL_VERSIONS.join(', ')}`)
      const release = isClosed ? undefined : sockets.take(address)
      if (!release)
        return sockets.isExhausted(address)
          ? rejectHandshake(stream, 429, 'Too many connections from this address')
          : rejectHandshake(stream, 503, 'Too many connections')
      stream.once('close', release)
      const apiKey = request.headers.apikey ?? url.searchParams.get('apikey') ?? ''
      try {
        await identifyWith(String(apiKey), null)
      } catch {
        return rejectHandshake(stream, 401, 'Invalid API key')
      }
      if (stream.destroyed) return
      addClient(request, stream, head, version, String(apiKey), address)
    },

    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === PATH)
        return Response.json(
          { error: 'This address is for web sockets' },
          { status: 426, headers: { upgrade: 'websocket' } },
        )
      const mayDeliver = (sent: Request, bytes: number, receivers: number) =>
        budget.allow(clientKeyOf(sent), bytes, receivers)
      return sendOverHttp({ sql, topics, identify, limits, mayDeliver }, request)
    },

    close() {
      isClosed = true
      cleanupJob.stop()
      listener.close()
      topics.close()
      clearInterval(retentionTimer)
      for (const { socket } of clients) socket.close(1012, 'restarting')
    },
  }
}

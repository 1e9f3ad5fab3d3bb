import type { Sql } from 'postgres'
import { ApiError } from '../../api-error.ts'
import type { Release } from '../../fairness/fair-share.ts'
import type { Identity } from '../../identity.ts'
import type { Channel } from '../channels/channel.ts'
import {
  checkRights,
  createBindings,
  JoinError,
  parseJoin,
  RetryableJoinError,
  TOPIC_PREFIX,
} from '../channels/join-channel.ts'
import type { RealtimeLimits } from '../realtime-limits.ts'
import type { RealtimeLogger } from '../realtime-logger.ts'
import type { Topics } from '../topics/topics.ts'
import type { ServerSocket } from '../websocket/server-socket.ts'
import { handleBroadcast, handlePresence } from './channel-messages.ts'
import { createMessageRate } from './message-rate.ts'
import {
  formatBinaryBroadcast,
  formatMessage,
  type Message,
  type ProtocolVersion,
} from './phoenix-messages.ts'

interface Dependencies {
  sql: Sql
  topics: Topics
  limits: RealtimeLimits
  log: RealtimeLogger
  version: ProtocolVersion
  /** Verifies an access token together with the API key of the socket. */
  identifyToken(token: string | null): Promise<Identity>
  /** Resolves to true once database changes arrive; a channel joined earlier would miss changes. */
  waitUntilListening(): Promise<boolean>
  /** Takes a place for a channel; undefined if the address of the client has too many. */
  takeChannel(): Release | undefined
  /** Waits until the address of the client may check another join in the database. */
  takeJoin(): Release | Promise<Release>
  /** Whether the address of the client may send this many bytes to each of so many receivers. */
  mayDeliver(bytes: number, receivers: number): boolean
  socket: ServerSocket
  now(): number
}

export interface ClientConnection {
  channels: ReadonlyMap<string, Channel>
  /** Queues a message; messages are handled one at a time, in the order of arrival. */
  receive(message: Message): void
  /** Must be called when the socket is closed. */
  close(): void
}

const MAX_JOIN_ATTEMPTS = 3
const MAX_TOKEN_LENGTH = 8_192
const TOO_MANY = 'Too many messages per second'

function sizeOf(payload: unknown): number {
  const bytes = (payload as { payload?: unknown } | null)?.payload
  return Buffer.isBuffer(bytes) ? bytes.byteLength : (JSON.stringify(payload)?.length ?? 0)
}

/** Handles the messages of one client and holds its joined channels. */
export function createClientConnection(dependencies: Dependencies): ClientConnection {
  const { sql, topics, limits, log, version, identifyToken, waitUntilListening, now } = dependencies
  const { takeChannel, takeJoin, mayDeliver, socket } = dependencies
  const channels = new Map<string, Channel>()
  const channelPlaces = new Map<string, Release>()
  const failedJoinAttempts = new Map<string, number>()
  const rate = createMessageRate(limits.maxBroadcastBurst, limits.maxBroadcastsPerSecond, now)
  let queuedCount = 0
  let lastHandled = Promise.resolve()
  let isClosed = false

  const send = (message: Message) => socket.send(formatMessage(version, message))
  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object) =>
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  const closeTopic = (topic: string, joinRef: string | null) =>
    send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} })

  const removeChannel = (topic: string) => {
    const channel = channels.get(topic)
    channels.delete(topic)
    if (channel) topics.leave(channel)
    channelPlaces.get(topic)?.()
    channelPlaces.delete(topic)
  }

  type ChannelState = Omit<
    Channel,
    'topic' | 'joinRef' | 'push' | 'pushBroadcast' | 'closeWithError' | 'requestRejoin'
  >

  function createChannel(topic: string, joinRef: string, state: ChannelState): Channel {
    const push = (event: string, payload: unknown) => send({ joinRef, ref: null, topic, event, payload })
    return {
      ...state,
      topic,
      joinRef,
      push,
      pushBroadcast({ event, payload, meta }) {
        if (!Buffer.isBuffer(payload)) push('broadcast', { type: 'broadcast', event, payload, meta })
        else if (version === '2.0.0') socket.send(formatBinaryBroadcast(topic, event, payload))
      },
      closeWithError(message) {
        removeChannel(topic)
        push('system', {
          channel: topic.slice(TOPIC_PREFIX.length),
          extension: 'system',
          status: 'error',
          message,
        })
        closeTopic(topic, joinRef)
      },
      requestRejoin() {
        removeChannel(topic)
        send({ joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} })
      },
    }
  }

  /** Everything about a join that needs the database. */
  async function checkJoin(
    identity: Identity,
    topic: string,
    isPrivate: boolean,
    requested: Parameters<typeof createBindings>[2],
  ) {
    const endJoin = await takeJoin()
    try {
      const rights = await checkRights(sql, identity, topic, isPrivate)
      return { rights, bindings: await createBindings(sql, identity, requested) }
    } finally {
      endJoin()
    }
  }

  async function handleJoin(message: Message): Promise<void> {
    const { topic, joinRef, ref } = message
    removeChannel(topic)
    let place: Release | undefined
    try {
      if (!topic.startsWith(TOPIC_PREFIX)) throw new JoinError('Unknown topic')
      if (channels.size >= limits.maxChannelsPerSocket) throw new JoinError('Too many channels')
      const { requested, token, ...options } = parseJoin(message.payload)
      place = takeChannel()
      if (!place) throw new JoinError('Too many channels from this address')
      if (!(await waitUntilListening())) throw new RetryableJoinError('The database cannot be reached')
      const identity = await identifyToken(token)
      const { rights, bindings } = await checkJoin(identity, topic, options.isPrivate, requested)
      if (isClosed) return place()
      const { present } = topics.countMembers(topic, options.isPrivate)
      // The new member gets the whole presence of the topic.
      if (identity.role !== 'service_role' && !mayDeliver(0, present)) throw new RetryableJoinError(TOO_MANY)
      const state = { ...options, identity, token: token ?? '', rights, bindings }
      const channel = createChannel(topic, joinRef ?? ref ?? '', state)
      channels.set(topic, channel)
      channelPlaces.set(topic, place)
      const confirmed = requested.map((binding, index) => ({ id: bindings[index]!.id, ...binding }))
      reply(message, 'ok', { postgres_changes: confirmed })
      topics.join(channel)
      if (bindings.length === 0) return
      channel.push('system', {
        channel: topic.slice(TOPIC_PREFIX.length),
        extension: 'postgres_changes',
        status: 'ok',
        message: 'Subscribed to PostgreSQL',
      })
    } catch (error) {
      place?.()
      if (!(error instanceof JoinError || error instanceof ApiError)) throw error
      reply(message, 'error', { reason: error.message })
      const attempts = (failedJoinAttempts.get(topic) ?? 0) + 1
      // A client that joins before it knows its token joins anonymously first and retries with the token. All other
      // clients get phx_close, because realtime-js would retry every ten seconds for ever.
      const mayRetry =
        error instanceof RetryableJoinError &&
        attempts < MAX_JOIN_ATTEMPTS &&
        failedJoinAttempts.size < limits.maxChannelsPerSocket
      if (mayRetry) return void failedJoinAttempts.set(topic, attempts)
      failedJoinAttempts.delete(topic)
      closeTopic(topic, joinRef ?? ref)
    }
  }

  async function handleAccessToken(message: Message, channel: Channel): Promise<void> {
    const token = (message.payload as { access_token?: unknown } | null)?.access_token
    if (token === channel.token) return reply(message, 'ok', {})
    try {
      if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH)
        throw new ApiError(401, 'bad_jwt', 'Invalid JWT')
      const identity = await identifyToken(token)
      const { rights } = await checkJoin(identity, channel.topic, channel.isPrivate, [])
      Object.assign(channel, { identity, token, rights })
      reply(message, 'ok', {})
    } catch (error) {
      if (!(error instanceof JoinError || error instanceof ApiError)) throw error
      channel.closeWithError(error.message)
    }
  }

  function mayPass({ payload }: Message, { topic, isPrivate, identity }: Channel): boolean {
    // The secret key belongs to the operator.
    if (identity.role === 'service_role') return true
    return mayDeliver(sizeOf(payload), topics.countMembers(topic, isPrivate).joined)
  }

  async function handleMessage(message: Message): Promise<void> {
    const { topic, event, joinRef, ref } = message
    if (topic === 'phoenix' && event === 'heartbeat') return reply(message, 'ok', {})
    if (event === 'phx_join') return handleJoin(message)
    const channel = channels.get(topic)
    if (event === 'phx_leave') {
      removeChannel(topic)
      reply(message, 'ok', {})
      return closeTopic(topic, joinRef ?? ref)
    }
    if (!channel) return reply(message, 'error', { reason: 'unmatched topic' })
    if (event === 'access_token') return handleAccessToken(message, channel)
    if (event === 'broadcast' || event === 'presence') {
      if (!rate.allow() || !mayPass(message, channel)) return channel.closeWithError(TOO_MANY)
      const replyTo = reply.bind(undefined, message)
      return event === 'broadcast'
        ? handleBroadcast(topics, channel, message.payload, replyTo)
        : handlePresence(topics, channel, message.payload, limits, replyTo)
    }
    reply(message, 'error', { reason: `${event.slice(0, 40)} is not supported` })
  }

  return {
    channels,
    receive(message) {
      if (++queuedCount > limits.maxQueuedMessages) return socket.close(1008, 'too many messages')
      lastHandled = lastHandled
        .then(() => (isClosed ? undefined : handleMessage(message)))
        .catch((error: unknown) => {
          log.error({ err: error }, 'a realtime message failed')
          socket.close(1011, 'something went wrong')
        })
        .finally(() => queuedCount--)
    },
    close() {
      isClosed = true
      for (const topic of channelPlaces.keys()) removeChannel(topic)
    },
  }
}

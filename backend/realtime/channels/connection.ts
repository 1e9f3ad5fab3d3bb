import type { Sql } from 'postgres'
import type { Identity } from '../../identity.ts'
import { WireError } from '../../wire-error.ts'
import type { RealtimeLimits, RealtimeLog } from '../limits.ts'
import { type Message, type Version, writeMessage } from '../messages.ts'
import type { OfferedTable } from '../rows/tables.ts'
import type { ServerSocket } from '../websocket/serve.ts'
import { bindAll, LaterProblem, JoinProblem, readJoin } from './bindings.ts'
import type { Channel } from './channel.ts'

interface Surroundings {
  sql: Sql
  tables: readonly OfferedTable[]
  limits: RealtimeLimits
  log: RealtimeLog
  version: Version
  /** Who a token belongs to; the API key of the socket is known. */
  identifyToken(token: string | null): Promise<Identity>
  /** Whoever joined before that would miss what happens in between. */
  isListening(): Promise<boolean>
  socket: ServerSocket
}

export interface Connection {
  channels: ReadonlyMap<string, Channel>
  /** Messages are worked on one after the other, as they came. */
  receive(message: Message): void
}

const MOST_TRIES = 3

/** One client: its joined topics, and the messages by which they come and go. */
export function createConnection(surroundings: Surroundings): Connection {
  const { sql, tables, limits, log, version, identifyToken, isListening, socket } = surroundings
  const channels = new Map<string, Channel>()
  /** How often somebody was put off, by topic. */
  const refused = new Map<string, number>()
  let waiting = 0
  let last = Promise.resolve()

  const send = (message: Message) => socket.send(writeMessage(version, message))
  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object) =>
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  const closeTopic = (topic: string, joinRef: string | null) =>
    send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} })

  function openChannel(
    topic: string,
    joinRef: string,
    rest: Pick<Channel, 'identity' | 'token' | 'bindings'>,
  ) {
    const push = (event: string, payload: unknown) => send({ joinRef, ref: null, topic, event, payload })
    const channel: Channel = {
      ...rest,
      topic,
      joinRef,
      push,
      end(message) {
        channels.delete(topic)
        push('system', {
          channel: topic.replace(/^realtime:/, ''),
          extension: 'system',
          status: 'error',
          message,
        })
        closeTopic(topic, joinRef)
      },
      resume() {
        channels.delete(topic)
        send({ joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} })
      },
    }
    return channel
  }

  async function join(message: Message): Promise<void> {
    const { topic, joinRef, ref } = message
    channels.delete(topic)
    try {
      if (!topic.startsWith('realtime:')) throw new JoinProblem('Unknown topic')
      if (channels.size >= limits.topics) throw new JoinProblem('Too many channels')
      const { wanted, token } = readJoin(message.payload)
      if (!(await isListening())) throw new LaterProblem('The database cannot be reached')
      const identity = await identifyToken(token)
      const bindings = await bindAll(sql, tables, identity, wanted)
      const channel = openChannel(topic, joinRef ?? ref ?? '', { identity, token: token ?? '', bindings })
      channels.set(topic, channel)
      const listed = wanted.map((wish, index) => ({ id: bindings[index]!.id, ...wish }))
      reply(message, 'ok', { postgres_changes: listed })
      channel.push('system', {
        channel: topic.slice('realtime:'.length),
        extension: 'postgres_changes',
        status: 'ok',
        message: 'Subscribed to PostgreSQL',
      })
    } catch (error) {
      if (!(error instanceof JoinProblem || error instanceof WireError)) throw error
      reply(message, 'error', { reason: error.message })
      const tries = (refused.get(topic) ?? 0) + 1
      // A client that joins before it knows its token comes as a guest first, and brings it when it tries again. Everybody else is
      // told to leave it at that, or they would try every ten seconds for ever.
      const mayTryAgain = error instanceof LaterProblem && tries < MOST_TRIES && refused.size < limits.topics
      if (mayTryAgain) return void refused.set(topic, tries)
      refused.delete(topic)
      closeTopic(topic, joinRef ?? ref)
    }
  }

  async function renew(message: Message, channel: Channel): Promise<void> {
    const token = (message.payload as { access_token?: unknown } | null)?.access_token
    if (token === channel.token) return reply(message, 'ok', {})
    try {
      if (typeof token !== 'string' || token.length > 8_192)
        throw new WireError(401, 'bad_jwt', 'Invalid JWT')
      const identity = await identifyToken(token)
      Object.assign(channel, { identity, token })
      reply(message, 'ok', {})
    } catch (error) {
      if (!(error instanceof WireError)) throw error
      channel.end(error.message)
    }
  }

  async function work(message: Message): Promise<void> {
    const { topic, event, joinRef, ref } = message
    if (topic === 'phoenix' && event === 'heartbeat') return reply(message, 'ok', {})
    if (event === 'phx_join') return join(message)
    const channel = channels.get(topic)
    if (event === 'phx_leave') {
      channels.delete(topic)
      reply(message, 'ok', {})
      return closeTopic(topic, joinRef ?? ref)
    }
    if (!channel) return reply(message, 'error', { reason: 'unmatched topic' })
    if (event === 'access_token') return renew(message, channel)
    reply(message, 'error', { reason: `${event.slice(0, 40)} is not offered here` })
  }

  return {
    channels,
    receive(message) {
      if (++waiting > limits.waitingMessages) return socket.close(1008, 'too many messages')
      last = last
        .then(() => work(message))
        .catch((error: unknown) => {
          log.error({ err: error }, 'a realtime message failed')
          socket.close(1011, 'something went wrong')
        })
        .finally(() => waiting--)
    },
  }
}

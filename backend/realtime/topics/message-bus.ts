import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { z } from 'zod'
import { NOTIFICATION_CHANNEL } from '../notification-channel.ts'
import { createJoiner, createSplitter } from './notification-chunks.ts'

const Presences = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))
const BusMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broadcast'),
    topic: z.string(),
    event: z.string(),
    payload: z.unknown().optional(),
    bytes: z.string().optional(),
  }),
  /** All presences of one process in a topic. */
  z.object({ kind: z.literal('presence'), topic: z.string(), state: Presences }),
  /** Other processes reply with their presences. */
  z.object({ kind: z.literal('started') }),
  /** Sent regularly by a process that has presences. The others forget the presences of a process that sends nothing. */
  z.object({ kind: z.literal('alive') }),
])
export type BusMessage = z.infer<typeof BusMessage>

interface MessageBus {
  send(message: BusMessage): void
  /** Handles a notification of another process. False if it is no message of the bus. */
  receive(notification: string): boolean
}

/** Chunks that wait while the database is slow. Later messages are dropped, because a broadcast is of no use much later. */
const MAX_QUEUED_CHUNKS = 2_000

/** Sends messages between the server processes as notifications of PostgreSQL, in several chunks if they are long. */
export function createMessageBus(
  sql: Sql,
  {
    onMessage,
    onError,
  }: { onMessage(from: string, message: BusMessage): void; onError(error: unknown): void },
): MessageBus {
  const processId = randomUUID()
  const split = createSplitter(processId)
  const join = createJoiner()
  let queued: string[] = []
  let isSending = false

  /** One statement after the other: on several connections at once, an older presence could overtake a newer one. */
  async function sendQueued(): Promise<void> {
    if (isSending) return
    isSending = true
    while (queued.length > 0) {
      const chunks = queued
      queued = []
      await sql`
        select pg_notify(${NOTIFICATION_CHANNEL}, chunk)
        from unnest(${chunks}::text[]) with ordinality as _(chunk, at) order by at`.catch(onError)
    }
    isSending = false
  }

  return {
    send(message) {
      const chunks = split(escapeNonAscii(JSON.stringify(message)))
      if (queued.length + chunks.length > MAX_QUEUED_CHUNKS)
        return onError(new Error('too many messages wait for the database'))
      queued.push(...chunks)
      void sendQueued()
    },
    receive(notification) {
      const received = join(notification)
      if (!received) return false
      const { sender, text } = received
      const message = sender === processId || text === undefined ? undefined : parse(text)
      if (message) onMessage(sender, message)
      return true
    },
  }
}

function parse(text: string): BusMessage | undefined {
  try {
    return BusMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The result is ASCII, so that the length of a chunk is its size in bytes. */
const escapeNonAscii = (json: string) =>
  json.replaceAll(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

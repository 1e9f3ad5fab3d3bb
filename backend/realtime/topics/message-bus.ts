import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { z } from 'zod'

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

/** PostgreSQL limits a notification to 8,000 bytes. The rest is for the header of the part. */
const CHUNK_LENGTH = 7_800
/** A receiver drops longer messages. */
const MAX_MESSAGE_LENGTH = 400_000
/** Parts that wait while the database is slow. Later messages are dropped, because a broadcast is of no use much later. */
const MAX_QUEUED_CHUNKS = 2_000

/** Sends messages between the server processes as notifications of PostgreSQL, in several parts if they are long. */
export function createMessageBus(
  sql: Sql,
  {
    onMessage,
    onError,
  }: { onMessage(from: string, message: BusMessage): void; onError(error: unknown): void },
): MessageBus {
  const processId = randomUUID()
  const incomplete = new Map<string, string>()
  let sequence = 0
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
        select pg_notify('realtime', chunk) from unnest(${chunks}::text[]) with ordinality as _(chunk, at) order by at`.catch(
        onError,
      )
    }
    isSending = false
  }

  function parse(text: string): BusMessage | undefined {
    try {
      return BusMessage.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  }

  return {
    send(message) {
      const text = escapeNonAscii(JSON.stringify(message))
      const chunks: string[] = []
      for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
        const isLast = at + CHUNK_LENGTH >= text.length
        // The number makes each part different, because PostgreSQL drops repeated notifications of a transaction.
        chunks.push(
          `bus:${processId}:${sequence++}:${isLast ? 'end' : 'part'}:${text.slice(at, at + CHUNK_LENGTH)}`,
        )
      }
      if (queued.length + chunks.length > MAX_QUEUED_CHUNKS)
        return onError(new Error('too many messages wait for the database'))
      queued.push(...chunks)
      void sendQueued()
    },
    receive(notification) {
      const [, from, kind, chunk] = /^bus:([\w-]+):\d+:(end|part):(.*)$/s.exec(notification) ?? []
      if (!from || chunk === undefined) return false
      if (from === processId) return true
      const text = (incomplete.get(from) ?? '') + chunk
      incomplete.delete(from)
      if (text.length > MAX_MESSAGE_LENGTH) return true
      if (kind === 'part') incomplete.set(from, text)
      else {
        const message = parse(text)
        if (message) onMessage(from, message)
      }
      return true
    },
  }
}

/** The result is ASCII, so that the length of a part is its size in bytes. */
const escapeNonAscii = (json: string) =>
  json.replaceAll(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

import { z } from 'zod'

/** A message of a client or of the database to all members of a topic. */
export interface Broadcast {
  event: string
  /** JSON, or a `Uint8Array` between clients of protocol 2. */
  payload: unknown
  meta?: { id: string }
}

/** What a client sends: `{ type: 'broadcast', event, payload }`. */
const BroadcastPayload = z.object({ event: z.string().max(255), payload: z.unknown() })

export const parseBroadcast = (value: unknown): Broadcast | undefined =>
  BroadcastPayload.safeParse(value).data as Broadcast

/** `realtime:<name>` of a public or a private channel: two topics, although their names are equal. */
export const topicKey = (topic: string, isPrivate: boolean) => `${isPrivate ? 'private' : 'public'} ${topic}`

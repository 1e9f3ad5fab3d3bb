import type { Sql } from 'postgres'
import { TOPIC_PREFIX } from '../channels/join-channel.ts'
import type { Broadcast } from './broadcast.ts'

interface StoredMessage {
  topic: string
  isPrivate: boolean
  broadcast: Broadcast
}

const RETENTION = '3 days'

/** The id in the notification about a message that `realtime.send` or a migration's trigger has stored. */
export const parseStoredMessageId = (notification: string): string | undefined =>
  /^\{"message": ?"([\da-f-]{36})"\}$/.exec(notification)?.[1]

/** Reads a message of the database. Policies were checked when it was stored, and decide again who may receive it. */
export async function readStoredMessage(sql: Sql, id: string): Promise<StoredMessage | undefined> {
  const [row] = await sql<
    { topic: string; event: string | null; payload: unknown; private: boolean | null }[]
  >`
    select topic, event, payload, private from realtime.messages where id = ${id}`
  return (
    row && {
      topic: TOPIC_PREFIX + row.topic,
      isPrivate: row.private === true,
      broadcast: { event: row.event ?? '', payload: row.payload ?? {}, meta: { id } },
    }
  )
}

export async function deleteOldMessages(sql: Sql): Promise<void> {
  await sql`delete from realtime.messages where inserted_at < now() - ${RETENTION}::interval`
}

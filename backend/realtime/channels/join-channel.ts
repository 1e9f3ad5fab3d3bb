import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { z } from 'zod'
import type { Identity } from '../../identity.ts'
import { parseFilter } from '../changes/change-filter.ts'
import {
  ensureAnnouncements,
  findPublishedTables,
  type TableDefinition,
} from '../changes/published-tables.ts'
import { checkFilter } from '../changes/read-changed-row.ts'
import type { Binding } from './binding.ts'
import type { Channel } from './channel.ts'
import { type ChannelRights, PUBLIC_RIGHTS, readChannelRights } from './private-channel.ts'

/** A channel cannot be joined; the message is for the developer of the client. */
export class JoinError extends Error {}

/** The client may try again, for example with a token. */
export class RetryableJoinError extends JoinError {}

const MAX_BINDINGS = 10
export const TOPIC_PREFIX = 'realtime:'

const JoinPayload = z.object({
  config: z.object({
    private: z.boolean().nullish(),
    broadcast: z.object({ self: z.boolean().nullish(), ack: z.boolean().nullish() }).nullish(),
    presence: z.object({ enabled: z.boolean().nullish(), key: z.string().max(255).nullish() }).nullish(),
    postgres_changes: z
      .array(
        z.object({
          event: z.string(),
          schema: z.string().max(63).default('public'),
          table: z.string().max(63).nullish(),
          filter: z.string().max(2_000).nullish(),
          select: z.array(z.string().max(63)).max(100).nullish(),
        }),
      )
      .max(MAX_BINDINGS)
      .default([]),
  }),
  access_token: z.string().max(8_192).nullish(),
})

type RequestedBinding = z.infer<typeof JoinPayload>['config']['postgres_changes'][number]

interface JoinRequest extends Pick<Channel, 'isPrivate' | 'broadcast' | 'presence'> {
  requested: RequestedBinding[]
  token: string | null
}

export function parseJoin(payload: unknown): JoinRequest {
  const parsed = JoinPayload.safeParse(payload)
  if (!parsed.success) throw new JoinError('The join cannot be read')
  const { config, access_token: token } = parsed.data
  return {
    requested: config.postgres_changes,
    token: token ?? null,
    isPrivate: config.private === true,
    broadcast: { self: config.broadcast?.self === true, ack: config.broadcast?.ack === true },
    // Clients without a key are counted separately, so each gets a random one.
    presence: { key: config.presence?.key || randomUUID(), enabled: config.presence?.enabled === true },
  }
}

/** Reads the rights in a private channel; a caller with none cannot join. A public channel is open to all. */
export async function checkRights(
  sql: Sql,
  identity: Identity,
  topic: string,
  isPrivate: boolean,
): Promise<ChannelRights> {
  if (!isPrivate) return PUBLIC_RIGHTS
  const name = topic.slice(TOPIC_PREFIX.length)
  const rights = await readChannelRights(sql, identity, name)
  if (rights.broadcast.read || rights.presence.read) return rights
  const message = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`
  throw new (identity.role === 'anon' ? RetryableJoinError : JoinError)(message)
}

const isEvent = (event: string): event is Binding['event'] =>
  ['*', 'INSERT', 'UPDATE', 'DELETE'].includes(event)

/** Checks each binding with the rights of the caller: the table must be published and readable, the filter valid. */
export async function createBindings(
  sql: Sql,
  identity: Identity,
  requested: readonly RequestedBinding[],
): Promise<Binding[]> {
  const bindings: Binding[] = []
  for (const [index, binding] of requested.entries())
    bindings.push(await createBinding(sql, identity, binding, index + 1))
  return bindings
}

async function createBinding(
  sql: Sql,
  identity: Identity,
  { event, schema, table, filter, select }: RequestedBinding,
  id: number,
): Promise<Binding> {
  if (!isEvent(event)) throw new JoinError('Unknown event')
  const tables = await findPublishedTables(sql, schema, !table || table === '*' ? undefined : table)
  if (tables.length === 0)
    throw new JoinError(`Changes of this table are not published: ${schema}.${table ?? '*'}`)
  const conditions = filter ? parseFilter(filter) : []
  if (!conditions) throw new JoinError('The filter cannot be read')
  const readable: TableDefinition[] = []
  for (const definition of tables) {
    const columns = new Set(definition.columns.map(({ name }) => name))
    const usedColumns = [...conditions.map(({ column }) => column), ...(select ?? [])]
    const unknownColumn = usedColumns.find((column) => !columns.has(column))
    if (unknownColumn !== undefined) throw new JoinError(`Unknown column: ${unknownColumn.slice(0, 63)}`)
    if (!(await canRead(sql, identity, definition, conditions))) continue
    await ensureAnnouncements(sql, definition)
    readable.push(definition)
  }
  // A subscription to a whole schema leaves out what the caller may not read.
  if (readable.length === 0)
    throw new (identity.role === 'anon' ? RetryableJoinError : JoinError)('You may not read this table')
  return { id, event, tables: readable, conditions, select: select ?? undefined }
}

/** Whether the caller may read the table; throws if the filter does not fit its columns. */
async function canRead(
  sql: Sql,
  identity: Identity,
  definition: TableDefinition,
  conditions: Binding['conditions'],
): Promise<boolean> {
  try {
    await checkFilter(sql, identity, definition, conditions)
    return true
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code === '42501') return false
    // Class 22: the value does not have the type of the column. 42883: the type does not have the operator.
    if (code.startsWith('22') || code === '42883') throw new JoinError('The filter does not fit its column')
    throw error
  }
}

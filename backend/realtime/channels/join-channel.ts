import type { Sql } from 'postgres'
import { z } from 'zod'
import type { Identity } from '../../identity.ts'
import { parseFilter } from '../changes/change-filter.ts'
import { type PublishedTable, readTableDefinition } from '../changes/published-tables.ts'
import { checkFilter } from '../changes/read-changed-row.ts'
import type { Binding } from './binding.ts'

/** A channel cannot be joined; the message is for the developer of the client. */
export class JoinError extends Error {}

/** The client may try again, for example with a token. */
export class RetryableJoinError extends JoinError {}

const MAX_BINDINGS = 10

const JoinPayload = z.object({
  config: z.object({
    private: z.boolean().nullish(),
    presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
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

/** Parses the payload of a join; throws a JoinError for anything but row changes. */
export function parseJoin(payload: unknown): { requested: RequestedBinding[]; token: string | null } {
  const parsed = JoinPayload.safeParse(payload)
  if (!parsed.success) throw new JoinError('The join cannot be read')
  const { config, access_token: token } = parsed.data
  if (config.presence?.enabled) throw new JoinError('Presence is not supported')
  if (config.private) throw new JoinError('Private channels are not supported')
  if (config.postgres_changes.length === 0)
    throw new JoinError('Only row changes (postgres_changes) are offered here')
  return { requested: config.postgres_changes, token: token ?? null }
}

/** Checks each binding with the rights of the caller: the table must be published and readable, the filter valid. */
export async function createBindings(
  sql: Sql,
  published: readonly PublishedTable[],
  identity: Identity,
  requested: readonly RequestedBinding[],
): Promise<Binding[]> {
  const bindings: Binding[] = []
  for (const [index, binding] of requested.entries())
    bindings.push(await createBinding(sql, published, identity, binding, index + 1))
  return bindings
}

async function createBinding(
  sql: Sql,
  published: readonly PublishedTable[],
  identity: Identity,
  { event, schema, table, filter, select }: RequestedBinding,
  id: number,
): Promise<Binding> {
  if (event === 'DELETE')
    throw new JoinError('DELETE is not supported, because policies cannot check a deleted row')
  if (event !== '*' && event !== 'INSERT' && event !== 'UPDATE') throw new JoinError('Unknown event')
  const matches = published.filter(
    (each) => each.schema === schema && (!table || table === '*' || each.table === table),
  )
  if (matches.length === 0) throw new JoinError(`Changes of this table are not published: ${schema}.${table}`)
  const conditions = filter ? parseFilter(filter) : []
  if (!conditions) throw new JoinError('The filter cannot be read')
  const tables = await Promise.all(matches.map((each) => readTableDefinition(sql, each)))
  for (const definition of tables) {
    const columns = new Set(definition.columns.map(({ name }) => name))
    const usedColumns = [...conditions.map(({ column }) => column), ...(select ?? [])]
    const unknownColumn = usedColumns.find((column) => !columns.has(column))
    if (unknownColumn !== undefined) throw new JoinError(`Unknown column: ${unknownColumn.slice(0, 63)}`)
    await checkFilter(sql, identity, definition, conditions).catch((error: unknown) => {
      const code = (error as { code?: string }).code ?? ''
      if (code === '42501')
        throw new (identity.role === 'anon' ? RetryableJoinError : JoinError)('You may not read this table')
      // Class 22: the value does not have the type of the column. 42883: the type does not have the operator.
      if (code.startsWith('22') || code === '42883') throw new JoinError('The filter does not fit its column')
      throw error
    })
  }
  return { id, event, tables, conditions, select: select ?? undefined }
}

import type { Sql } from 'postgres'
import { z } from 'zod'
import type { Identity } from '../../identity.ts'
import { type Condition, readFilter } from '../rows/filter.ts'
import { tryFilter } from '../rows/read-row.ts'
import { type OfferedTable, readShape, type TableShape } from '../rows/tables.ts'

/** One thing a channel listens to. */
export interface Binding {
  id: number
  event: '*' | 'INSERT' | 'UPDATE'
  shapes: TableShape[]
  conditions: Condition[]
  /** Only these columns; all when missing. */
  select?: string[]
}

/** Why a channel cannot be joined, in a sentence for whoever develops the client. */
export class JoinProblem extends Error {}

/** Not now; the client may try again, with a token or when we are ready. */
export class LaterProblem extends JoinProblem {}

const MOST_BINDINGS = 10

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
      .max(MOST_BINDINGS)
      .default([]),
  }),
  access_token: z.string().max(8_192).nullish(),
})

export type Wanted = z.infer<typeof JoinPayload>['config']['postgres_changes'][number]

/** What a join asks for, or a `JoinProblem`: row changes are all there is. */
export function readJoin(payload: unknown): { wanted: Wanted[]; token: string | null } {
  const parsed = JoinPayload.safeParse(payload)
  if (!parsed.success) throw new JoinProblem('The join cannot be read')
  const { config, access_token: token } = parsed.data
  if (config.presence?.enabled) throw new JoinProblem('Presence is not offered here')
  if (config.private) throw new JoinProblem('Private channels are not offered here')
  if (config.postgres_changes.length === 0)
    throw new JoinProblem('Only row changes (postgres_changes) are offered here')
  return { wanted: config.postgres_changes, token: token ?? null }
}

/** Checks each wish as the caller: the table must be offered and readable, the filter must make sense for it. */
export async function bindAll(
  sql: Sql,
  offered: readonly OfferedTable[],
  identity: Identity,
  wanted: readonly Wanted[],
): Promise<Binding[]> {
  const bindings: Binding[] = []
  for (const [index, wish] of wanted.entries())
    bindings.push(await bindOne(sql, offered, identity, wish, index + 1))
  return bindings
}

async function bindOne(
  sql: Sql,
  offered: readonly OfferedTable[],
  identity: Identity,
  { event, schema, table, filter, select }: Wanted,
  id: number,
): Promise<Binding> {
  if (event === 'DELETE') throw new JoinProblem('DELETE is not offered: a row that is gone cannot be checked')
  if (event !== '*' && event !== 'INSERT' && event !== 'UPDATE') throw new JoinProblem('Unknown event')
  const tables = offered.filter(
    (one) => one.schema === schema && (!table || table === '*' || one.table === table),
  )
  if (tables.length === 0) throw new JoinProblem(`Changes of this table are not offered: ${schema}.${table}`)
  const conditions = filter ? readFilter(filter) : []
  if (!conditions) throw new JoinProblem('The filter cannot be read')
  const shapes = await Promise.all(tables.map((one) => readShape(sql, one)))
  for (const shape of shapes) {
    const known = new Set(shape.columns.map(({ name }) => name))
    const named = [...conditions.map(({ column }) => column), ...(select ?? [])]
    const unknown = named.find((column) => !known.has(column))
    if (unknown !== undefined) throw new JoinProblem(`Unknown column: ${unknown.slice(0, 63)}`)
    await tryFilter(sql, identity, shape, conditions).catch((error: unknown) => {
      const code = (error as { code?: string }).code ?? ''
      if (code === '42501')
        throw new (identity.role === 'anon' ? LaterProblem : JoinProblem)('You may not read this table')
      // Class 22: a value that is not of the column's type. 42883: an operator that the type does not have.
      if (code.startsWith('22') || code === '42883')
        throw new JoinProblem('The filter does not fit its column')
      throw error
    })
  }
  return { id, event, shapes, conditions, select: select ?? undefined }
}

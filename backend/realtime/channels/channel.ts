import type { Identity } from '../../identity.ts'
import type { Change } from '../rows/change.ts'
import { cannotHold } from '../rows/filter.ts'
import type { SeenRow } from '../rows/read-row.ts'
import type { Binding } from './bindings.ts'

/** One joined topic of one socket. */
export interface Channel {
  topic: string
  joinRef: string
  identity: Identity
  /** Tells apart who listens: one question to the database serves all channels with the same. */
  token: string
  bindings: Binding[]
  push(event: string, payload: unknown): void
  /** Ends it for good: the client does not come back by itself. */
  end(message: string): void
  /** Something may have been missed: the client joins again and looks for itself. */
  resume(): void
}

export const isExpired = ({ claims }: Identity, now: number) =>
  typeof claims.exp === 'number' && claims.exp * 1000 <= now

const isFor = ({ event, shapes }: Binding, { type, schema, table }: Change) =>
  (event === '*' || event === type) &&
  shapes.some((shape) => shape.schema === schema && shape.table === table)

/** The bindings of a channel that a change may concern. */
export const concerned = ({ bindings }: Channel, change: Change): Binding[] =>
  bindings.filter((binding) => isFor(binding, change) && !cannotHold(binding.conditions, change.hint))

/** Sends a row that the caller may see to those bindings whose filter it passes, in the shape realtime-js reads. */
export function tell(
  channel: Channel,
  change: Change,
  { record }: SeenRow,
  passing: readonly Binding[],
): void {
  const byColumns = Map.groupBy(passing, ({ select }) => select?.join() ?? '')
  for (const bindings of byColumns.values()) {
    const { shapes, select } = bindings[0]!
    const shape = shapes.find(({ schema, table }) => schema === change.schema && table === change.table)!
    const isShown = (name: string) => !select || select.includes(name)
    channel.push('postgres_changes', {
      ids: bindings.map(({ id }) => id),
      data: {
        schema: change.schema,
        table: change.table,
        type: change.type,
        commit_timestamp: change.at,
        columns: shape.columns.filter(({ name }) => isShown(name)),
        record: Object.fromEntries(Object.entries(record).filter(([name]) => isShown(name))),
        ...(change.type === 'UPDATE' && { old_record: change.key }),
        errors: null,
      },
    })
  }
}

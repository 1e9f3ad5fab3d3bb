import type { Identity } from '../../identity.ts'
import { cannotMatch } from '../changes/change-filter.ts'
import type { VisibleRow } from '../changes/read-changed-row.ts'
import type { RowChange } from '../changes/row-change.ts'
import type { Binding } from './binding.ts'

/** One topic that a client has joined. */
export interface Channel {
  topic: string
  joinRef: string
  identity: Identity
  /** Identifies the caller: a changed row is read once for all channels with the same token. */
  token: string
  bindings: Binding[]
  push(event: string, payload: unknown): void
  /** Closes the channel so that the client does not rejoin automatically. */
  closeWithError(message: string): void
  /** Makes the client rejoin and load current data, because changes may have been missed. */
  requestRejoin(): void
}

export const isExpired = ({ claims }: Identity, now: number) =>
  typeof claims.exp === 'number' && claims.exp * 1000 <= now

const isSubscribedTo = ({ event, tables }: Binding, { type, schema, table }: RowChange) =>
  (event === '*' || event === type) && tables.some((each) => each.schema === schema && each.table === table)

/** The bindings of a channel whose filter may match the change. */
export const matchingBindings = ({ bindings }: Channel, change: RowChange): Binding[] =>
  bindings.filter(
    (binding) => isSubscribedTo(binding, change) && !cannotMatch(binding.conditions, change.hint),
  )

/** Sends a changed row to the given bindings, in the format that realtime-js expects. */
export function pushChange(
  channel: Channel,
  change: RowChange,
  { record }: VisibleRow,
  bindings: readonly Binding[],
): void {
  const byColumns = Map.groupBy(bindings, ({ select }) => select?.join() ?? '')
  for (const sameColumns of byColumns.values()) {
    const { tables, select } = sameColumns[0]!
    const { columns } = tables.find(
      ({ schema, table }) => schema === change.schema && table === change.table,
    )!
    const isSelected = (name: string) => !select || select.includes(name)
    channel.push('postgres_changes', {
      ids: sameColumns.map(({ id }) => id),
      data: {
        schema: change.schema,
        table: change.table,
        type: change.type,
        commit_timestamp: change.at,
        columns: columns.filter(({ name }) => isSelected(name)),
        record: Object.fromEntries(Object.entries(record).filter(([name]) => isSelected(name))),
        ...(change.type === 'UPDATE' && { old_record: change.key }),
        errors: null,
      },
    })
  }
}

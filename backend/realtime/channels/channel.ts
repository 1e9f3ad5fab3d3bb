import type { Identity } from '../../identity.ts'
import { cannotMatch } from '../changes/change-filter.ts'
import type { VisibleRow } from '../changes/read-changed-row.ts'
import type { RowChange } from '../changes/row-change.ts'
import type { Broadcast } from '../topics/broadcast.ts'
import type { Binding } from './binding.ts'
import type { ChannelRights } from './private-channel.ts'

/** One topic that a client has joined. */
export interface Channel {
  /** `realtime:<name>`, as in the protocol. */
  topic: string
  /** Public and private channels of one name are two different topics. */
  isPrivate: boolean
  joinRef: string
  identity: Identity
  /** Identifies the caller: a changed row is read once for all channels with the same token. */
  token: string
  bindings: Binding[]
  rights: ChannelRights
  /** Whether the sender gets its own broadcasts, and a reply to each. */
  broadcast: { self: boolean; ack: boolean }
  presence: { key: string; enabled: boolean }
  push(event: string, payload: unknown): void
  pushBroadcast(broadcast: Broadcast): void
  /** Closes the channel so that the client does not rejoin automatically. */
  closeWithError(message: string): void
  /** Makes the client rejoin and load current data, because changes may have been missed. */
  requestRejoin(): void
}

export const isExpired = ({ claims }: Identity, now: number) =>
  typeof claims.exp === 'number' && claims.exp * 1000 <= now

const isSubscribedTo = ({ event, tables }: Binding, { type, schema, table }: RowChange) =>
  (event === '*' || event === type) && tables.some((each) => each.schema === schema && each.table === table)

/** The bindings of a channel whose filter may match the change. The values of a deleted row are gone, so no filter applies to it. */
export const matchingBindings = ({ bindings }: Channel, change: RowChange): Binding[] =>
  bindings.filter(
    (binding) =>
      isSubscribedTo(binding, change) &&
      (change.type === 'DELETE' || !cannotMatch(binding.conditions, change.hint)),
  )

/** Sends a changed row to the given bindings, in the format that realtime-js expects. Of a deleted row only the key is sent. */
export function pushChange(
  channel: Channel,
  change: RowChange,
  record: VisibleRow['record'] | undefined,
  bindings: readonly Binding[],
): void {
  const byColumns = Map.groupBy(bindings, ({ select }) => select?.join() ?? '')
  for (const sameColumns of byColumns.values()) {
    const { tables, select } = sameColumns[0]!
    const published = tables.find(({ schema, table }) => schema === change.schema && table === change.table)!
    const columns = published.columns.filter(({ name }) => !select || select.includes(name))
    const names = new Set(columns.map(({ name }) => name))
    const onlySelected = (row: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)))
    channel.push('postgres_changes', {
      ids: sameColumns.map(({ id }) => id),
      data: {
        schema: change.schema,
        table: change.table,
        type: change.type,
        commit_timestamp: change.at,
        columns,
        ...(record && { record: onlySelected(record) }),
        ...(change.type !== 'INSERT' && { old_record: change.key }),
        errors: null,
      },
    })
  }
}

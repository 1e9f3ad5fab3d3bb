import type { Sql } from 'postgres'
import type { Binding } from '../channels/binding.ts'
import { type Channel, isExpired, matchingBindings, pushChange } from '../channels/channel.ts'
import { readChangedRow } from './read-changed-row.ts'
import type { RowChange } from './row-change.ts'

interface Dependencies {
  sql: Sql
  channels(): Iterable<Channel>
  now(): number
  /** Maximum number of changes that wait; when more arrive, the queue is dropped and `onOverflow` is called. */
  maxQueued: number
  /** Maximum number of simultaneous queries, so that realtime does not slow down page requests. */
  concurrency: number
  onError(error: unknown): void
  onOverflow(): void
}

interface ChangeDelivery {
  add(change: RowChange): void
  /** Drops all changes that wait. */
  clear(): void
}

type Recipient = { channel: Channel; bindings: Binding[] }

/** Delivers row changes, in their order, to the channels whose callers may read the row. */
export function createChangeDelivery(dependencies: Dependencies): ChangeDelivery {
  const { sql, channels, now, maxQueued, concurrency, onError, onOverflow } = dependencies
  let queue: RowChange[] = []
  let isRunning = false

  async function deliver(change: RowChange): Promise<void> {
    const recipients = [...channels()]
      .map((channel) => ({ channel, bindings: matchingBindings(channel, change) }))
      .filter(({ channel, bindings }) => bindings.length > 0 && !isExpired(channel.identity, now()))
    if (change.type === 'DELETE') {
      for (const { channel, bindings } of recipients) pushChange(channel, change, undefined, bindings)
      return
    }
    // One query serves all channels of the same caller.
    const groups = [...Map.groupBy(recipients, ({ channel }) => channel.token).values()]
    const worker = async () => {
      for (let group = groups.pop(); group; group = groups.pop()) await deliverToCaller(change, group)
    }
    await Promise.all(Array.from({ length: Math.min(concurrency, groups.length) }, worker))
  }

  async function deliverToCaller(change: RowChange, recipients: readonly Recipient[]): Promise<void> {
    const { identity } = recipients[0]!.channel
    const filters = recipients.flatMap(({ bindings }) => bindings.map(({ conditions }) => conditions))
    const row = await readChangedRow(sql, identity, change, filters).catch((error: unknown) => {
      onError(error)
      for (const { channel } of recipients) channel.requestRejoin()
    })
    if (!row) return
    let filterIndex = 0
    for (const { channel, bindings } of recipients) {
      const passing = bindings.filter(() => row.passes[filterIndex++])
      // The token may have been replaced, or the channel closed, during the query.
      if (passing.length > 0 && channel.identity === identity && isStillJoined(channel))
        pushChange(channel, change, row.record, passing)
    }
  }

  const isStillJoined = (channel: Channel) => {
    for (const joined of channels()) if (joined === channel) return true
    return false
  }

  async function processQueue(): Promise<void> {
    isRunning = true
    for (let change = queue.shift(); change; change = queue.shift()) await deliver(change).catch(onError)
    isRunning = false
  }

  return {
    add(change) {
      if (queue.length >= maxQueued) {
        queue = []
        return onOverflow()
      }
      queue.push(change)
      if (!isRunning) void processQueue()
    },
    clear() {
      queue = []
    },
  }
}

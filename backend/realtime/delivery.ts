import type { Sql } from 'postgres'
import { type Channel, concerned, isExpired, tell } from './channels/channel.ts'
import type { Change } from './rows/change.ts'
import { readRow } from './rows/read-row.ts'

interface Options {
  sql: Sql
  channels(): Iterable<Channel>
  now(): number
  /** Changes that may wait; beyond that all channels are told to look for themselves. */
  maxWaiting: number
  /** Questions to the database at one time: listeners must not take it from visitors. */
  atOnce: number
  onProblem(error: unknown): void
  onOverflow(): void
}

export interface Delivery {
  add(change: Change): void
  /** Forgets what waits. */
  clear(): void
}

/** Brings changes to those who may see them, in the order in which they happened. */
export function createDelivery(options: Options): Delivery {
  const { sql, channels, now, maxWaiting, atOnce, onProblem, onOverflow } = options
  let waiting: Change[] = []
  let isRunning = false

  async function deliver(change: Change): Promise<void> {
    const interested = [...channels()]
      .map((channel) => ({ channel, bindings: concerned(channel, change) }))
      .filter(({ channel, bindings }) => bindings.length > 0 && !isExpired(channel.identity, now()))
    // One question for all channels of one caller.
    const callers = [...Map.groupBy(interested, ({ channel }) => channel.token).values()]
    const worker = async () => {
      for (let group = callers.pop(); group; group = callers.pop()) await tellGroup(change, group)
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, callers.length) }, worker))
  }

  async function tellGroup(change: Change, group: readonly Interested[]): Promise<void> {
    const { identity } = group[0]!.channel
    const asked = group.flatMap(({ bindings }) => bindings)
    const filters = asked.map(({ conditions }) => conditions)
    const row = await readRow(sql, identity, change, filters).catch((error: unknown) => {
      onProblem(error)
      for (const { channel } of group) channel.resume()
    })
    if (!row) return
    let at = 0
    for (const { channel, bindings } of group) {
      const passing = bindings.filter(() => row.passes[at++])
      // The caller may have changed or left while the database was asked.
      if (passing.length > 0 && channel.identity === identity && isStillThere(channel))
        tell(channel, change, row, passing)
    }
  }

  const isStillThere = (channel: Channel) => {
    for (const one of channels()) if (one === channel) return true
    return false
  }

  async function run(): Promise<void> {
    isRunning = true
    for (let change = waiting.shift(); change; change = waiting.shift())
      await deliver(change).catch(onProblem)
    isRunning = false
  }

  return {
    add(change) {
      if (waiting.length >= maxWaiting) {
        waiting = []
        return onOverflow()
      }
      waiting.push(change)
      if (!isRunning) void run()
    },
    clear() {
      waiting = []
    },
  }
}

type Interested = { channel: Channel; bindings: ReturnType<typeof concerned> }

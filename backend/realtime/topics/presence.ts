import { randomUUID } from 'node:crypto'
import type { Channel } from '../channels/channel.ts'

/** What a client tracks about itself, for example its name and cursor. `meta` is the word of the protocol. */
type Meta = Record<string, unknown>
/** The tracked objects by presence key. Clients choose the key; several may use the same one. */
export type PresenceState = Record<string, Meta[]>

interface Options {
  /** Called when what the clients of this process track in a topic has changed. */
  onLocalChange(topic: string): void
  /** Sends a change to the members of a topic. */
  push(topic: string, joins: PresenceState, leaves: PresenceState): void
}

interface PresenceTracker {
  track(topic: string, channel: Channel, payload: Meta): void
  untrack(topic: string, channel: Channel): void
  stateOf(topic: string): PresenceState
  /** Everything that the clients of this process track in a topic. */
  localStateOf(topic: string): PresenceState
  setRemote(process: string, topic: string, state: PresenceState): void
  forgetProcess(process: string): void
  /** Reports all local states again, for a process that has just started. */
  announceAll(): void
  readonly isEmpty: boolean
  countOf(topic: string): number
}

/** Who is present in which topic: members of this process, and what other processes report about theirs. */
export function createPresenceTracker({ onLocalChange, push }: Options): PresenceTracker {
  const local = new Map<string, Map<Channel, { key: string; meta: Meta }>>()
  const remote = new Map<string, Map<string, PresenceState>>()

  function localStateOf(topic: string): PresenceState {
    const state: PresenceState = {}
    for (const { key, meta } of local.get(topic)?.values() ?? []) (state[key] ??= []).push(meta)
    return state
  }

  return {
    track(topic, channel, payload) {
      let members = local.get(topic)
      if (!members) local.set(topic, (members = new Map()))
      const { key } = channel.presence
      const previous = members.get(channel)
      const meta = {
        ...payload,
        phx_ref: randomUUID().slice(0, 13),
        ...(previous && { phx_ref_prev: previous.meta.phx_ref }),
      }
      members.set(channel, { key, meta })
      push(topic, { [key]: [meta] }, previous ? { [key]: [previous.meta] } : {})
      onLocalChange(topic)
    },
    untrack(topic, channel) {
      const members = local.get(topic)
      const previous = members?.get(channel)
      if (!members || !previous) return
      members.delete(channel)
      if (members.size === 0) local.delete(topic)
      push(topic, {}, { [previous.key]: [previous.meta] })
      onLocalChange(topic)
    },
    stateOf(topic) {
      const states = [localStateOf(topic), ...[...remote.values()].map((topics) => topics.get(topic) ?? {})]
      const all: PresenceState = {}
      for (const state of states)
        for (const [key, metas] of Object.entries(state)) all[key] = [...(all[key] ?? []), ...metas]
      return all
    },
    localStateOf,
    setRemote(process, topic, state) {
      let topics = remote.get(process)
      if (!topics) remote.set(process, (topics = new Map()))
      const before = topics.get(topic) ?? {}
      if (Object.keys(state).length > 0) topics.set(topic, state)
      else topics.delete(topic)
      push(topic, without(state, before), without(before, state))
    },
    forgetProcess(process) {
      for (const [topic, state] of remote.get(process) ?? []) push(topic, {}, state)
      remote.delete(process)
    },
    announceAll() {
      for (const topic of local.keys()) onLocalChange(topic)
    },
    get isEmpty() {
      return local.size === 0
    },
    countOf: (topic) => local.get(topic)?.size ?? 0,
  }
}

/** The presences of `state` that `other` does not have. */
function without(state: PresenceState, other: PresenceState): PresenceState {
  const refs = new Set(Object.values(other).flatMap((metas) => metas.map((meta) => meta.phx_ref)))
  return Object.fromEntries(
    Object.entries(state).flatMap(([key, metas]) => {
      const missing = metas.filter((meta) => !refs.has(meta.phx_ref))
      return missing.length > 0 ? [[key, missing]] : []
    }),
  )
}

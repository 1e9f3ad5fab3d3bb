import type { Sql } from 'postgres'
import type { Channel } from '../channels/channel.ts'
import { type Broadcast, topicKey } from './broadcast.ts'
import { type BusMessage, createMessageBus } from './message-bus.ts'
import { createPresenceTracker, type PresenceState } from './presence.ts'

interface Options {
  sql: Sql
  now(): number
  /** The number of clients of this process that may be present in one topic. */
  maxPresences: number
  onError(error: unknown): void
}

/** Broadcasts and presence: everything that the members of a topic send each other, also to members in other processes. */
export interface Topics {
  join(channel: Channel): void
  leave(channel: Channel): void
  /** `sender` gets it too only if its channel asks for that. */
  broadcast(topic: string, isPrivate: boolean, broadcast: Broadcast, sender?: Channel): void
  /** To the members in this process only: every process hears of a message in the database itself. */
  deliver(topic: string, isPrivate: boolean, broadcast: Broadcast): void
  /** False if the topic is full. */
  track(channel: Channel, payload: Record<string, unknown>): boolean
  untrack(channel: Channel): void
  /** The members of this process, and those of them that are present. */
  countMembers(topic: string, isPrivate: boolean): { joined: number; present: number }
  /** Handles a notification of another process. False if it is none. */
  receive(notification: string): boolean
  /** Called once notifications arrive, also after an interruption. */
  onListening(): void
  close(): void
}

const ALIVE_INTERVAL_MS = 15_000
/** A process that is silent for so long has died, and its clients with it. */
const MAX_SILENCE_MS = 50_000
/** Other processes hear of all changes within this time at once, because they get the whole state of a topic. */
const PRESENCE_DELAY_MS = 50

const keyOf = ({ topic, isPrivate }: Channel) => topicKey(topic, isPrivate)

export function createTopics({ sql, now, maxPresences, onError }: Options): Topics {
  const members = new Map<string, Set<Channel>>()
  const lastHeard = new Map<string, number>()
  const changedPresences = new Set<string>()
  let presenceTimer: NodeJS.Timeout | undefined
  const bus = createMessageBus(sql, { onMessage, onError })
  const presence = createPresenceTracker({
    onLocalChange(topic) {
      changedPresences.add(topic)
      presenceTimer ??= setTimeout(sendChangedPresences, PRESENCE_DELAY_MS).unref()
    },
    push(topic, joins, leaves) {
      if (Object.keys(joins).length + Object.keys(leaves).length === 0) return
      const diff = { joins: withMetas(joins), leaves: withMetas(leaves) }
      for (const channel of members.get(topic) ?? [])
        if (channel.presence.enabled && channel.rights.presence.read) channel.push('presence_diff', diff)
    },
  })

  function sendChangedPresences() {
    presenceTimer = undefined
    for (const topic of changedPresences)
      bus.send({ kind: 'presence', topic, state: presence.localStateOf(topic) })
    changedPresences.clear()
  }

  function deliverTo(key: string, broadcast: Broadcast, sender?: Channel) {
    for (const channel of members.get(key) ?? []) {
      if (!channel.rights.broadcast.read) continue
      if (channel !== sender || channel.broadcast.self) channel.pushBroadcast(broadcast)
    }
  }

  function onMessage(from: string, message: BusMessage) {
    lastHeard.set(from, now())
    if (message.kind === 'started') presence.announceAll()
    if (message.kind === 'presence') presence.setRemote(from, message.topic, message.state)
    if (message.kind === 'broadcast') {
      const { topic, event, bytes } = message
      const payload = bytes === undefined ? message.payload : Buffer.from(bytes, 'base64')
      deliverTo(topic, { event, payload })
    }
  }

  const timer = setInterval(() => {
    if (!presence.isEmpty) bus.send({ kind: 'alive' })
    for (const [process, at] of lastHeard) {
      if (now() - at < MAX_SILENCE_MS) continue
      lastHeard.delete(process)
      presence.forgetProcess(process)
    }
  }, ALIVE_INTERVAL_MS).unref()

  return {
    join(channel) {
      const key = keyOf(channel)
      const joined = members.get(key)
      if (joined) joined.add(channel)
      else members.set(key, new Set([channel]))
      if (channel.presence.enabled && channel.rights.presence.read)
        channel.push('presence_state', withMetas(presence.stateOf(key)))
    },
    leave(channel) {
      const key = keyOf(channel)
      const joined = members.get(key)
      if (!joined?.delete(channel)) return
      if (joined.size === 0) members.delete(key)
      presence.untrack(key, channel)
    },
    broadcast(topic, isPrivate, broadcast, sender) {
      const key = topicKey(topic, isPrivate)
      deliverTo(key, broadcast, sender)
      const { event, payload } = broadcast
      const content = Buffer.isBuffer(payload) ? { bytes: payload.toString('base64') } : { payload }
      bus.send({ kind: 'broadcast', topic: key, event, payload: undefined, ...content })
    },
    deliver: (topic, isPrivate, broadcast) => deliverTo(topicKey(topic, isPrivate), broadcast),
    track(channel, payload) {
      const key = keyOf(channel)
      if (presence.countOf(key) >= maxPresences) return false
      presence.track(key, channel, payload)
      return true
    },
    untrack: (channel) => presence.untrack(keyOf(channel), channel),
    countMembers(topic, isPrivate) {
      const key = topicKey(topic, isPrivate)
      return { joined: members.get(key)?.size ?? 0, present: presence.countOf(key) }
    },
    receive: (notification) => bus.receive(notification),
    onListening: () => bus.send({ kind: 'started' }),
    close() {
      clearInterval(timer)
      clearTimeout(presenceTimer)
    },
  }
}

const withMetas = (state: PresenceState) =>
  Object.fromEntries(Object.entries(state).map(([key, metas]) => [key, { metas }]))

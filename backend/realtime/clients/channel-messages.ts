import { z } from 'zod'
import type { Channel } from '../channels/channel.ts'
import type { RealtimeLimits } from '../realtime-limits.ts'
import { parseBroadcast } from '../topics/broadcast.ts'
import type { Topics } from '../topics/topics.ts'

type Reply = (status: 'ok' | 'error', response: object) => void

const PresencePayload = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).nullish(),
})

/** Passes a broadcast on. The sender gets a reply only if its channel asks for one. */
export function handleBroadcast(topics: Topics, channel: Channel, payload: unknown, reply: Reply): void {
  const broadcast = parseBroadcast(payload)
  if (!broadcast) return reply('error', { reason: 'The broadcast cannot be read' })
  if (!channel.rights.broadcast.write)
    return reply('error', { reason: 'You do not have permissions to write to this topic' })
  topics.broadcast(channel.topic, channel.isPrivate, broadcast, channel)
  if (channel.broadcast.ack) reply('ok', {})
}

export function handlePresence(
  topics: Topics,
  channel: Channel,
  payload: unknown,
  { maxPresenceBytes }: RealtimeLimits,
  reply: Reply,
): void {
  const { data } = PresencePayload.safeParse(payload)
  const event = data?.event.toLowerCase()
  if (event === 'untrack') {
    topics.untrack(channel)
    return reply('ok', {})
  }
  if (!data || event !== 'track') return reply('error', { reason: 'The presence cannot be read' })
  if (!channel.rights.presence.write)
    return reply('error', { reason: 'You do not have permissions to write to this topic' })
  const tracked = data.payload ?? {}
  if (JSON.stringify(tracked).length > maxPresenceBytes)
    return reply('error', { reason: 'The presence is too large' })
  if (!topics.track(channel, tracked)) return reply('error', { reason: 'Too many clients are present' })
  reply('ok', {})
}

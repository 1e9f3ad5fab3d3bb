import { z } from 'zod'

/** One message of the Phoenix protocol, as realtime-js speaks it. */
export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

export const VERSIONS = ['1.0.0', '2.0.0'] as const
export type Version = (typeof VERSIONS)[number]

const name = z.string().max(256)
const ref = z.string().max(64).nullish()
const Listed = z.tuple([ref, ref, name, name, z.unknown()])
const Named = z.object({ join_ref: ref, ref, topic: name, event: name, payload: z.unknown() })

/** A message as text: a list in version 2, an object in version 1. Undefined when it is neither. */
export function readMessage(version: Version, text: string): Message | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (version === '1.0.0') {
    const { data } = Named.safeParse(value)
    return data && { ...data, joinRef: data.join_ref ?? null, ref: data.ref ?? null }
  }
  const { data } = Listed.safeParse(value)
  if (!data) return undefined
  const [joinRef = null, own = null, topic, event, payload] = data
  return { joinRef, ref: own, topic, event, payload }
}

/** A broadcast of version 2 comes as bytes: a kind, five lengths, an encoding, then the texts. Its content is of no use to us. */
export function readBinaryMessage(bytes: Buffer): Message | undefined {
  const [kind, joinRef = 0, own = 0, topic = 0] = bytes
  const HEADER = 7
  if (kind !== 3 || bytes.length < HEADER + joinRef + own + topic) return undefined
  const text = (from: number, length: number) => bytes.toString('utf8', HEADER + from, HEADER + from + length)
  return {
    joinRef: text(0, joinRef) || null,
    ref: text(joinRef, own) || null,
    topic: text(joinRef + own, topic),
    event: 'broadcast',
    payload: {},
  }
}

export const writeMessage = (version: Version, { joinRef, ref, topic, event, payload }: Message): string =>
  JSON.stringify(
    version === '1.0.0'
      ? { topic, event, payload, ref, ...(joinRef && { join_ref: joinRef }) }
      : [joinRef, ref, topic, event, payload],
  )

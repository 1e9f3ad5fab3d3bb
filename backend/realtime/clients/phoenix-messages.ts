import { z } from 'zod'

/** One message of the Phoenix protocol, which realtime-js uses. */
export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

export const PROTOCOL_VERSIONS = ['1.0.0', '2.0.0'] as const
export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number]

const name = z.string().max(256)
const ref = z.string().max(64).nullish()
const ArrayMessage = z.tuple([ref, ref, name, name, z.unknown()])
const ObjectMessage = z.object({ join_ref: ref, ref, topic: name, event: name, payload: z.unknown() })

/** Parses a text message: an array in version 2, an object in version 1. Undefined when it is invalid. */
export function parseMessage(version: ProtocolVersion, text: string): Message | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (version === '1.0.0') {
    const { data } = ObjectMessage.safeParse(value)
    return data && { ...data, joinRef: data.join_ref ?? null, ref: data.ref ?? null }
  }
  const { data } = ArrayMessage.safeParse(value)
  if (!data) return undefined
  const [joinRef = null, messageRef = null, topic, event, payload] = data
  return { joinRef, ref: messageRef, topic, event, payload }
}

const BROADCAST_TYPE = 3
const BINARY_HEADER_BYTES = 7

/**
 * Parses a binary message, which version 2 uses for broadcasts: type, five lengths, encoding, then the texts. The payload is
 * not decoded, because broadcasts are rejected anyway.
 */
export function parseBinaryMessage(bytes: Buffer): Message | undefined {
  const [type, joinRefLength = 0, refLength = 0, topicLength = 0] = bytes
  if (type !== BROADCAST_TYPE || bytes.length < BINARY_HEADER_BYTES + joinRefLength + refLength + topicLength)
    return undefined
  const text = (start: number, length: number) =>
    bytes.toString('utf8', BINARY_HEADER_BYTES + start, BINARY_HEADER_BYTES + start + length)
  return {
    joinRef: text(0, joinRefLength) || null,
    ref: text(joinRefLength, refLength) || null,
    topic: text(joinRefLength + refLength, topicLength),
    event: 'broadcast',
    payload: {},
  }
}

export const formatMessage = (
  version: ProtocolVersion,
  { joinRef, ref, topic, event, payload }: Message,
): string =>
  JSON.stringify(
    version === '1.0.0'
      ? { topic, event, payload, ref, ...(joinRef && { join_ref: joinRef }) }
      : [joinRef, ref, topic, event, payload],
  )

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
  const value = parseJson(text)
  if (version === '1.0.0') {
    const { data } = ObjectMessage.safeParse(value)
    return data && { ...data, joinRef: data.join_ref ?? null, ref: data.ref ?? null }
  }
  const { data } = ArrayMessage.safeParse(value)
  if (!data) return undefined
  const [joinRef = null, messageRef = null, topic, event, payload] = data
  return { joinRef, ref: messageRef, topic, event, payload }
}

const BROADCAST_PUSH = 3
const BROADCAST = 4
const BINARY_HEADER_BYTES = 7
const [BYTES_ENCODING, JSON_ENCODING] = [0, 1]

/**
 * Parses a binary message, which version 2 uses for broadcasts: type, five lengths, encoding, then the texts and the payload, which is
 * JSON or bytes.
 */
export function parseBinaryMessage(bytes: Buffer): Message | undefined {
  const [
    type,
    joinRefLength = 0,
    refLength = 0,
    topicLength = 0,
    eventLength = 0,
    metadataLength = 0,
    encoding,
  ] = bytes
  const lengths = [joinRefLength, refLength, topicLength, eventLength, metadataLength]
  const payloadStart = lengths.reduce((sum, length) => sum + length, BINARY_HEADER_BYTES)
  if (type !== BROADCAST_PUSH || bytes.length < payloadStart) return undefined
  let at = BINARY_HEADER_BYTES
  const [joinRef, ref, topic = '', event] = lengths.map((length) =>
    bytes.toString('utf8', at, (at += length)),
  )
  const payload =
    encoding === JSON_ENCODING
      ? parseJson(bytes.toString('utf8', payloadStart))
      : bytes.subarray(payloadStart)
  if (payload === undefined || (encoding !== JSON_ENCODING && encoding !== BYTES_ENCODING)) return undefined
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { event, payload },
  }
}

/** A broadcast of bytes, for clients of version 2. */
export function formatBinaryBroadcast(topic: string, event: string, payload: Buffer): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)]
  const header = Buffer.from([BROADCAST, topicBytes.length, eventBytes.length, 0, BYTES_ENCODING])
  return Buffer.concat([header, topicBytes, eventBytes, payload])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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

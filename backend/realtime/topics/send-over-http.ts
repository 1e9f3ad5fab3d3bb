import type { Sql } from 'postgres'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import type { Identify, Identity } from '../../identity.ts'
import { PUBLIC_RIGHTS, readChannelRights } from '../channels/private-channel.ts'
import { TOPIC_PREFIX } from '../channels/join-channel.ts'
import type { RealtimeLimits } from '../realtime-limits.ts'
import type { Topics } from './topics.ts'

interface Dependencies {
  sql: Sql
  topics: Topics
  identify: Identify
  limits: RealtimeLimits
  /** Whether the client may send this many bytes to each of so many receivers. */
  mayDeliver(request: Request, bytes: number, receivers: number): boolean
}

const MAX_MESSAGES = 20
const PATH = /^\/realtime\/v1\/api\/broadcast(?:\/([^/]+)\/events\/([^/]+))?\/?$/

const Batch = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).max(240),
        event: z.string().min(1).max(255),
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .max(MAX_MESSAGES),
})
type HttpMessage = z.infer<typeof Batch>['messages'][number]

/** Handles `POST /realtime/v1/api/broadcast`: sends messages without a socket (`channel.httpSend`, or `send` before a join). */
export async function sendOverHttp(dependencies: Dependencies, request: Request): Promise<Response> {
  try {
    const { pathname, searchParams } = new URL(request.url)
    const [isKnown, topic, event] = PATH.exec(pathname) ?? []
    if (!isKnown) throw new ApiError(404, 'not_found', 'No such address')
    if (request.method !== 'POST') throw new ApiError(405, 'method_not_allowed', 'Only POST is offered here')
    const identity = await dependencies.identify(request)
    const body = await readBody(request, dependencies.limits.maxMessageBytes)
    const single = topic !== undefined && event !== undefined
    const isBinary = request.headers.get('content-type') === 'application/octet-stream'
    const { success, data } = Batch.safeParse(
      single
        ? {
            messages: [
              {
                topic: decodeURIComponent(topic),
                event: decodeURIComponent(event),
                payload: isBinary ? body : parseJson(body),
                private: searchParams.get('private') === 'true',
              },
            ],
          }
        : parseJson(body),
    )
    if (!success) throw new ApiError(422, 'invalid', 'The messages cannot be read')
    for (const message of data.messages) {
      const { joined } = dependencies.topics.countMembers(
        TOPIC_PREFIX + message.topic,
        message.private === true,
      )
      // The secret key belongs to the operator.
      if (identity.role !== 'service_role' && !dependencies.mayDeliver(request, body.byteLength, joined))
        throw new ApiError(429, 'over_request_rate_limit', 'Too many messages per second')
      await sendAs(dependencies, identity, message)
    }
    return new Response(null, { status: 202 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return Response.json({ error: error.message, message: error.message }, { status: error.status })
  }
}

async function sendAs(
  { sql, topics }: Dependencies,
  identity: Identity,
  message: HttpMessage,
): Promise<void> {
  const isPrivate = message.private === true
  const rights = isPrivate ? await readChannelRights(sql, identity, message.topic) : PUBLIC_RIGHTS
  // Supabase accepts such a message and drops it silently; an error helps more.
  if (!rights.broadcast.write) throw new ApiError(403, 'forbidden', 'You may not write to this topic')
  const { event, payload } = message
  topics.broadcast(TOPIC_PREFIX + message.topic, isPrivate, { event, payload })
}

async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ApiError(413, 'too_large', 'The message is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

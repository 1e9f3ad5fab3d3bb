import type { Fetch } from '#backend/identity.ts'
import { tokenOf, type Person } from './tokens.ts'

/** One request, written as a person would say it. */
export interface Question {
  /** `GET /films?select=id`; the method may be left out for GET. */
  ask: string
  as?: Person
  headers?: Record<string, string>
  body?: string
}

export interface Reply {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Headers that a client may rely on. */
const compared = [
  'content-type',
  'content-range',
  'content-profile',
  'preference-applied',
  'location',
  'allow',
  'www-authenticate',
  'x-made-by',
  'cache-control',
  'x-tea',
]

export async function put(question: Question, send: Fetch, base: string): Promise<Reply> {
  const [, method = 'GET', address = ''] = /^(?:([A-Z]+) )?(\/.*)$/s.exec(question.ask) ?? []
  const headers = new Headers(question.headers)
  const token = await tokenOf(question.as ?? 'anon')
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  if (question.body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  // Whatever is written is undone, so that both servers are asked about the same rows.
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
    headers.set('prefer', [headers.get('prefer'), 'tx=rollback'].filter(Boolean).join(', '))
  }
  const response = await send(
    new Request(base + address, {
      method,
      headers,
      body: question.body,
      signal: AbortSignal.timeout(15_000),
    }),
  )
  const text = await response.text()
  const headerOf = (name: string) => {
    const value = response.headers.get(name)
    // PostgREST 12.0.2 sends two Content-Types with PGRST116; the first is the true one.
    return name === 'content-type' ? (value?.split(', ')[0] ?? null) : value
  }
  return {
    status: response.status,
    headers: Object.fromEntries(
      compared.flatMap((name) => {
        const value = headerOf(name)
        return value === null ? [] : [[name, value]]
      }),
    ),
    body: parse(text),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Rows nobody asked to be ordered may come in any order. */
export function comparable(question: Question, reply: Reply): Reply {
  const body = question.ask.includes('order=') ? reply.body : unordered(reply.body)
  return { ...reply, body: withoutPlaces(body) }
}

function unordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(unordered).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, unordered(inner)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Where exactly a parser stopped and what it had hoped for is its own affair; that it stopped is not. */
function withoutPlaces(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('code' in body) || body.code !== 'PGRST100') return body
  return { code: 'PGRST100' }
}

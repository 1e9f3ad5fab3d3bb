import type { Fetch } from '#backend/identity.ts'
import type { ApiCase, ApiResponse } from './api-case.ts'
import { createToken } from './test-tokens.ts'

/** Response headers that clients rely on. */
const COMPARED_HEADERS = [
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

export async function sendCase(apiCase: ApiCase, fetch: Fetch, baseUrl: string): Promise<ApiResponse> {
  const [, method = 'GET', path = ''] = /^(?:([A-Z]+) )?(\/.*)$/s.exec(apiCase.request) ?? []
  const headers = new Headers(apiCase.headers)
  const token = await createToken(apiCase.user ?? 'anon')
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  if (apiCase.body !== undefined && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  // Every write is rolled back, so that all cases see the same rows.
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
    headers.set('prefer', [headers.get('prefer'), 'tx=rollback'].filter(Boolean).join(', '))
  }
  const response = await fetch(
    new Request(baseUrl + path, {
      method,
      headers,
      body: apiCase.body,
      signal: AbortSignal.timeout(15_000),
    }),
  )
  const text = await response.text()
  const readHeader = (name: string) => {
    const value = response.headers.get(name)
    // PostgREST 12.0.2 sends two Content-Types with PGRST116; the first one describes the body.
    return name === 'content-type' ? (value?.split(', ')[0] ?? null) : value
  }
  return {
    status: response.status,
    headers: Object.fromEntries(
      COMPARED_HEADERS.flatMap((name) => {
        const value = readHeader(name)
        return value === null ? [] : [[name, value]]
      }),
    ),
    body: parseBody(text),
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

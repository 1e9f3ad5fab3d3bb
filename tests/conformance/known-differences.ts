import type { ApiCase } from './api-case.ts'

interface KnownDifference {
  request: string
  /** Only with this header, e.g. `accept: text/csv`. */
  header?: string
  /** Only with this body. */
  body?: string
  reason: string
  ourResponse: { status: number; body?: unknown }
}

/** Intended differences from PostgREST. A test fails when one of them no longer exists. */
const differences: KnownDifference[] = [
  {
    request: '/',
    reason: 'the recording PostgREST has its OpenAPI document switched off',
    ourResponse: { status: 200, body: { swagger: '2.0' } },
  },
  {
    request: '/films?select=(id)&limit=1',
    reason: 'PostgREST ignores the part of the text that it cannot parse; our API rejects the request',
    ourResponse: { status: 400, body: { code: 'PGRST100' } },
  },
  {
    request: '/films?select=id,directors(id))&limit=1',
    reason: 'the same for an extra parenthesis',
    ourResponse: { status: 400, body: { code: 'PGRST100' } },
  },
  {
    request: '/films?select=id,directors(name)&order=id&limit=6',
    header: 'accept: text/csv',
    reason: 'embedded JSON in CSV: PostgREST converts it to jsonb, which adds a space after each colon',
    ourResponse: { status: 200 },
  },
  {
    request: '/films?select=id&limit=1',
    header: 'accept: application/vnd.pgrst.plan',
    reason: 'query plans are never shown; PostgREST lists the parameters of the media type in its error',
    ourResponse: { status: 406, body: { code: 'PGRST107' } },
  },
  {
    request: 'POST /items',
    header: 'content-type: text/csv',
    body: 'id,name\n10\n',
    reason: 'a CSV line with too few fields is rejected as PostgREST documents; 12.0.2 adds nulls instead',
    ourResponse: { status: 400, body: { code: 'PGRST102' } },
  },
  {
    request: '/rpc/films_since?since=1960&select=nope',
    reason: "the message names the table instead of PostgREST's internal alias",
    ourResponse: { status: 400, body: { code: '42703', message: 'column films.nope does not exist' } },
  },
  ...['OPTIONS /rpc/add_log?message=x', 'OPTIONS /rpc/add_numbers?a=1'].map((request) => ({
    request,
    reason: 'for OPTIONS, PostgREST parses the arguments of the function as filters',
    ourResponse: { status: 200 },
  })),
  {
    request: 'POST /rpc/echo_text',
    header: 'content-type: text/csv',
    reason: 'a function does not accept CSV; PostgREST tries to parse it and fails',
    ourResponse: { status: 400, body: { code: 'PGRST102' } },
  },
  {
    request: '/films?select=id&limit=1&order=id',
    header: 'authorization: Bearer nonsense',
    reason:
      'the message about an invalid token comes from `identify`, which the caller of createRest passes in',
    ourResponse: { status: 401 },
  },
]

export function findKnownDifference(question: ApiCase): KnownDifference | undefined {
  const headers = Object.entries(question.headers ?? {}).map(([name, value]) => `${name}: ${value}`)
  return differences.find(
    ({ request: ask, header, body }) =>
      ask === question.request &&
      (header === undefined || headers.includes(header)) &&
      (body === undefined || body === question.body),
  )
}

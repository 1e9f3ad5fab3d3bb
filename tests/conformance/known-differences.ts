import type { Question } from './ask.ts'

interface Difference {
  question: string
  /** Only with this header, e.g. `accept: text/csv`. */
  header?: string
  /** Only with this body. */
  body?: string
  reason: string
  ours: { status: number; body?: unknown }
}

/** Where we answer otherwise than PostgREST 12.0.2. A test fails when one of these is no difference any more. */
const differences: Difference[] = [
  {
    question: '/films?select=(id)&limit=1',
    reason:
      'PostgREST reads as far as it understands and ignores the rest; we say that the rest makes no sense',
    ours: { status: 400, body: { code: 'PGRST100' } },
  },
  {
    question: '/films?select=id,directors(id))&limit=1',
    reason: 'the same: a bracket too many',
    ours: { status: 400, body: { code: 'PGRST100' } },
  },
  {
    question: '/films?select=id,directors(name)&order=id&limit=6',
    header: 'accept: text/csv',
    reason: 'embedded JSON in CSV: PostgREST sends it through jsonb, which puts a blank after each colon',
    ours: { status: 200 },
  },
  {
    question: '/films?select=id&limit=1',
    header: 'accept: application/vnd.pgrst.plan',
    reason: 'plans are never shown; PostgREST spells out the parameters of the type it refuses',
    ours: { status: 415, body: { code: 'PGRST107' } },
  },
  {
    question: 'POST /items',
    header: 'content-type: text/csv',
    body: 'id,name\n10\n',
    reason:
      'a line of CSV with too few fields is refused as PostgREST documents; 12.0.2 fills it up with nulls',
    ours: { status: 400, body: { code: 'PGRST102' } },
  },
  {
    question: '/rpc/films_since?since=1960&select=nope',
    reason: "the message names the table instead of PostgREST's inner alias",
    ours: { status: 400, body: { code: '42703', message: 'column films.nope does not exist' } },
  },
  ...['OPTIONS /rpc/add_log?message=x', 'OPTIONS /rpc/add_numbers?a=1'].map((question) => ({
    question,
    reason: 'PostgREST takes the arguments of the function for filters when asked by OPTIONS',
    ours: { status: 200 },
  })),
  {
    question: 'POST /rpc/echo_text',
    header: 'content-type: text/csv',
    reason: 'a function cannot take CSV; PostgREST tries to read it and stumbles',
    ours: { status: 400, body: { code: 'PGRST102' } },
  },
  {
    question: '/films?select=id&limit=1&order=id',
    header: 'authorization: Bearer nonsense',
    reason: 'the sentence about a bad token is the identity check’s own, which is passed in',
    ours: { status: 401 },
  },
]

export function knownDifference(question: Question): Difference | undefined {
  const headers = Object.entries(question.headers ?? {}).map(([name, value]) => `${name}: ${value}`)
  return differences.find(
    ({ question: ask, header, body }) =>
      ask === question.ask &&
      (header === undefined || headers.includes(header)) &&
      (body === undefined || body === question.body),
  )
}

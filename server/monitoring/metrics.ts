import { timingSafeEqual, createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Sql } from 'postgres'
import { isLocalRequest } from '../http/local-request.ts'
import { addMetrics, createProcessMetrics, DURATION_BUCKETS, type ProcessMetrics } from './process-metrics.ts'

interface Options {
  sql: Sql
  /** The bearer token for reading. Without a token only clients on this machine may read. */
  token: string | undefined
  /** The metrics of the other processes of this site. */
  collectFromOthers?: () => Promise<ProcessMetrics[]>
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics in the format of Prometheus: load of all processes of the site and counts from the database. They contain no
 * personal data.
 */
export function createMetrics({ sql, token, collectFromOthers = async () => [] }: Options) {
  const own = createProcessMetrics()
  const { record, read, close } = own
  const middleware: MiddlewareHandler = async (c, next) => {
    const startedAt = performance.now()
    await next()
    record(c.res.status, (performance.now() - startedAt) / 1000)
  }
  /** `peer` is the address of the other end of the TCP connection. */
  const respond = async ({ headers }: Request, peer = ''): Promise<Response> => {
    if (!mayRead(headers, peer, token)) return new Response(null, { status: 404 })
    const all = (await collectFromOthers()).reduce(addMetrics, read())
    const lines = [...processLines(all), ...(await databaseLines(sql))]
    return new Response(`${lines.join('\n')}\n`, {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  return { middleware, record, read, respond, close }
}

const processLines = ({ responses, durations, ...all }: ProcessMetrics): string[] => [
  ...gauge('colorami_server_processes', all.processes),
  ...gauge('process_resident_memory_bytes', all.residentBytes),
  ...gauge('process_uptime_seconds', all.uptimeSeconds),
  ...gauge('nodejs_eventloop_delay_p99_seconds', all.eventLoopDelaySeconds),
  '# TYPE http_responses_total counter',
  ...Object.entries(responses).map(
    ([statusClass, count]) => `http_responses_total{status="${statusClass}"} ${count}`,
  ),
  '# TYPE http_request_duration_seconds histogram',
  ...DURATION_BUCKETS.map(
    (bound, index) => `http_request_duration_seconds_bucket{le="${bound}"} ${durations.buckets[index]}`,
  ),
  `http_request_duration_seconds_bucket{le="+Inf"} ${durations.count}`,
  `http_request_duration_seconds_sum ${durations.sum}`,
  `http_request_duration_seconds_count ${durations.count}`,
]

function mayRead(headers: Headers, peer: string, token: string | undefined): boolean {
  if (token) return isSame(headers.get('authorization') ?? '', `Bearer ${token}`)
  return isLocalRequest(headers, peer)
}

const isSame = (given: string, expected: string) => {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}

async function databaseLines(sql: Sql): Promise<string[]> {
  try {
    const [row] = await sql<Record<string, number>[]>`select
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from public.profiles) as accounts,
      (select count(*)::int from public.coloring_pages where status = 'released' and deleted_at is null) as pages,
      (select count(*)::int from public.ai_prompts where status = 'pending') as prompts,
      (select count(*)::int from public.contact_messages where answered_at is null) as messages`
    return [
      ...gauge('colorami_database_up', 1),
      ...gauge('colorami_database_bytes', row!.bytes!),
      ...gauge('colorami_accounts', row!.accounts!),
      ...gauge('colorami_released_pages', row!.pages!),
      ...gauge('colorami_pending_prompts', row!.prompts!),
      ...gauge('colorami_open_messages', row!.messages!),
    ]
  } catch {
    return gauge('colorami_database_up', 0)
  }
}

const gauge = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`]

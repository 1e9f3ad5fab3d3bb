import { timingSafeEqual, createHash } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import type { Sql } from 'postgres'
import { isLocalRequest } from '../http/local-request.ts'

interface Options {
  sql: Sql
  /** The bearer token for reading. Without a token only clients on this machine may read. */
  token: string | undefined
}

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.025, 0.1, 0.5, 2, 10]

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics in the format of Prometheus: load of the process and counts from the database. They contain no
 * personal data.
 */
export function createMetrics({ sql, token }: Options) {
  const responses = new Map<string, number>()
  const durations = { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
  const delay = monitorEventLoopDelay()
  delay.enable()
  const record = (status: number, seconds: number) => {
    const statusClass = `${Math.floor(status / 100)}xx`
    responses.set(statusClass, (responses.get(statusClass) ?? 0) + 1)
    durations.sum += seconds
    durations.count += 1
    BUCKETS.forEach((bound, index) => {
      if (seconds <= bound) durations.buckets[index]! += 1
    })
  }
  const middleware: MiddlewareHandler = async (c, next) => {
    const startedAt = performance.now()
    await next()
    record(c.res.status, (performance.now() - startedAt) / 1000)
  }
  /** `peer` is the address of the other end of the TCP connection. */
  const respond = async ({ headers }: Request, peer = ''): Promise<Response> => {
    if (!mayRead(headers, peer, token)) return new Response(null, { status: 404 })
    const lines = [
      ...gauge('process_resident_memory_bytes', process.memoryUsage().rss),
      ...gauge('process_uptime_seconds', Math.round(process.uptime())),
      ...gauge('nodejs_eventloop_delay_p99_seconds', delay.percentile(99) / 1e9),
      '# TYPE http_responses_total counter',
      ...[...responses].map(
        ([statusClass, count]) => `http_responses_total{status="${statusClass}"} ${count}`,
      ),
      '# TYPE http_request_duration_seconds histogram',
      ...BUCKETS.map(
        (bound, index) => `http_request_duration_seconds_bucket{le="${bound}"} ${durations.buckets[index]}`,
      ),
      `http_request_duration_seconds_bucket{le="+Inf"} ${durations.count}`,
      `http_request_duration_seconds_sum ${durations.sum}`,
      `http_request_duration_seconds_count ${durations.count}`,
      ...(await databaseLines(sql)),
    ]
    delay.reset()
    return new Response(`${lines.join('\n')}\n`, {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  return { middleware, record, respond, close: () => delay.disable() }
}

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

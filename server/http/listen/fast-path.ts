import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../monitoring/log.ts'
import { BUSY_PAGES, busyPage } from '../../page-views/busy-page.ts'
import type { PageViews } from '../../page-views/page-views.ts'
import type { PreparedResponse } from '../../page-views/prepared-response.ts'
import { ANY_ORIGIN } from '../middleware/api-cors.ts'
import { chooseRequestId } from '../middleware/request-id.ts'

interface Options {
  pages: Pick<PageViews, 'cached' | 'isFull'>
  /** The maximum number of concurrent requests of any kind. */
  maxActive: number
  /** Default headers of every response. A response can override them. */
  headers: readonly [string, string][]
  recordResponse(status: number, seconds: number): void
  log: Pick<Log, 'debug' | 'warn'>
}

export interface FastPath {
  /**
   * Responds with a cached page or a 503 and returns true, or returns false if the request needs the normal
   * handling.
   */
  respond(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Runs the normal handling of a request and counts it as active until it ends. */
  track<Result>(work: () => Result | Promise<Result>): Promise<Result>
}

/** Monitoring must work above all under overload. */
const NEVER_REFUSED = /^\/(healthz|metrics)$/
const PAGE = /^\/[a-z]{2}(?:[/?]|$)/
const LOG_INTERVAL_MS = 1000

const OVERLOADED: PreparedResponse = {
  status: 503,
  headers: [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    ['retry-after', '1'],
    // It also refuses API calls, and a client of another origin should know why.
    ANY_ORIGIN,
  ],
  body: new TextEncoder().encode(
    JSON.stringify({ code: 'overloaded', message: 'The server is busy. Please try again in a moment.' }),
  ),
}

/**
 * Serves cached pages and refuses requests under overload, directly on Node's request and response. A refusal
 * must stay cheap under load, so it does not create a `Request` and does not pass through the middleware.
 */
export function createFastPath({ pages, maxActive, headers, recordResponse, log }: Options): FastPath {
  let active = 0
  const refusals = { loggedAt: -Infinity, count: 0 }

  const allHeaders = ({ headers: ownHeaders, body }: PreparedResponse): string[] => {
    const ownNames = new Set(ownHeaders.map(([name]) => name))
    const length: [string, string][] = ownNames.has('content-length')
      ? []
      : [['content-length', String(body.byteLength)]]
    return [...ownHeaders, ...headers.filter(([name]) => !ownNames.has(name)), ...length].flat()
  }
  /** Refusals never change, so their headers are computed once. */
  const refusalHeaders = new Map(
    [...BUSY_PAGES.values(), OVERLOADED].map((response) => [response, allHeaders(response)]),
  )

  const send = (incoming: IncomingMessage, outgoing: ServerResponse, response: PreparedResponse) => {
    const id = chooseRequestId(incoming.headers['x-request-id'])
    const flatHeaders = refusalHeaders.get(response) ?? allHeaders(response)
    outgoing.writeHead(response.status, [...flatHeaders, 'x-request-id', id])
    outgoing.end(incoming.method === 'HEAD' ? undefined : response.body)
    return id
  }

  const refuse = (incoming: IncomingMessage, outgoing: ServerResponse, response: PreparedResponse) => {
    send(incoming, outgoing, response)
    recordResponse(response.status, 0)
    refusals.count++
    // One line per refusal would be expensive and unreadable.
    if (performance.now() - refusals.loggedAt < LOG_INTERVAL_MS) return
    log.warn({ refused: refusals.count, active }, 'requests refused: the server is overloaded')
    Object.assign(refusals, { loggedAt: performance.now(), count: 0 })
  }

  return {
    respond(incoming, outgoing) {
      const { method, url = '' } = incoming
      if (NEVER_REFUSED.test(url)) return false
      const isPage = (method === 'GET' || method === 'HEAD') && PAGE.test(url)
      const startedAt = performance.now()
      const cached =
        isPage && method === 'GET' && pages.cached(url, incoming.headers['accept-encoding'] as string)
      if (cached) {
        const id = send(incoming, outgoing, cached)
        const ms = performance.now() - startedAt
        recordResponse(cached.status, ms / 1000)
        log.debug({ id, method, path: url.split('?')[0], status: cached.status, ms }, 'request')
      } else if (isPage && pages.isFull()) refuse(incoming, outgoing, busyPage(url))
      else if (active >= maxActive) refuse(incoming, outgoing, OVERLOADED)
      else return false
      return true
    },
    async track(work) {
      active++
      try {
        return await work()
      } finally {
        active--
      }
    },
  }
}

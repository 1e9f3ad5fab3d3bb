import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../monitoring/log.ts'
import { BUSY_PAGES } from '../../page-views/busy-page.ts'
import type { PreparedResponse } from '../../page-views/prepared-response.ts'
import { chooseRequestId } from '../middleware/request-id.ts'
import { REFUSALS } from './refusals.ts'
import { hasBody } from './request-body.ts'

interface Options {
  /** Default headers of every response. A response can override them. */
  headers: readonly [string, string][]
  recordResponse(status: number, seconds: number): void
  log: Pick<Log, 'debug' | 'warn'>
}

export interface FastPath {
  /** Sends a prepared response, for example a cached page. */
  respond(incoming: IncomingMessage, outgoing: ServerResponse, response: PreparedResponse): void
  /** Sends a refusal. If a part of the request is still on its way, the connection is closed. */
  refuse(incoming: IncomingMessage, outgoing: ServerResponse, response: PreparedResponse): void
}

const LOG_INTERVAL_MS = 1000

/**
 * Responds directly on Node's request and response. A refusal must stay cheap under load, so it does not create a `Request`
 * and does not pass through the middleware.
 */
export function createFastPath({ headers, recordResponse, log }: Options): FastPath {
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
    [...BUSY_PAGES.values(), ...Object.values(REFUSALS)].map((response) => [response, allHeaders(response)]),
  )

  const send = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    response: PreparedResponse,
    ...moreHeaders: string[]
  ) => {
    const id = chooseRequestId(incoming.headers['x-request-id'])
    const flatHeaders = refusalHeaders.get(response) ?? allHeaders(response)
    outgoing.writeHead(response.status, [...flatHeaders, ...moreHeaders, 'x-request-id', id])
    outgoing.end(incoming.method === 'HEAD' ? undefined : response.body)
    return id
  }

  return {
    respond(incoming, outgoing, response) {
      const startedAt = performance.now()
      const id = send(incoming, outgoing, response)
      const ms = performance.now() - startedAt
      recordResponse(response.status, ms / 1000)
      const { method, url = '' } = incoming
      log.debug({ id, method, path: url.split('?')[0], status: response.status, ms }, 'request')
    },
    refuse(incoming, outgoing, response) {
      const isIncomplete = hasBody(incoming) && !incoming.complete
      send(incoming, outgoing, response, ...(isIncomplete ? ['connection', 'close'] : []))
      recordResponse(response.status, 0)
      refusals.count++
      // One line per refusal would be expensive and unreadable.
      if (performance.now() - refusals.loggedAt < LOG_INTERVAL_MS) return
      log.warn({ refused: refusals.count }, 'requests refused: the server or the share of an address is full')
      Object.assign(refusals, { loggedAt: performance.now(), count: 0 })
    },
  }
}

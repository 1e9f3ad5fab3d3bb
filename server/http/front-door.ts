import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { BUSY_PAGES, busyPage } from '../page-views/busy-page.ts'
import type { PageViews, Ready } from '../page-views/page-views.ts'
import { nameRequest } from './request-id.ts'

interface Options {
  pages: Pick<PageViews, 'kept' | 'isFull'>
  /** Requests of any kind that may be inside at once. */
  most: number
  /** What every answer carries, unless it says otherwise itself. */
  headers: readonly [string, string][]
  count(status: number, seconds: number): void
  log: Pick<Log, 'debug' | 'warn'>
}

export interface FrontDoor {
  /** Answers what needs no work, without any. False: it has to go inside. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** The way inside, which knows how many have taken it. */
  inside<Result>(work: () => Result | Promise<Result>): Promise<Result>
}

/** How it is with us is asked above all when it is not well. */
const ALWAYS_INSIDE = /^\/(healthz|metrics)$/
const PAGE = /^\/[a-z]{2}(?:[/?]|$)/
const SAY_EVERY_MS = 1000

const OVERLOADED: Ready = {
  status: 503,
  headers: [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    ['retry-after', '1'],
  ],
  body: new TextEncoder().encode(
    JSON.stringify({ code: 'overloaded', message: 'The server is busy. Please try again in a moment.' }),
  ),
}

/**
 * Stands before everything else, as near to the line as there is: shows kept pages and refuses what could only be answered late. A
 * refusal must not wait for what it is there to avoid, so no request becomes an object, runs through the house and is turned away there.
 */
export function createFrontDoor({ pages, most, headers, count, log }: Options): FrontDoor {
  let inside = 0
  const refused = { since: -Infinity, number: 0 }

  const whole = ({ headers: own, body }: Ready): string[] => {
    const given = new Set(own.map(([name]) => name))
    const length: [string, string][] = given.has('content-length')
      ? []
      : [['content-length', String(body.byteLength)]]
    return [...own, ...headers.filter(([name]) => !given.has(name)), ...length].flat()
  }
  /** Refusals are always the same: their headers are put together once. */
  const prepared = new Map([...BUSY_PAGES.values(), OVERLOADED].map((each) => [each, whole(each)]))

  const send = (incoming: IncomingMessage, outgoing: ServerResponse, ready: Ready) => {
    const id = nameRequest(incoming.headers['x-request-id'])
    outgoing.writeHead(ready.status, [...(prepared.get(ready) ?? whole(ready)), 'x-request-id', id])
    outgoing.end(incoming.method === 'HEAD' ? undefined : ready.body)
    return id
  }

  const refuse = (incoming: IncomingMessage, outgoing: ServerResponse, how: Ready) => {
    send(incoming, outgoing, how)
    count(how.status, 0)
    refused.number++
    // A line for each would be work again, and nobody could read them.
    if (performance.now() - refused.since < SAY_EVERY_MS) return
    log.warn({ refused: refused.number, inside }, 'too much at once')
    Object.assign(refused, { since: performance.now(), number: 0 })
  }

  return {
    answer(incoming, outgoing) {
      const { method, url = '' } = incoming
      if (ALWAYS_INSIDE.test(url)) return false
      const isPage = (method === 'GET' || method === 'HEAD') && PAGE.test(url)
      const begun = performance.now()
      const kept =
        isPage && method === 'GET' && pages.kept(url, incoming.headers['accept-encoding'] as string)
      if (kept) {
        const id = send(incoming, outgoing, kept)
        const ms = performance.now() - begun
        count(kept.status, ms / 1000)
        log.debug({ id, method, path: url.split('?')[0], status: kept.status, ms }, 'request')
      } else if (isPage && pages.isFull()) refuse(incoming, outgoing, busyPage(url))
      else if (inside >= most) refuse(incoming, outgoing, OVERLOADED)
      else return false
      return true
    },
    async inside(work) {
      inside++
      try {
        return await work()
      } finally {
        inside--
      }
    },
  }
}

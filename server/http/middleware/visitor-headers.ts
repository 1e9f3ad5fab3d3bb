import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { RateLimitKeyOf } from '../client-address.ts'

/** The client's address for rate limits. A value sent by the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** A hash that identifies a visitor for one day. The database counts by it without storing an address. */
export const VISITOR_HASH_HEADER = 'x-visitor-hash'

/** The client's address as set by the middleware; requests of the server itself have none. */
export const clientAddressOf = (request: Request): string =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'

interface Options {
  keyOf: RateLimitKeyOf
  secret: string
  now?: () => Date
}

export interface VisitorHeaders {
  /** Sets both headers on a request, for all handlers behind this middleware. */
  middleware: MiddlewareHandler<{ Bindings: HttpBindings }>
  /** The same for a request without middleware. Returns the address. */
  set(incoming: IncomingMessage): string
}

const MAX_CACHED_HASHES = 10_000
const DAY_MS = 24 * 3600_000

export function createVisitorHeaders({ keyOf, secret, now = () => new Date() }: Options): VisitorHeaders {
  /** The hashes of one day, because a client sends many requests. */
  const hashes = new Map<string, string>()
  let dayOfHashes = 0
  const hashOf = (address: string): string => {
    const date = now()
    const day = Math.floor(date.getTime() / DAY_MS)
    if (day !== dayOfHashes || hashes.size >= MAX_CACHED_HASHES) hashes.clear()
    dayOfHashes = day
    const cached = hashes.get(address)
    if (cached) return cached
    const text = `${date.toISOString().slice(0, 10)} ${address}`
    const hash = createHmac('sha256', secret).update(text).digest('base64url')
    hashes.set(address, hash)
    return hash
  }
  return {
    async middleware(c, next) {
      const address = keyOf(c.env.incoming)
      c.req.raw.headers.set(CLIENT_ADDRESS_HEADER, address)
      c.req.raw.headers.set(VISITOR_HASH_HEADER, hashOf(address))
      await next()
    },
    set(incoming) {
      const address = keyOf(incoming)
      incoming.headers[CLIENT_ADDRESS_HEADER] = address
      incoming.headers[VISITOR_HASH_HEADER] = hashOf(address)
      return address
    },
  }
}

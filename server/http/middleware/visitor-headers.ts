import { createHmac } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, rateLimitKey } from '../client-address.ts'

/** The client's address for rate limits. A value sent by the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** A hash that identifies a visitor for one day. The database counts by it without storing an address. */
export const VISITOR_HASH_HEADER = 'x-visitor-hash'

/** The client's address as set by `setVisitorHeaders`; requests of the server itself have none. */
export const clientAddressOf = (request: Request): string =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'

interface Options {
  trustProxy: number | string[] | undefined
  secret: string
  now?: () => Date
}

/** Sets both headers on the request, for all handlers behind this middleware. */
export function setVisitorHeaders({
  trustProxy,
  secret,
  now = () => new Date(),
}: Options): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? ''
    const address = rateLimitKey(clientAddress(peer, c.req.header('x-forwarded-for') ?? null, trustProxy))
    const day = now().toISOString().slice(0, 10)
    c.req.raw.headers.set(CLIENT_ADDRESS_HEADER, address)
    c.req.raw.headers.set(
      VISITOR_HASH_HEADER,
      createHmac('sha256', secret).update(`${day} ${address}`).digest('base64url'),
    )
    await next()
  }
}

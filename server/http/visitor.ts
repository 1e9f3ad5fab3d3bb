import { createHmac } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, limitKey } from './client-address.ts'

/** Under these names the rooms behind us learn who is calling. Whatever the outside sends under them is overwritten. */
export const CLIENT_ADDRESS = 'x-client-address'
/** For the database: tells visitors apart for one day without keeping an address. */
export const VISITOR_HASH = 'x-visitor-hash'

interface Options {
  trustProxy: number | string[] | undefined
  secret: string
  now?: () => Date
}

export function nameVisitor({
  trustProxy,
  secret,
  now = () => new Date(),
}: Options): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? ''
    const address = limitKey(clientAddress(peer, c.req.header('x-forwarded-for') ?? null, trustProxy))
    const day = now().toISOString().slice(0, 10)
    c.req.raw.headers.set(CLIENT_ADDRESS, address)
    c.req.raw.headers.set(
      VISITOR_HASH,
      createHmac('sha256', secret).update(`${day} ${address}`).digest('base64url'),
    )
    await next()
  }
}

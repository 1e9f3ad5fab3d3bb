import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** One name for a request in our log, in the answer and, when a proxy in front has named it, in the proxy's log too. */
export function requestId(): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    c.set('requestId', id)
    await next()
    c.res.headers.set('x-request-id', id)
  }
}

import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** A well-formed id from a proxy is reused, so that both logs show the same id. */
export const chooseRequestId = (proxyId: string | string[] | undefined): string =>
  typeof proxyId === 'string' && /^[\w-]{8,64}$/.test(proxyId) ? proxyId : randomUUID()

/** Gives every request an id, which is logged and returned in `x-request-id`. */
export function requestId(): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const id = chooseRequestId(c.req.header('x-request-id'))
    c.set('requestId', id)
    await next()
    c.res.headers.set('x-request-id', id)
  }
}

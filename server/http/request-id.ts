import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** The name a proxy in front has given a request, if it is one, or else a new one. */
export const nameRequest = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()

/** One name for a request in our log, in the answer and, when a proxy in front has named it, in the proxy's log too. */
export function requestId(): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const id = nameRequest(c.req.header('x-request-id'))
    c.set('requestId', id)
    await next()
    c.res.headers.set('x-request-id', id)
  }
}

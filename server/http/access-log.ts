import type { MiddlewareHandler } from 'hono'
import type { Log } from '../log.ts'

/** One line a request: what, how it ended, how long. The path without its query, nobody's address. */
export function accessLog(log: Log): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const line = {
      id: c.get('requestId'),
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    }
    if (c.res.status >= 500) log.error(line, 'request failed')
    else log.debug(line, 'request')
  }
}

import type { MiddlewareHandler } from 'hono'
import type { Log } from '../../monitoring/log.ts'

/**
 * Logs one line per request. Query strings and client addresses are left out, because they can be personal
 * data.
 */
export function accessLog(log: Log): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const fields = {
      id: c.get('requestId'),
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    }
    if (c.res.status >= 500) log.error(fields, 'request failed')
    else log.debug(fields, 'request')
  }
}

import type { MiddlewareHandler } from 'hono'

/** Refuses early what could only be answered late: past this many requests at once, come back in a second. */
export function refuseOverload(maxAtOnce: number): MiddlewareHandler {
  let running = 0
  return async (c, next) => {
    if (running >= maxAtOnce)
      return c.json(
        { code: 'overloaded', message: 'The server is busy. Please try again in a moment.' },
        503,
        { 'retry-after': '1' },
      )
    running++
    try {
      await next()
    } finally {
      running--
    }
  }
}

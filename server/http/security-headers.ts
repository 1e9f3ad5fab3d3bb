import type { MiddlewareHandler } from 'hono'

/** Headers every answer carries; the HTML adds its Content-Security-Policy with a nonce (see page-views). */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  const fixed: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)'],
    ...(options.https
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ]
  return async (c, next) => {
    await next()
    for (const [name, value] of fixed) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

import type { MiddlewareHandler } from 'hono'

/** Default headers of every response. HTML overrides the Content-Security-Policy to add a nonce. */
export const securityHeaders = ({ https }: { https: boolean }): [string, string][] => [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ...(https
    ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
    : []),
]

/** Adds the headers that a response does not set. */
export function addHeaders(headers: readonly [string, string][]): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

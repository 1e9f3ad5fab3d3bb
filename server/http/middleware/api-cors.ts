import type { MiddlewareHandler } from 'hono'

/**
 * Any origin may call the APIs, as in a Supabase project, because a caller proves who it is with a token that a page of
 * another origin cannot read. Credentials are never allowed, so no cookie of this site travels with such a request.
 */
export const ANY_ORIGIN: [string, string] = ['access-control-allow-origin', '*']

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
/** Headers of responses that supabase-js or a TUS client reads. */
const EXPOSED = [
  'Content-Encoding, Content-Location, Content-Profile, Content-Range, Content-Type, Date, ETag, Location',
  'Preference-Applied, Range-Unit, Retry-After, X-Request-Id',
  'Link, X-Total-Count, X-SB-Error-Code, X-Supabase-Api-Version',
  'Tus-Extension, Tus-Max-Size, Tus-Resumable, Tus-Version, Upload-Expires, Upload-Length, Upload-Metadata, Upload-Offset',
].join(', ')
/** The headers of every response of an API. */
export const corsHeaders: readonly [string, string][] = [
  ANY_ORIGIN,
  ['access-control-expose-headers', EXPOSED],
]
const PREFLIGHT_CACHE_SECONDS = 86_400

/** Responds to preflights and lets scripts of other origins read the responses of the API behind it. */
export const apiCors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
    const requested = c.req.header('access-control-request-headers')
    return new Response(null, {
      status: 204,
      headers: [
        ANY_ORIGIN,
        ['access-control-allow-methods', METHODS],
        // `*` would not cover `authorization`.
        ['access-control-allow-headers', requested ?? 'authorization, apikey, content-type, x-client-info'],
        ['access-control-max-age', String(PREFLIGHT_CACHE_SECONDS)],
        ['vary', 'access-control-request-headers'],
      ],
    })
  }
  await next()
  for (const [name, value] of corsHeaders) c.res.headers.set(name, value)
}

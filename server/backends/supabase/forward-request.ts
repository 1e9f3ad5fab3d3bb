import type { Fetch } from '#backend/identity.ts'

interface Options {
  /** The origin of the project. Requests are never sent to another origin. */
  origin: string
  timeoutMs: number
  /** Larger bodies are refused, with or without a `content-length`. */
  maxBodyBytes: number
  log: { warn(fields: object, message: string): void }
  fetch?: typeof globalThis.fetch
}

/** Hop-by-hop headers (RFC 9110, 7.6.1) and headers that `fetch` sets. */
const HOP_BY_HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
]
/** Request headers that the project does not need: cookies, the way through proxies, and our own headers. */
const PRIVATE_REQUEST_HEADERS = [
  'cookie',
  'origin',
  'referer',
  'forwarded',
  'via',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-address',
]
/** Response headers that are valid only for the project's origin or would change the policy of ours. */
const PROJECT_RESPONSE_HEADERS = [
  'set-cookie',
  'alt-svc',
  'server',
  'nel',
  'report-to',
  'strict-transport-security',
  'via',
]

/**
 * Forwards a request to the same path of the project. Bodies are streamed, so that large files need little
 * memory.
 */
export function createRequestForwarder({
  origin,
  timeoutMs,
  maxBodyBytes,
  log,
  fetch = globalThis.fetch,
}: Options): Fetch {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const target = new URL(origin + pathname + search)
    if (target.origin !== origin) return errorResponse(400, 'bad_address', 'This address cannot be forwarded')
    if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge()
    const upload = limitBody(request.body, maxBodyBytes)
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(target, {
        method: request.method,
        headers: requestHeaders(request.headers),
        body: upload.body,
        // The browser follows redirects, for example to a sign-in provider.
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, deadline]),
        duplex: 'half',
      } as RequestInit)
      return new Response(hasNoBody(response.status) ? null : response.body, {
        status: response.status,
        headers: responseHeaders(response.headers),
      })
    } catch (error) {
      if (upload.tooLarge()) return tooLarge()
      if (request.signal.aborted) return errorResponse(499, 'gone', 'The client has disconnected')
      log.warn(
        { reason: (error as Error).name, path: pathname.slice(0, 60) },
        'the Supabase project did not respond',
      )
      return deadline.aborted
        ? errorResponse(504, 'upstream_timeout', 'The service behind us took too long. Please try again.')
        : errorResponse(
            503,
            'upstream_unreachable',
            'The service behind us cannot be reached. Please try again.',
          )
    }
  }
}

/** Passes a body through and aborts it when it exceeds the limit, which also aborts the forwarded request. */
function limitBody(body: ReadableStream<Uint8Array> | null, maxBodyBytes: number) {
  let seen = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > maxBodyBytes) controller.error(new Error('too large'))
      else controller.enqueue(chunk)
    },
  })
  return { body: body && body.pipeThrough(counter), tooLarge: () => seen > maxBodyBytes }
}

const tooLarge = () => errorResponse(413, 'too_large', 'The body is too large')

/** Removes these headers, hop-by-hop headers, and headers that the sender lists in `Connection`. */
function without(headers: Headers, names: readonly string[]): Headers {
  const remaining = new Headers(headers)
  const connectionHeaders = headers.get('connection')?.split(',') ?? []
  for (const name of [...HOP_BY_HOP_HEADERS, ...names, ...connectionHeaders.map((name) => name.trim())])
    if (/^[\w-]+$/.test(name)) remaining.delete(name)
  return remaining
}

function requestHeaders(headers: Headers): Headers {
  const forwarded = without(headers, PRIVATE_REQUEST_HEADERS)
  const address = headers.get('x-client-address')
  // Replaces a value that the client may have forged. A self-hosted project uses it for its rate limits.
  if (address) forwarded.set('x-forwarded-for', address)
  else forwarded.delete('x-forwarded-for')
  // Our server compresses the response for the client, so a compressed one would have to be decompressed
  // first.
  forwarded.set('accept-encoding', 'identity')
  return forwarded
}

function responseHeaders(headers: Headers): Headers {
  const forwarded = without(headers, PROJECT_RESPONSE_HEADERS)
  headers.forEach((_, name) => {
    if (/^(cf-|sb-|x-kong-|x-envoy-)/.test(name)) forwarded.delete(name)
  })
  // `fetch` has decompressed the body if the project compressed it anyway.
  if (headers.has('content-encoding')) {
    forwarded.delete('content-encoding')
    forwarded.delete('content-length')
  }
  return forwarded
}

const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304

const errorResponse = (status: number, code: string, message: string) =>
  Response.json(
    { code, error_code: code, message, msg: message },
    {
      status: status === 499 ? 503 : status,
      headers: { 'cache-control': 'no-store', ...(status >= 499 && { 'retry-after': '2' }) },
    },
  )

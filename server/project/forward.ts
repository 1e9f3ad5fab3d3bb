import type { Fetch } from '#backend/identity.ts'

interface Options {
  /** Where the project stands. Nothing is ever asked of anybody else. */
  origin: string
  timeoutMs: number
  /** More than this is not sent on, announced or not. */
  mostBytes: number
  log: { warn(facts: object, message: string): void }
  fetch?: typeof globalThis.fetch
}

/** Belong to one line, not to the message (RFC 9110, 7.6.1), or are set anew by whoever sends it on. */
const OF_THE_LINE = [
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
/** What visitors tell us is not the project's business: their cookies, their way here, our names for them. */
const OURS = [
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
/** What only makes sense at the project's own address, or would be decided about ours by somebody else. */
const THEIRS = ['set-cookie', 'alt-svc', 'server', 'nel', 'report-to', 'strict-transport-security', 'via']

/** Sends a request on to the same path of the project, and its answer back; both as streams, so that size costs no memory. */
export function createForward({
  origin,
  timeoutMs,
  mostBytes,
  log,
  fetch = globalThis.fetch,
}: Options): Fetch {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const target = new URL(origin + pathname + search)
    if (target.origin !== origin) return failure(400, 'bad_address', 'This address cannot be forwarded')
    if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return tooLarge()
    const upload = bounded(request.body, mostBytes)
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(target, {
        method: request.method,
        headers: requestHeaders(request.headers),
        body: upload.body,
        // A redirect is for the visitor to follow: it may lead to a sign-in service.
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
      if (request.signal.aborted) return failure(499, 'gone', 'Nobody waits for the answer any more')
      log.warn({ reason: (error as Error).name, path: pathname.slice(0, 60) }, 'the project did not answer')
      return deadline.aborted
        ? failure(504, 'upstream_timeout', 'The service behind us took too long. Please try again.')
        : failure(503, 'upstream_unreachable', 'The service behind us cannot be reached. Please try again.')
    }
  }
}

/** The same bytes, until there are too many of them: then the stream breaks, and with it what is sent on. */
function bounded(body: ReadableStream<Uint8Array> | null, mostBytes: number) {
  let seen = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > mostBytes) controller.error(new Error('too large'))
      else controller.enqueue(chunk)
    },
  })
  return { body: body && body.pipeThrough(counter), tooLarge: () => seen > mostBytes }
}

const tooLarge = () => failure(413, 'too_large', 'The body is too large')

/** Headers a sender calls its own line's (`Connection: x-secret`) stay on it, too. */
function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers)
  const named = headers.get('connection')?.split(',') ?? []
  for (const name of [...OF_THE_LINE, ...names, ...named.map((name) => name.trim())])
    if (/^[\w-]+$/.test(name)) kept.delete(name)
  return kept
}

function requestHeaders(headers: Headers): Headers {
  const kept = without(headers, OURS)
  const address = headers.get('x-client-address')
  // Replaces what the visitor may have made up; a self-hosted project counts by it.
  if (address) kept.set('x-forwarded-for', address)
  else kept.delete('x-forwarded-for')
  // We compress for the visitor ourselves; unpacking first would be for nothing.
  kept.set('accept-encoding', 'identity')
  return kept
}

function responseHeaders(headers: Headers): Headers {
  const kept = without(headers, THEIRS)
  headers.forEach((_, name) => {
    if (/^(cf-|sb-|x-kong-|x-envoy-)/.test(name)) kept.delete(name)
  })
  // The line between us may have been compressed against our wish; what we hand on is plain.
  if (headers.has('content-encoding')) {
    kept.delete('content-encoding')
    kept.delete('content-length')
  }
  return kept
}

const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304

const failure = (status: number, code: string, message: string) =>
  Response.json(
    { code, error_code: code, message, msg: message },
    {
      status: status === 499 ? 503 : status,
      headers: { 'cache-control': 'no-store', ...(status >= 499 && { 'retry-after': '2' }) },
    },
  )

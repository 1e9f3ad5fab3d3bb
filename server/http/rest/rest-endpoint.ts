import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RestResponse } from '#backend/rest/build-response.ts'
import type { RespondFast, RespondToRest } from '../../backends/backend.ts'
import type { Log } from '../../monitoring/log.ts'
import type { HandleDirectly } from '../listen/listen.ts'
import { corsHeaders } from '../middleware/api-cors.ts'
import { chooseRequestId } from '../middleware/request-id.ts'
import type { VisitorHeaders } from '../middleware/visitor-headers.ts'
import { createBodyCompressor, type EncodedBody } from './compress-body.ts'
import { incomingRead, incomingRequest } from './incoming-request.ts'

interface Options {
  respond: RespondToRest
  /** Responds to a read on the fast path; undefined for all other requests. */
  respondFast?: RespondFast
  visitorHeaders: VisitorHeaders
  /** Default headers of every response. A response can override them. */
  headers: readonly [string, string][]
  recordResponse(status: number, seconds: number): void
  log: Pick<Log, 'debug' | 'error'>
}

const PREFIX = '/rest/v1/'
/** For longer bodies a second buffer costs less than copying. */
const MAX_JOINED_BYTES = 8192
const MAX_LOGGED_PATH = 200
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])
/** URLs that a `Request` would normalise take the way of all other requests. */
// eslint-disable-next-line no-control-regex -- everything but visible ASCII
const UNUSUAL = /\/\.|[\\#]|[^\u0021-\u007e]/

/**
 * Responds to `/rest/v1` on Node's request and response, like the middleware and routes do. Their objects and streams cost more
 * than the query of a small read.
 */
export function createRestEndpoint(options: Options): HandleDirectly {
  const { respond, respondFast = () => undefined, visitorHeaders, recordResponse, log } = options
  const defaults = [...options.headers, ...corsHeaders]
  const { compress } = createBodyCompressor()
  const flatDefaults = defaults.flat()
  const defaultNames = new Set(defaults.map(([name]) => name))

  const allHeaders = (own: RestResponse['headers']): string[] => {
    if (!Array.isArray(own)) {
      const headers = flatDefaults.slice()
      let overrides = false
      for (const name in own) {
        headers.push(name, own[name]!)
        overrides ||= defaultNames.has(name)
      }
      if (!overrides) return headers
    }
    const pairs = Array.isArray(own) ? own : Object.entries(own)
    // CORS headers are the same for every response; the other defaults can be overridden.
    const ownNames = new Set(pairs.map(([name]) => name))
    for (const [name] of corsHeaders) ownNames.delete(name)
    const kept = pairs.filter(([name]) => ownNames.has(name))
    return [...kept, ...defaults.filter(([name]) => !ownNames.has(name))].flat()
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const startedAt = performance.now()
    const id = chooseRequestId(incoming.headers['x-request-id'])
    const visitor = visitorHeaders.set(incoming)
    const fast = incoming.method === 'GET' && respondFast(incomingRead(incoming, outgoing, visitor))
    const responding = fast || respond(incomingRequest(incoming, outgoing))
    return responding.then((response) => send(incoming, outgoing, { response, id, startedAt }))
  }

  function send(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { response, id, startedAt }: { response: RestResponse; id: string; startedAt: number },
  ): void | Promise<void> {
    if (outgoing.destroyed) return
    const { status } = response
    const headers = allHeaders(response.headers)
    headers.push('x-request-id', id)
    const finish = () => {
      const ms = performance.now() - startedAt
      recordResponse(status, ms / 1000)
      const { method, url = '' } = incoming
      const fields = { id, method, path: pathOf(url), status, ms: Math.round(ms * 10) / 10 }
      if (status >= 500) log.error(fields, 'request failed')
      else log.debug(fields, 'request')
    }
    if (!response.body) {
      outgoing.writeHead(status, headers)
      outgoing.end()
      return finish()
    }
    const sendBody = ({ body, encoding }: EncodedBody) => {
      headers.push('vary', 'accept-encoding', 'content-length', String(body.length))
      if (encoding) headers.push('content-encoding', encoding)
      outgoing.writeHead(status, headers)
      // Node joins head and body into one buffer only if both are text.
      if (body.length <= MAX_JOINED_BYTES) outgoing.end(body.toString('latin1'), 'latin1')
      else outgoing.end(body)
      finish()
    }
    const acceptEncoding = incoming.headers['accept-encoding'] as string | undefined
    const compressed = compress(incoming.url!, response.body, acceptEncoding)
    return compressed instanceof Promise ? compressed.then(sendBody) : sendBody(compressed)
  }

  return (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    if (!url.startsWith(PREFIX) || !METHODS.has(method) || UNUSUAL.test(url)) return false
    handle(incoming, outgoing).catch((error: unknown) => {
      log.error({ err: error }, 'unexpected')
      outgoing.destroy()
    })
    return true
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return url.slice(0, end < 0 ? MAX_LOGGED_PATH : Math.min(end, MAX_LOGGED_PATH))
}

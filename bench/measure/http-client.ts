import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface TimedResponse {
  /** From the request to the last byte of the response. */
  ms: number
  /** 0 without a response. */
  status: number
  retryAfter?: string
  text: string
}

export interface HttpClient {
  get(path: string): Promise<TimedResponse>
  /** Loads the paths that a browser would not have cached. */
  getUncached(paths: readonly string[]): Promise<TimedResponse[]>
  close(): void
}

const TIMEOUT_MS = 30_000
/** The number of connections that a browser opens to one site. */
const CONNECTIONS = 6

let clientCount = 0
/** Each client has an address of its own, which a server with TRUST_PROXY=1 believes. */
const nextAddress = () => `10.0.${(clientCount >> 8) & 255}.${clientCount++ & 255}`

/** Behaves like a browser: keep-alive connections, compressed responses, and a cache for responses with max-age. */
export function createHttpClient(site: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const address = nextAddress()
  const cachedPaths = new Set<string>()

  const get = async (path: string): Promise<TimedResponse> => {
    const startedAt = performance.now()
    const response = await sendRequest(new URL(path, site), agent, address).catch(() => undefined)
    const ms = performance.now() - startedAt
    if (!response) return { ms, status: 0, text: '' }
    const { status, headers, bytes } = response
    if (status === 200 && /max-age=[1-9]/.test(headers['cache-control'] ?? '')) cachedPaths.add(path)
    const text = headers['content-type']?.startsWith('text/html') ? decodeText(bytes, headers) : ''
    return { ms, status, retryAfter: headers['retry-after'], text }
  }
  return {
    get,
    getUncached: (paths) => Promise.all(paths.filter((path) => !cachedPaths.has(path)).map(get)),
    close: () => agent.destroy(),
  }
}

async function sendRequest(url: URL, agent: Agent, address: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: IncomingHttpHeaders
    bytes: Buffer
  }>()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': address }
  request(url, { agent, signal, headers }, (response) => {
    const { statusCode: status = 0, headers } = response
    buffer(response).then((bytes) => resolve({ status, headers, bytes }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

function decodeText(bytes: Buffer, headers: IncomingHttpHeaders): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

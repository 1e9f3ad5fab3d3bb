import { connect } from 'node:net'
import { createResponseReader } from './response-reader.ts'

export interface Load {
  url: URL
  /** The path of the nth request. */
  path: (n: number) => string
  method?: string
  body?: (n: number) => string
  headers: Record<string, string>
  /** Headers of the nth request only. */
  headersOf?: (n: number) => Record<string, string>
  connections: number
  milliseconds: number
}

interface LoadResult {
  requests: number
  perSecond: number
}

/**
 * Sends requests over keep-alive connections. Uses raw sockets because an HTTP client is slower than the servers and would take CPU
 * time from them on the same machine.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const deadline = performance.now() + load.milliseconds
  const startedAt = performance.now()
  let requestNumber = 0
  const buildRequest = createRequestBuilder(load)
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () =>
      sendUntil(load.url, () => buildRequest(requestNumber++), deadline),
    ),
  )
  const requests = counts.reduce((sum, count) => sum + count, 0)
  return { requests, perSecond: (requests / (performance.now() - startedAt)) * 1000 }
}

function sendUntil(url: URL, nextRequest: () => string, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const isResponseComplete = createResponseReader()
    let count = 0
    const callback = (length: number, buffer: Uint8Array) => {
      const bytes = (buffer as Buffer).subarray(0, length)
      try {
        if (!isResponseComplete(bytes)) return true
      } catch (error) {
        reject(error as Error)
        socket.destroy()
        return false
      }
      count++
      if (performance.now() < deadline) socket.write(nextRequest(), 'latin1')
      else {
        socket.destroy()
        resolve(count)
      }
      return true
    }
    const onread = { buffer: Buffer.allocUnsafeSlow(65_536), callback }
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true, onread })
    socket.on('connect', () => socket.write(nextRequest(), 'latin1'))
    socket.on('error', reject)
  })
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

function createRequestBuilder(load: Load): (n: number) => string {
  const { method = 'GET', path, body, headers, headersOf = () => ({}), url } = load
  const versionAndHeaders = ` HTTP/1.1\r\n${headerLines({ host: url.host, ...headers })}`
  const start = (n: number) => `${method} ${path(n)}${versionAndHeaders}${headerLines(headersOf(n))}`
  if (!body) return (n) => `${start(n)}\r\n`
  return (n) => {
    const content = body(n)
    return `${start(n)}content-type: application/json\r\ncontent-length: ${content.length}\r\n\r\n${content}`
  }
}

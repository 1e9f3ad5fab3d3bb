import { connect } from 'node:net'
import { createAnswerReader } from './answer-reader.ts'

export interface Load {
  url: URL
  /** The nth request's path, so that no two answers need be the same. */
  path: (n: number) => string
  method?: string
  body?: (n: number) => string
  headers: Record<string, string>
  connections: number
  milliseconds: number
}

export interface Outcome {
  requests: number
  perSecond: number
}

/**
 * Requests over keep-alive connections. A bare socket and one buffer each, because an HTTP client would be slower than the servers,
 * and whatever is spent here on a core both share is missing there.
 */
export async function putLoad(load: Load): Promise<Outcome> {
  const until = performance.now() + load.milliseconds
  const started = performance.now()
  let next = 0
  const write = requestWriter(load)
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => hammer(load.url, () => write(next++), until)),
  )
  const requests = counts.reduce((sum, count) => sum + count, 0)
  return { requests, perSecond: (requests / (performance.now() - started)) * 1000 }
}

function hammer(url: URL, nextRequest: () => string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const isWhole = createAnswerReader()
    let count = 0
    const callback = (length: number, buffer: Uint8Array) => {
      const bytes = (buffer as Buffer).subarray(0, length)
      try {
        if (!isWhole(bytes)) return true
      } catch (error) {
        reject(error as Error)
        socket.destroy()
        return false
      }
      count++
      if (performance.now() < until) socket.write(nextRequest(), 'latin1')
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

function requestWriter({ method = 'GET', path, body, headers, url }: Load): (n: number) => string {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const fixed = ` HTTP/1.1\r\n${lines.join('')}`
  if (!body) return (n) => `${method} ${path(n)}${fixed}\r\n`
  return (n) => {
    const content = body(n)
    return `${method} ${path(n)}${fixed}content-type: application/json\r\ncontent-length: ${content.length}\r\n\r\n${content}`
  }
}

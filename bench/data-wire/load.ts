import { connect } from 'node:net'

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

/** Requests over keep-alive connections. A bare socket, because an HTTP client would be slower than the servers. */
export async function putLoad(load: Load): Promise<Outcome> {
  const until = performance.now() + load.milliseconds
  const started = performance.now()
  let next = 0
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => hammer(load, () => next++, until)),
  )
  const requests = counts.reduce((sum, count) => sum + count, 0)
  return { requests, perSecond: (requests / (performance.now() - started)) * 1000 }
}

function hammer(load: Load, take: () => number, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: load.url.hostname, port: Number(load.url.port), noDelay: true })
    let count = 0
    let pending = Buffer.alloc(0)
    const send = () => socket.write(requestText(load, take()))
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      const end = answerEnd(pending)
      if (end === undefined || pending.length < end) return
      const status = pending.toString('latin1', 9, 12)
      if (status !== '200') {
        reject(new Error(`unexpected answer: ${pending.toString('utf8', 0, 500)}`))
        return socket.destroy()
      }
      pending = pending.subarray(end)
      count++
      if (performance.now() < until) return send()
      socket.destroy()
      resolve(count)
    })
  })
}

function requestText({ method = 'GET', path, body, headers, url }: Load, n: number): string {
  const content = body?.(n)
  const lines = Object.entries({
    host: url.host,
    ...headers,
    ...(content === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path(n)} HTTP/1.1\r\n${lines.join('')}\r\n${content ?? ''}`
}

/** Where an answer ends, once its head is in. PostgREST sends chunks, node:http a length. */
function answerEnd(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: *(\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1]
  if (length !== undefined) return head + 4 + Number(length)
  const last = bytes.indexOf('\r\n0\r\n\r\n', head)
  return last < 0 ? undefined : last + 7
}

import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  /** From asking until the last byte. */
  ms: number
  /** 0 where there was no answer. */
  status: number
  retry?: string
  text: string
}

export interface Person {
  ask(path: string): Promise<Answer>
  /** Asks for what their browser has not kept. */
  askBeside(paths: readonly string[]): Promise<Answer[]>
  leave(): void
}

const PATIENCE_MS = 30_000
/** As many connections as a browser opens to one site. */
const CONNECTIONS = 6

/** Somebody with a browser: connections of their own that stay open, compressed answers, and a memory for what says it may be kept. */
export function createPerson(site: string): Person {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const kept = new Set<string>()

  const ask = async (path: string): Promise<Answer> => {
    const begun = performance.now()
    const answer = await asked(new URL(path, site), agent).catch(() => undefined)
    const ms = performance.now() - begun
    if (!answer) return { ms, status: 0, text: '' }
    const { status, headers, bytes } = answer
    if (status === 200 && /max-age=[1-9]/.test(headers['cache-control'] ?? '')) kept.add(path)
    const text = headers['content-type']?.startsWith('text/html') ? textOf(bytes, headers) : ''
    return { ms, status, retry: headers['retry-after'], text }
  }
  return {
    ask,
    askBeside: (paths) => Promise.all(paths.filter((path) => !kept.has(path)).map(ask)),
    leave: () => agent.destroy(),
  }
}

async function asked(url: URL, agent: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: IncomingHttpHeaders
    bytes: Buffer
  }>()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  request(url, { agent, signal, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
    const { statusCode: status = 0, headers } = answer
    buffer(answer).then((bytes) => resolve({ status, headers, bytes }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

function textOf(bytes: Buffer, headers: IncomingHttpHeaders): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString()
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

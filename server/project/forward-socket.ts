import { request as ask, type IncomingMessage } from 'node:http'
import { request as askSecurely } from 'node:https'
import type { Duplex } from 'node:stream'
import { handshakeProblem, refuseHandshake } from '#backend/realtime/websocket/handshake.ts'
import type { Upgrade } from '../listen.ts'

interface Options {
  origin: string
  /** Who is counted together. */
  addressOf(request: IncomingMessage): string
  most?: number
  mostOfAddress?: number
  log: { warn(facts: object, message: string): void }
}

const PATH = '/realtime/v1/websocket'
const PATIENCE_MS = 10_000
/** Clients send a heartbeat every 25 seconds; a line that is silent for this long is dead. */
const SILENCE_MS = 120_000
const PASSED_ON = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol', 'user-agent']
const PASSED_BACK = ['sec-websocket-accept', 'sec-websocket-protocol']

/** Web sockets to the project's realtime service, byte for byte. Anything else that wants to be a web socket is refused. */
export function forwardSockets({ origin, addressOf, most = 5000, mostOfAddress = 200, log }: Options): {
  upgrade: Upgrade
  close(): void
} {
  const open = new Map<Duplex, string>()
  const problemOf = (request: IncomingMessage): [number, string] | undefined => {
    const { pathname } = new URL(request.url ?? '/', origin)
    if (pathname !== PATH) return [404, 'Not found']
    const problem = handshakeProblem(request)
    if (problem) return problem
    const address = addressOf(request)
    const own = [...open.values()].filter((other) => other === address).length
    return open.size >= most || own >= mostOfAddress ? [429, 'Too many connections'] : undefined
  }

  const upgrade: Upgrade = (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    const problem = problemOf(request)
    if (problem) return refuseHandshake(stream, ...problem)
    open.set(stream, addressOf(request))
    stream.once('close', () => open.delete(stream))
    connect(request, stream, head)
  }

  function connect(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const { search } = new URL(request.url!, origin)
    const headers: Record<string, string> = { connection: 'Upgrade', upgrade: 'websocket' }
    for (const name of PASSED_ON) if (request.headers[name]) headers[name] = String(request.headers[name])
    const call = origin.startsWith('https:') ? askSecurely : ask
    const calling = call(origin + PATH + search, { headers, timeout: PATIENCE_MS })
    const fail = (status: number, text: string) => {
      calling.destroy()
      refuseHandshake(stream, status, text)
    }
    stream.once('close', () => calling.destroy())
    calling.once('timeout', () => fail(503, 'The service behind us took too long'))
    calling.once('error', (error) => {
      log.warn({ reason: error.name }, 'the project opens no web socket')
      if (!stream.destroyed) refuseHandshake(stream, 503, 'The service behind us cannot be reached')
    })
    calling.once('response', (answer) => fail(answer.statusCode ?? 503, 'Refused'))
    calling.once('upgrade', (answer, peer, first) => {
      calling.removeAllListeners('error').removeAllListeners('timeout')
      join(stream, peer, answer)
      if (head.length > 0) peer.write(head)
      if (first.length > 0) stream.write(first)
    })
    calling.end()
  }

  return {
    upgrade,
    close() {
      for (const stream of open.keys()) stream.destroy()
    },
  }
}

/** From here on each end hears what the other says, and goes when the other goes. */
function join(
  stream: Duplex,
  peer: Duplex & { setTimeout?(ms: number, end: () => void): void },
  answer: IncomingMessage,
) {
  const lines = PASSED_BACK.filter((name) => answer.headers[name]).map(
    (name) => `${name}: ${String(answer.headers[name])}\r\n`,
  )
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n${lines.join('')}\r\n`,
  )
  peer.setTimeout?.(SILENCE_MS, () => peer.destroy())
  peer.on('error', () => stream.destroy())
  peer.once('close', () => stream.destroy())
  stream.once('close', () => peer.destroy())
  stream.pipe(peer).pipe(stream)
}

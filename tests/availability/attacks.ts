import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type AttackTarget, createAttackClient, loop, openSocket } from './attack-target.ts'
import { HEAVY_QUERIES } from './heavy-queries.ts'

/** Attacks with about `size` connections, loops or requests until the signal, then closes everything. */
type Attack = (target: AttackTarget, size: number, signal: AbortSignal) => Promise<void>

/** Sends a byte of each request from time to time. A connection that the server closes is opened again. */
const sendSlowly =
  (start: string, nextBytes: string): Attack =>
  async (target, size, signal) => {
    await loop(size, signal, async () => {
      const socket = openSocket(target)
      const closed = new Promise((resolve) => void socket.once('close', resolve))
      const send = () => socket.write(nextBytes)
      const timer = setInterval(send, 2_000)
      const leave = () => socket.destroy()
      signal.addEventListener('abort', leave)
      socket.write(start)
      socket.resume()
      await closed
      clearInterval(timer)
      signal.removeEventListener('abort', leave)
      await pause(1_000, undefined, { signal }).catch(() => {})
    })
  }

const MALFORMED = [
  'GET  /en HTTP/1.1\r\n\r\n',
  'GE\0T / HTTP/1.1\r\nhost: x\r\n\r\n',
  'POST /en/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n',
  'GET /%zz%00 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]

export const ATTACKS: Record<string, Attack> = {
  'slow bodies': sendSlowly(
    'POST /en/contact/message HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    'x',
  ),
  'slow headers': sendSlowly('GET /en HTTP/1.1\r\nhost: x\r\n', 'x-slow: 1\r\n'),

  async 'heavy queries'(target, size, signal) {
    const client = createAttackClient(target, size)
    await loop(size, signal, async (n) => {
      const [query, headers] = HEAVY_QUERIES[n % HEAVY_QUERIES.length]!
      const sent = client.get(`/rest/v1/${query}`, headers)
      signal.addEventListener('abort', sent.leave)
      await sent.status
      signal.removeEventListener('abort', sent.leave)
    })
    client.close()
  },

  /** Asks for another size each time and leaves after a while. */
  async 'image sizes'(target, size, signal) {
    const client = createAttackClient(target, size)
    await loop(size, signal, async (n) => {
      const width = 100 + (n % 1900)
      const path = n % 2 ? '/storage/v1/object/public/' : '/storage/v1/render/image/public/'
      const sent = client.get(`${path}${target.drawing}?width=${width}&format=webp`)
      await Promise.race([sent.status, pause(1_500, undefined, { signal }).catch(() => {})])
      sent.leave()
    })
    client.close()
  },

  async prints(target, size, signal) {
    const client = createAttackClient(target, size)
    await loop(size, signal, async (n) => {
      const options = `lang=${['en', 'de', 'fr'][n % 3]}&paper=${n % 2 ? 'a4' : 'letter'}&r=${n}`
      const sent = client.get(`/print/friendly-cat.${n % 4 ? 'pdf' : 'png'}?${options}`)
      signal.addEventListener('abort', sent.leave)
      await sent.status
      signal.removeEventListener('abort', sent.leave)
    })
    client.close()
  },

  /** Asks for packs of thirty pages, most of which do not exist, and leaves after a while. */
  async 'class packs'(target, size, signal) {
    const client = createAttackClient(target, size)
    await loop(size, signal, async (n) => {
      const slugs = Array.from({ length: 29 }, (_, page) => `page-${n}-${page}`)
      const sent = client.get(`/print/pack/class.pdf?pages=friendly-cat,${slugs}&word=${n}`)
      await Promise.race([sent.status, pause(1_000, undefined, { signal }).catch(() => {})])
      sent.leave()
    })
    client.close()
  },

  async 'unknown parameters'(target, size, signal) {
    const client = createAttackClient(target, size)
    const paths = ['/en/page/friendly-cat', '/en/top-100', '/en', '/de/category/animals']
    await loop(size, signal, async (n) => {
      const sent = client.get(`${paths[n % paths.length]}?r=${n}`, { 'accept-encoding': 'gzip' })
      signal.addEventListener('abort', sent.leave)
      await sent.status
      signal.removeEventListener('abort', sent.leave)
    })
    client.close()
  },

  /** Five joins on each socket, again and again. */
  async 'realtime joins'(target, size, signal) {
    const url = `ws://127.0.0.1:${target.port}/realtime/v1/websocket?apikey=${target.key}&vsn=2.0.0`
    await loop(Math.ceil(size / 5), signal, async (n) => {
      const socket = new WebSocket(url, { localAddress: target.from })
      const closed = new Promise((resolve) => void socket.once('close', resolve))
      const leave = () => socket.terminate()
      signal.addEventListener('abort', leave)
      socket.on('error', () => {})
      socket.on('open', () => {
        const changes = [{ event: '*', schema: 'public', table: 'ai_prompts' }]
        for (let channel = 0; channel < 5; channel++)
          socket.send(
            JSON.stringify([
              '1',
              String(channel),
              `realtime:${n}-${channel}`,
              'phx_join',
              { config: { postgres_changes: changes } },
            ]),
          )
      })
      await Promise.race([closed, pause(3_000, undefined, { signal }).catch(() => {})])
      leave()
      signal.removeEventListener('abort', leave)
      await pause(500, undefined, { signal }).catch(() => {})
    })
  },

  /** Calls a function with the largest bodies: texts, and as many small values as fit. */
  async 'large bodies'(target, size, signal) {
    const client = createAttackClient(target, size)
    const bodies = [
      JSON.stringify({ prompt: 'x'.repeat(2_900_000) }),
      JSON.stringify({ scene: { values: Array<number>(1_400_000).fill(1) } }),
    ]
    await loop(size, signal, async (n) => {
      const sent = client.call('generate-ai-coloring-page', bodies[n % bodies.length]!)
      signal.addEventListener('abort', sent.leave)
      await sent.status
      signal.removeEventListener('abort', sent.leave)
    })
    client.close()
  },

  /** Makes wishes and leaves as soon as the first stage is reported. */
  async 'abandoned wishes'(target, size, signal) {
    const client = createAttackClient(target, size)
    await loop(size, signal, async (n) => {
      const body = JSON.stringify({ prompt: `a cat and ${n} dogs` })
      const sent = client.call('generate-ai-coloring-page', body, { accept: 'text/event-stream' })
      await Promise.race([sent.status, pause(300, undefined, { signal }).catch(() => {})])
      sent.leave()
    })
    client.close()
  },

  /** Fills one topic with members who send large broadcasts and presences to all the others. */
  async broadcasts(target, size, signal) {
    const url = `ws://127.0.0.1:${target.port}/realtime/v1/websocket?apikey=${target.key}&vsn=2.0.0`
    const messages = [
      ['broadcast', { type: 'broadcast', event: 'e', payload: { text: 'x'.repeat(60_000) } }],
      ['presence', { type: 'presence', event: 'track', payload: { text: 'x'.repeat(1_900) } }],
    ] as const
    await loop(size, signal, async (member) => {
      const socket = new WebSocket(url, { localAddress: target.from })
      const closed = new Promise((resolve) => void socket.once('close', resolve))
      const leave = () => socket.terminate()
      signal.addEventListener('abort', leave)
      const send = (event: string, payload: unknown) =>
        socket.readyState === WebSocket.OPEN &&
        socket.send(JSON.stringify(['1', '1', 'realtime:full', event, payload]))
      const config = { presence: { key: String(member), enabled: true } }
      const join = () => send('phx_join', { access_token: target.token, config })
      socket.on('error', () => {}).on('open', join)
      let sent = 0
      const timer = setInterval(() => {
        // The server closes the channel of a client that sends too much.
        if (sent % 8 === 7) join()
        const [event, payload] = messages[sent++ % messages.length]!
        send(event, payload)
      }, 200)
      await closed
      clearInterval(timer)
      signal.removeEventListener('abort', leave)
      await pause(500, undefined, { signal }).catch(() => {})
    })
  },

  /** Sends a packet of requests on each of `size` connections without waiting. It has its own address, which is cut off. */
  async 'pipelined requests'(target, size, signal) {
    const packet = 'GET /en/page/friendly-cat HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1000)
    await loop(size, signal, async () => {
      const socket = openSocket({ ...target, from: '127.0.0.77' })
      const closed = new Promise((resolve) => void socket.once('close', resolve))
      socket.write(packet)
      await Promise.race([closed, pause(2_000, undefined, { signal }).catch(() => {})])
      socket.destroy()
      await pause(100, undefined, { signal }).catch(() => {})
    })
  },

  /** Sends `size` requests, fifty at a time, and begins again. */
  async 'malformed requests'(target, size, signal) {
    await loop(Math.min(size, 50), signal, async (n) => {
      const socket = openSocket(target)
      const closed = new Promise((resolve) => void socket.once('close', resolve))
      socket.resume()
      socket.end(MALFORMED[n % MALFORMED.length]!)
      await Promise.race([closed, pause(2_000, undefined, { signal }).catch(() => {})])
      socket.destroy()
      if (n >= size) await pause(100, undefined, { signal }).catch(() => {})
    })
  },
}

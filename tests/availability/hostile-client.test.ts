// The attacks of `npm run prove -- hostile`, smaller: while one address sends all of them at once, another visitor gets
// every page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONNECTION_LIMITS } from '#server/http/visitor-limits.ts'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'
import { type AttackTarget, openSocket } from './attack-target.ts'
import { ATTACKS } from './attacks.ts'
import { viewPages } from './visitor.ts'

const SIZES: Record<string, number> = {
  'slow bodies': 40,
  'slow headers': 40,
  'heavy queries': 4,
  'image sizes': 4,
  prints: 4,
  'class packs': 4,
  'unknown parameters': 60,
  'realtime joins': 50,
  'large bodies': 8,
  'abandoned wishes': 4,
  broadcasts: 40,
  'malformed requests': 20,
}
const VISITOR = '127.0.0.2'

let site: InProcessSite
let target: AttackTarget
beforeAll(async () => {
  // Without a trusted proxy the address of a client is that of its connection.
  site = await startInProcessSite({ TRUST_PROXY: '0' })
  const html = await (await site.request('/en/page/friendly-cat')).text()
  const [, drawing] = /\/storage\/v1\/object\/public\/([^"?\s]+)/.exec(html)!
  target = {
    port: site.port,
    key: site.keys.publishable,
    token: site.tokenOf('user')!,
    from: '127.0.0.66',
    drawing: drawing!,
  }
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

test('one address cannot open more than its share of connections, and another address still can', async () => {
  const count = CONNECTION_LIMITS.perKey + 44
  const sockets = Array.from({ length: count }, () => openSocket(target))
  for (const socket of sockets) socket.resume().write('GET /en HTTP/1.1\r\n')
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(44)
  const [view] = await viewPages({ port: site.port, from: VISITOR }, 1)
  expect(view!.status).toBe(200)
  for (const socket of sockets) socket.destroy()
})

test('a request takes a place only after its body: slow bodies delay no page of the same address', async () => {
  const from = '127.0.0.67'
  // If each took a place in the render queue, eight would be enough to delay the pages below.
  const senders = Array.from({ length: 20 }, () => openSocket({ ...target, from }))
  for (const socket of senders)
    socket
      .resume()
      .write(
        'POST /en/contact/message HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
      )
  await expect.poll(() => senders.every(({ bytesWritten }) => bytesWritten > 0)).toBe(true)
  const views = await viewPages({ port: site.port, from }, 7)
  expect(views.map(({ status }) => status)).toEqual(Array<number>(7).fill(200))
  for (const socket of senders) socket.destroy()
})

test('while one address attacks with everything at once, another visitor gets every page', async () => {
  const end = new AbortController()
  const attacks = Object.entries(SIZES).map(([name, size]) => ATTACKS[name]!(target, size, end.signal))
  const views = await viewPages({ port: site.port, from: VISITOR }, 7)
  end.abort()
  await Promise.all(attacks)
  expect(views.filter(({ status }) => status !== 200)).toEqual([])
}, 120_000)

import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listen } from '#server/listen.ts'
import { openFiles } from './open-files.ts'

test('a body that trickles in is cut when its time is up, and leaves nothing', async () => {
  const opened = await openFiles()
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: opened.fetch,
    // The real ones are a minute; what is tested is that they cut, and what the cut leaves.
    timeLimits: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 },
  })
  const upload = request(`http://127.0.0.1:${server.port}/storage/v1/object/open/slow.txt`, {
    method: 'POST',
    headers: { authorization: 'Bearer service', 'content-type': 'text/plain' },
  })
  const cut = new Promise<void>((resolve) => upload.once('close', () => resolve()))
  upload.on('error', () => {})
  upload.on('response', (response) => response.resume())
  upload.write('x'.repeat(2048))
  const trickle = setInterval(() => upload.write('x'), 50)
  await cut
  clearInterval(trickle)
  await server.close(1000)
  const waiting = path.join(opened.folder, '.waiting')
  await expect.poll(() => (existsSync(waiting) ? readdirSync(waiting) : [])).toEqual([])
  expect(await opened.sql`select from storage.objects`).toHaveLength(0)
  await opened.close()
})

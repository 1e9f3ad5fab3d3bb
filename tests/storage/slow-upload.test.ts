import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listen } from '#server/http/listen/listen.ts'
import { createStorageFixture } from './support/storage-fixture.ts'

test('a slow upload is aborted after its time limit and leaves nothing', async () => {
  const fixture = await createStorageFixture()
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: fixture.fetch,
    // Shorter than the server's limits of a minute, to keep the test fast.
    timeouts: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 },
  })
  const upload = request(`http://127.0.0.1:${server.port}/storage/v1/object/open/slow.txt`, {
    method: 'POST',
    headers: { authorization: 'Bearer service', 'content-type': 'text/plain' },
  })
  const closed = new Promise<void>((resolve) => upload.once('close', () => resolve()))
  upload.on('error', () => {})
  upload.on('response', (response) => response.resume())
  upload.write('x'.repeat(2048))
  const trickle = setInterval(() => upload.write('x'), 50)
  await closed
  clearInterval(trickle)
  await server.close(1000)
  const temporaryFolder = path.join(fixture.folder, '.waiting')
  await expect.poll(() => (existsSync(temporaryFolder) ? readdirSync(temporaryFolder) : [])).toEqual([])
  expect(await fixture.sql`select from storage.objects`).toHaveLength(0)
  await fixture.close()
})

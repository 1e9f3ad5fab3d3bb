import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'colorami-static-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(path.join(folder, 'assets'))
const script = 'console.log("crayon");'.repeat(100)
writeFileSync(path.join(folder, 'assets', 'home-abc123.js'), script)
writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *')
const app = new Hono().use(staticFiles(folder)).get('*', (c) => c.text('the app', 404))

test('an asset with a hash in its name is cached for ever', async () => {
  const response = await app.request('/assets/home-abc123.js')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(await response.text()).toBe(script)
})

test('a script that runs as a worker may request files of this site only', async () => {
  const response = await app.request('/assets/home-abc123.js')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  )
})

test('a browser that accepts brotli gets brotli', async () => {
  const response = await app.request('/assets/home-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(script)
})

test('an unchanged file is not sent again', async () => {
  const etag = (await app.request('/robots.txt')).headers.get('etag')!
  expect((await app.request('/robots.txt', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('files outside the folder cannot be reached', async () => {
  for (const address of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets',
  ])
    expect(await (await app.request(address)).text()).toBe('the app')
})

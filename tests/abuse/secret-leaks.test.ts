// Sets every secret of the configuration to a recognisable value, then searches everything that leaves the server for it.
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { copySiteTemplate } from '#tests/process/support/site-process.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

const CANARY = 'c4n4ry'
const secret = (name: string) => `${CANARY}-${name}-f3a9`

const ENVIRONMENT = {
  SMTP_URL: `smtp://mailer:${secret('smtp')}@127.0.0.1:9`,
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITE_KEY: 'public-value',
  CAPTCHA_SECRET: secret('captcha'),
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_API_KEY: secret('ai'),
  AI_IMAGE_MODEL: 'none',
  AI_TEXT_MODEL: 'a-model',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'pages',
  S3_ACCESS_KEY_ID: secret('s3-id'),
  S3_SECRET_ACCESS_KEY: secret('s3'),
  OAUTH_EXAMPLE_ISSUER: 'http://127.0.0.1:9',
  OAUTH_EXAMPLE_CLIENT_ID: 'public-value',
  OAUTH_EXAMPLE_CLIENT_SECRET: secret('oauth'),
  SMS_URL: 'http://127.0.0.1:9/messages',
  SMS_AUTHORIZATION: `Bearer ${secret('sms')}`,
  METRICS_TOKEN: secret('metrics'),
  COLORAMI_OF_NO_USE: secret('unknown'),
  LOG_LEVEL: 'debug',
  SEED: 'none',
}

let site: ServerProcess
let publishable: string
const responses: [path: string, content: string][] = []
beforeAll(async () => {
  await buildIfChanged()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-secrets-'))
  // Under root, PostgreSQL runs as another account that must be able to enter the folder.
  chmodSync(dataDir, 0o711)
  await copySiteTemplate(dataDir)
  site = await startServer({ ...ENVIRONMENT, DATA_DIR: dataDir })
  const config = await (await fetch(`${site.url}/config.json`)).text()
  publishable = (JSON.parse(config) as { publishableKey: string }).publishableKey
}, START_TIMEOUT_MS)
afterAll(() => site?.remove())

const PUBLIC_PATHS = [
  '/healthz',
  '/config.json',
  '/metrics',
  '/outbox',
  '/.env',
  '/.well-known/jwks.json',
  '/robots.txt',
]
const SCREEN_PATHS = [
  '/en',
  '/de/auth',
  '/en/admin',
  '/en/setup',
  '/en/contact',
  '/en/no-such-place',
  '/sitemap.xml',
]
const API_PATHS = [
  '/auth/v1/settings',
  '/auth/v1/authorize?provider=example',
  '/auth/v1/callback?code=x&state=y',
  '/rest/v1/',
  '/rest/v1/coloring_pages?select=nonsense(',
  '/rest/v1/rpc/no_such_function',
  '/storage/v1/bucket',
  '/storage/v1/object/public/pages/none.svg',
  '/print/none.pdf',
]
const POSTS: [string, unknown][] = [
  [
    '/auth/v1/signup',
    { email: 'a@example.org', password: 'Kangaroo-7!', gotrue_meta_security: { captcha_token: 'x' } },
  ],
  ['/auth/v1/recover', { email: 'a@example.org', gotrue_meta_security: { captcha_token: 'x' } }],
  ['/auth/v1/token?grant_type=password', '{'],
  ['/functions/v1/generate-ai-coloring-page', { prompt: 'a cat' }],
  ['/functions/v1/admin-site-status', {}],
  ['/rest/v1/rpc/send_contact_message', {}],
  ['/storage/v1/object/pages/x.svg', '<svg/>'],
]

test('no response contains a secret, even if a service behind the server fails', async () => {
  const headers = { apikey: publishable, authorization: `Bearer ${publishable}` }
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...init.headers },
    })
    responses.push([path, `${JSON.stringify([...response.headers])} ${await response.text()}`])
  }
  for (const path of [...PUBLIC_PATHS, ...SCREEN_PATHS, ...API_PATHS]) await send(path)
  for (const [path, body] of POSTS)
    await send(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  expect(responses.filter(([, text]) => text.includes(CANARY)).map(([path]) => path)).toEqual([])
})

test('no log line contains a secret or the query of a request', async () => {
  await fetch(`${site.url}/auth/v1/verify?token=${CANARY}-in-the-query&type=signup`, { redirect: 'manual' })
  // Log lines may arrive shortly after the response.
  await expect.poll(() => site.output()).toContain('/auth/v1/verify')
  expect(site.output()).not.toContain(CANARY)
})

test('the browser bundle contains no secret and no server key', () => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json|html|map|gz)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const name of files) {
    const bytes = readFileSync(path.join('build/client', name))
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    expect(text.includes(CANARY), name).toBe(false)
    expect(/sb_secret_\w|service_role|process\.env\.[A-Z]|PRIVATE KEY/.exec(text)?.[0], name).toBeUndefined()
    // Source maps would publish the server's source code.
    expect(name.endsWith('.map')).toBe(false)
  }
})

test('a failed start names the invalid variable but not its value', async () => {
  await expect(startServer({ ...ENVIRONMENT, SMTP_URL: `ftp://${secret('smtp')}@mail` })).rejects.toSatisfy(
    (error: Error) => error.message.includes('SMTP_URL') && !error.message.includes(CANARY),
  )
})

// Every secret an operator can set is one that can be recognised; then everything that leaves the server is searched for them.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'

const CANARY = 'c4n4ry'
const secret = (name: string) => `${CANARY}-${name}-f3a9`

const ENVIRONMENT = {
  SMTP_URL: `smtp://mailer:${secret('smtp')}@127.0.0.1:9`,
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITE_KEY: 'shown-to-everybody',
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
  OAUTH_EXAMPLE_CLIENT_ID: 'shown-to-everybody',
  OAUTH_EXAMPLE_CLIENT_SECRET: secret('oauth'),
  METRICS_TOKEN: secret('metrics'),
  COLORAMI_OF_NO_USE: secret('unknown'),
  LOG_LEVEL: 'debug',
  SEED: 'none',
}

let site: ServerProcess
let publishable: string
/** Where something was read, and what. */
const seen: [string, string][] = []
beforeAll(async () => {
  await buildIfChanged()
  site = await startServer(ENVIRONMENT)
  const facts = await (await fetch(`${site.url}/config.json`)).text()
  publishable = (JSON.parse(facts) as { publishableKey: string }).publishableKey
})
afterAll(() => site?.remove())

const QUIET = [
  '/healthz',
  '/config.json',
  '/metrics',
  '/outbox',
  '/.env',
  '/.well-known/jwks.json',
  '/robots.txt',
]
const SCREENS = [
  '/en',
  '/de/auth',
  '/en/admin',
  '/en/setup',
  '/en/contact',
  '/en/no-such-place',
  '/sitemap.xml',
]
const WIRES = [
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

test('no answer holds a secret, whatever goes wrong behind it', async () => {
  const headers = { apikey: publishable, authorization: `Bearer ${publishable}` }
  const read = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(site.url + address, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...init.headers },
    })
    seen.push([address, `${JSON.stringify([...answer.headers])} ${await answer.text()}`])
  }
  for (const address of [...QUIET, ...SCREENS, ...WIRES]) await read(address)
  for (const [address, body] of POSTS)
    await read(address, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  expect(seen.filter(([, text]) => text.includes(CANARY)).map(([where]) => where)).toEqual([])
})

test('no log line holds one, and no path of a request its query', async () => {
  await fetch(`${site.url}/auth/v1/verify?token=${CANARY}-in-the-address&type=signup`, { redirect: 'manual' })
  // What it writes reaches us a moment after its answer.
  await expect.poll(() => site.output()).toContain('/auth/v1/verify')
  expect(site.output()).not.toContain(CANARY)
})

test('what a browser loads was built without any of them, and knows no key of the server', () => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json|html|map|gz)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const name of files) {
    const bytes = readFileSync(path.join('build/client', name))
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    expect(text.includes(CANARY), name).toBe(false)
    expect(/sb_secret_\w|service_role|process\.env\.[A-Z]|PRIVATE KEY/.exec(text)?.[0], name).toBeUndefined()
    // Maps would hand out the comments of the server's part, too.
    expect(name.endsWith('.map')).toBe(false)
  }
})

test('a start that fails names what is wrong and not what it was given', async () => {
  await expect(startServer({ ...ENVIRONMENT, SMTP_URL: `ftp://${secret('smtp')}@mail` })).rejects.toSatisfy(
    (error: Error) => error.message.includes('SMTP_URL') && !error.message.includes(CANARY),
  )
})

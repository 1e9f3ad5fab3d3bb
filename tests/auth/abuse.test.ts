import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimits } from '#backend/auth/rate-limits/rate-limits.ts'
import { ROUTES } from '#backend/auth/routes.ts'
import {
  fragmentParams,
  createAuthFixture,
  PASSWORD,
  SITE,
  type AuthFixture,
} from './support/auth-fixture.ts'

let fixture: AuthFixture
const captchas: string[] = []
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

const post = async (path: string, body: unknown, from = '192.0.2.1', target = fixture) => {
  const response = await target.request(path, { method: 'POST', body: JSON.stringify(body), from })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  }
}
const signIn = (email: string, password: string, from?: string) =>
  post('/token?grant_type=password', { email, password }, from)

// Hashing up to 60 passwords takes long on a busy machine with few cores.
describe('guessing passwords', { timeout: 120_000 }, () => {
  it('is limited after 200 guesses on one account from one IP address, and the owner can still sign in from another', async () => {
    await fixture.createUser('target@example.org')
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, i) => signIn('target@example.org', `Guess-${i}!`, '198.51.100.7')),
    )
    const checked = guesses.filter(({ status }) => status === 400)
    const limited = guesses.filter(({ status }) => status === 429)
    expect(checked.length).toBeLessThanOrEqual(10)
    expect(limited.length).toBe(200 - checked.length)
    expect(Number(limited[0]!.retryAfter)).toBeGreaterThan(0)
    expect((await signIn('target@example.org', PASSWORD, '198.51.100.7')).status).toBe(429)
    expect((await signIn('target@example.org', PASSWORD, '203.0.113.9')).status).toBe(200)
  })

  it('from many IP addresses does not lock the owner out where the account is signed in', async () => {
    const email = 'signed-in@example.org'
    await fixture.createUser(email)
    expect((await signIn(email, PASSWORD, '2001:db8:1:1::1')).status).toBe(200)
    const limits = createRateLimits({ sql: fixture.database.sql, clock: () => fixture.clock.now })
    while (await limits.tryConsume('signInFailuresPerAccount', email));
    expect((await signIn(email, PASSWORD, '203.0.113.99')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '2001:db8:1:1::2')).status).toBe(200)
  })

  it('is limited when one IP address tries one password on 200 accounts', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, i) => signIn(`user${i}@example.org`, 'Summer-2026!', '198.51.100.8')),
    )
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(60)
    expect(guesses.some(({ status }) => status === 429)).toBe(true)
  })

  it('does not reveal which e-mail has an account', async () => {
    await fixture.createUser('here@example.org')
    const [known, unknown] = [
      await signIn('here@example.org', 'Wrong-1!', '198.51.100.9'),
      await signIn('nowhere@example.org', 'Wrong-1!', '198.51.100.9'),
    ]
    expect(known).toEqual(unknown)
    expect(known.body).toMatchObject({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
  })

  it('is limited per IPv6 network, not per address', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        signIn('target@example.org', 'Wrong-1!', `2001:db8:7:7::${i.toString(16)}`),
      ),
    )
    expect(responses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
  })
})

describe('guessing codes', () => {
  it('does not lock the owner out, although a stranger has no tries left', async () => {
    const email = 'code@example.org'
    await fixture.createUser(email)
    await post('/otp', { email }, '203.0.113.20')
    const { code } = await fixture.mailbox.waitFor(email, 'sign_in')
    const verify = (token: string, from: string) => post('/verify', { type: 'email', email, token }, from)
    const wrong = code === '111111' ? '222222' : '111111'
    const guesses = await Promise.all(Array.from({ length: 30 }, () => verify(wrong, '198.51.100.30')))
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5)
    expect((await verify(code!, '198.51.100.30')).status).toBe(429)
    expect((await verify(code!, '203.0.113.20')).status).toBe(200)
  })

  it('ends a code after ten tries from all IP addresses together', async () => {
    const email = 'many-tries@example.org'
    await fixture.createUser(email)
    await post('/otp', { email }, '203.0.113.21')
    const { code } = await fixture.mailbox.waitFor(email, 'sign_in')
    const wrong = code === '111111' ? '222222' : '111111'
    const verify = (token: string, from: string) => post('/verify', { type: 'email', email, token }, from)
    for (let n = 0; n < 10; n++) expect((await verify(wrong, `198.51.100.${100 + n}`)).status).toBe(403)
    fixture.clock.advance(15 * 60)
    expect((await verify(code!, '203.0.113.21')).status).toBe(403)
  })
})

describe('a school behind one IP address', () => {
  it('lets 25 children sign up, confirm, mistype once and sign in at the same time', async () => {
    const from = '203.0.113.50'
    const children = Array.from({ length: 25 }, (_, i) => `child${i}@school.org`)
    const signedUp = await Promise.all(
      children.map((email) => post('/signup', { email, password: PASSWORD }, from)),
    )
    expect(signedUp.map(({ status }) => status)).toEqual(children.map(() => 200))
    const mails = await Promise.all(children.map((email) => fixture.mailbox.waitFor(email, 'confirm')))
    for (const { link } of mails)
      expect(fragmentParams(await fixture.submitLinkPage(link!)).type).toBe('signup')
    await Promise.all(children.map((email) => signIn(email, 'Mistyped-1!', from)))
    const responses = await Promise.all(children.map((email) => signIn(email, PASSWORD, from)))
    expect(responses.map(({ status }) => status)).toEqual(children.map(() => 200))
  })
})

describe('mails', () => {
  it('reach one recipient at most a few times an hour, and the response stays the same', async () => {
    await fixture.createUser('victim@example.org')
    fixture.clock.advance(3600)
    const responses = []
    for (let i = 0; i < 100; i++)
      responses.push(await post('/recover', { email: 'victim@example.org' }, `198.51.100.${i}`))
    expect(new Set(responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set(['200 {}']),
    )
    await fixture.mailbox.waitFor('victim@example.org', 'recover')
    const sent = fixture.mailbox.all.filter(
      ({ to, kind }) => to === 'victim@example.org' && kind === 'recover',
    )
    expect(sent.length).toBeLessThanOrEqual(6)
  })

  it('that a stranger requests at one IP address leave some for the owner', async () => {
    const email = 'flooded@example.org'
    await fixture.createUser(email)
    fixture.clock.advance(3600)
    for (let n = 0; n < 20; n++) await post('/recover', { email }, '198.51.100.201')
    await post('/otp', { email }, '203.0.113.22')
    await fixture.mailbox.waitFor(email, 'sign_in')
  })

  it('are limited per IP address across all recipients', async () => {
    const responses = []
    for (let i = 0; i < 90; i++)
      responses.push(await post('/recover', { email: `p${i}@example.org` }, '198.51.100.200'))
    expect(responses.at(-1)).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit' },
    })
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'contain links that redirect to the site, not to %s',
    async (evil) => {
      const email = `to-${evil.replaceAll(/\W/g, '')}-${evil.charCodeAt(1)}@example.org`
      await fixture.request(`/signup?redirect_to=${encodeURIComponent(evil)}`, {
        method: 'POST',
        body: JSON.stringify({ email, password: PASSWORD }),
        from: '203.0.113.77',
      })
      const { link } = await fixture.mailbox.waitFor(email, 'confirm')
      const forged = new URL(link!)
      forged.searchParams.set('redirect_to', evil)
      const redirectUrl = await fixture.submitLinkPage(forged.href)
      expect(redirectUrl.origin).toBe(SITE)
      expect(fragmentParams(redirectUrl).type).toBe('signup')
    },
  )
})

describe('a configured captcha', () => {
  it('protects sign-up, sign-in, codes and password resets', async () => {
    const guarded = await createAuthFixture({
      sharedWith: fixture,
      checkCaptcha: async (token) => {
        captchas.push(token)
        return token === 'solved'
      },
    })
    const from = '203.0.113.90'
    const email = 'robot@example.org'
    const paths = ['/signup', '/token?grant_type=password', '/recover', '/otp', '/resend']
    for (const path of paths) {
      const body = { email, password: PASSWORD, type: 'signup' }
      for (const security of [undefined, {}, { captcha_token: 'wrong' }]) {
        const response = await post(path, { ...body, gotrue_meta_security: security }, from, guarded)
        expect(response, path).toMatchObject({ status: 400, body: { error_code: 'captcha_failed' } })
      }
    }
    const options = { captchaToken: 'solved' }
    const { error } = await guarded.client({ from }).auth.signUp({ email, password: PASSWORD, options })
    expect(error).toBeNull()
    expect(captchas).toContain('solved')
    await guarded.close()
  })
})

describe('malformed requests', () => {
  const bodies: [string, string][] = [
    ['no JSON', '{'],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['an array for an e-mail', '{"email":["a@b.org"],"password":"Kangaroo-7!"}'],
    ['an object for a password', '{"email":"a@b.org","password":{"$ne":null}}'],
    ['prototypes', '{"__proto__":{"email":"a@b.org"},"constructor":{"prototype":{"admin":true}}}'],
    ['NUL', '{"email":"a@b.org","password":"Kangaroo-7!\\u0000"}'],
    ['half a character', '{"email":"a@b.org","password":"Kangaroo-7!\\ud800"}'],
    ['too much', JSON.stringify({ email: 'a@b.org', password: 'x'.repeat(70_000) })],
    [
      'deep nesting',
      `{"data":${'['.repeat(5000)}${']'.repeat(5000)},"email":"a@b.org","password":"Kangaroo-7!"}`,
    ],
  ]

  it.each(bodies)('with %s as body cause no server error and reveal no internals', async (_name, body) => {
    for (const { method, path } of ROUTES.filter((route) => route.method !== 'GET')) {
      const address = path.replaceAll(/:\w+/g, crypto.randomUUID())
      const query = path === '/token' ? '?grant_type=password' : ''
      const response = await fixture.request(address + query, {
        method,
        body,
        from: `203.0.${Math.floor(Math.random() * 255)}.9`,
        headers: {
          apikey: path.startsWith('/admin')
            ? fixture.tokens.apiKeys.secret
            : fixture.tokens.apiKeys.publishable,
        },
      })
      // Other endpoints ignore unknown fields, so the request may be valid for them.
      const needsFields = path === '/signup' || path === '/token'
      expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(needsFields ? 400 : 200)
      expect(response.status, `${method} ${path}`).toBeLessThan(500)
      expect(await response.text()).not.toMatch(/at .*\.ts|postgres|select |node_modules/i)
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('get 404 for an unknown path and 405 for an unknown method', async () => {
    expect((await fixture.request('/sso', { method: 'POST' })).status).toBe(404)
    expect((await fixture.request('/signup', { method: 'PATCH' })).status).toBe(405)
    expect((await fixture.request('/factors/../admin/users')).status).not.toBe(200)
  })

  it('get 401 without an API key, except on the paths that a browser opens directly', async () => {
    for (const { method, path } of ROUTES) {
      const address = path.replaceAll(/:\w+/g, crypto.randomUUID())
      const { status } = await fixture.auth.fetch(new Request(`${SITE}/auth/v1${address}`, { method }))
      const needsNoKey = ['/.well-known/jwks.json', '/verify', '/authorize', '/callback'].includes(path)
      if (!needsNoKey || method === 'POST') expect(status, `${method} ${path}`).toBe(401)
      else expect(status, `${method} ${path}`).not.toBe(401)
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '#backend/auth/routes.ts'
import { fragment, openStage, PASSWORD, SITE, type Stage } from './support/stage.ts'

let stage: Stage
const captchas: string[] = []
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const post = async (path: string, body: unknown, from = '192.0.2.1', on = stage) => {
  const response = await on.ask(path, { method: 'POST', body: JSON.stringify(body), from })
  return { status: response.status, wait: response.headers.get('retry-after'), body: await response.json() }
}
const signIn = (email: string, password: string, from?: string) =>
  post('/token?grant_type=password', { email, password }, from)

describe('guessing passwords', () => {
  it('200 on one account from one address are cut short; the right one from elsewhere still works', async () => {
    await stage.person('target@example.org')
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, i) => signIn('target@example.org', `Guess-${i}!`, '198.51.100.7')),
    )
    const tried = guesses.filter(({ status }) => status === 400)
    const refused = guesses.filter(({ status }) => status === 429)
    expect(tried.length).toBeLessThanOrEqual(10)
    expect(refused.length).toBe(200 - tried.length)
    expect(Number(refused[0]!.wait)).toBeGreaterThan(0)
    expect((await signIn('target@example.org', PASSWORD, '198.51.100.7')).status).toBe(429)
    expect((await signIn('target@example.org', PASSWORD, '203.0.113.9')).status).toBe(200)
  })

  it('one on 200 accounts from one address is cut short too', async () => {
    const sprays = await Promise.all(
      Array.from({ length: 200 }, (_, i) => signIn(`user${i}@example.org`, 'Summer-2026!', '198.51.100.8')),
    )
    expect(sprays.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(60)
    expect(sprays.some(({ status }) => status === 429)).toBe(true)
  })

  it('tells nothing about which address has an account', async () => {
    await stage.person('here@example.org')
    const [known, unknown] = [
      await signIn('here@example.org', 'Wrong-1!', '198.51.100.9'),
      await signIn('nowhere@example.org', 'Wrong-1!', '198.51.100.9'),
    ]
    expect(known).toEqual(unknown)
    expect(known.body).toMatchObject({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
  })

  it('a whole IPv6 network counts as one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        signIn('target@example.org', 'Wrong-1!', `2001:db8:7:7::${i.toString(16)}`),
      ),
    )
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
  })
})

describe('a school behind one address', () => {
  it('25 children sign up, confirm, mistype once and sign in at the same time', async () => {
    const from = '203.0.113.50'
    const children = Array.from({ length: 25 }, (_, i) => `child${i}@school.org`)
    const signedUp = await Promise.all(
      children.map((email) => post('/signup', { email, password: PASSWORD }, from)),
    )
    expect(signedUp.map(({ status }) => status)).toEqual(children.map(() => 200))
    const mails = await Promise.all(children.map((email) => stage.mailbox.take(email, 'confirm')))
    for (const { link } of mails) expect(fragment(await stage.press(link!)).type).toBe('signup')
    await Promise.all(children.map((email) => signIn(email, 'Mistyped-1!', from)))
    const answers = await Promise.all(children.map((email) => signIn(email, PASSWORD, from)))
    expect(answers.map(({ status }) => status)).toEqual(children.map(() => 200))
  })
})

describe('mails', () => {
  it('a victim gets at most a few an hour, and the answer stays the same', async () => {
    await stage.person('victim@example.org')
    stage.clock.pass(3600)
    const answers = []
    for (let i = 0; i < 100; i++)
      answers.push(await post('/recover', { email: 'victim@example.org' }, `198.51.100.${i}`))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set(['200 {}']),
    )
    await stage.mailbox.take('victim@example.org', 'recover')
    const sent = stage.mailbox.all.filter(({ to, kind }) => to === 'victim@example.org' && kind === 'recover')
    expect(sent.length).toBeLessThanOrEqual(4)
  })

  it('one address cannot have mails sent to all the world', async () => {
    const answers = []
    for (let i = 0; i < 90; i++)
      answers.push(await post('/recover', { email: `p${i}@example.org` }, '198.51.100.200'))
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } })
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'lead to the site, not to %s',
    async (evil) => {
      const email = `to-${evil.replaceAll(/\W/g, '')}-${evil.charCodeAt(1)}@example.org`
      await stage.ask(`/signup?redirect_to=${encodeURIComponent(evil)}`, {
        method: 'POST',
        body: JSON.stringify({ email, password: PASSWORD }),
        from: '203.0.113.77',
      })
      const { link } = await stage.mailbox.take(email, 'confirm')
      const forged = new URL(link!)
      forged.searchParams.set('redirect_to', evil)
      const landed = await stage.press(forged.href)
      expect(landed.origin).toBe(SITE)
      expect(fragment(landed).type).toBe('signup')
    },
  )
})

describe('a captcha, where one is configured', () => {
  it('guards sign-up, sign-in, codes and resets', async () => {
    const guarded = await openStage({
      beside: stage,
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
        const answer = await post(path, { ...body, gotrue_meta_security: security }, from, guarded)
        expect(answer, path).toMatchObject({ status: 400, body: { error_code: 'captcha_failed' } })
      }
    }
    const options = { captchaToken: 'solved' }
    const { error } = await guarded.client({ from }).auth.signUp({ email, password: PASSWORD, options })
    expect(error).toBeNull()
    expect(captchas).toContain('solved')
    await guarded.close()
  })
})

describe('bodies nobody should send', () => {
  const bodies: [string, string][] = [
    ['no JSON', '{'],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['an array for an address', '{"email":["a@b.org"],"password":"Kangaroo-7!"}'],
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

  it.each(bodies)('%s: no door breaks, none opens, no trace of the inside', async (_name, body) => {
    for (const { method, path } of ROUTES.filter((route) => route.method !== 'GET')) {
      const address = path.replaceAll(/:\w+/g, crypto.randomUUID())
      const query = path === '/token' ? '?grant_type=password' : ''
      const response = await stage.ask(address + query, {
        method,
        body,
        from: `203.0.${Math.floor(Math.random() * 255)}.9`,
        headers: {
          apikey: path.startsWith('/admin') ? stage.tokens.apiKeys.secret : stage.tokens.apiKeys.publishable,
        },
      })
      // Elsewhere a field that is not asked for is left behind, so a request may be fine without it.
      const asksForAll = path === '/signup' || path === '/token'
      expect(response.status, `${method} ${path}`).toBeGreaterThanOrEqual(asksForAll ? 400 : 200)
      expect(response.status, `${method} ${path}`).toBeLessThan(500)
      expect(await response.text()).not.toMatch(/at .*\.ts|postgres|select |node_modules/i)
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('unknown doors and methods answer 404 and 405', async () => {
    expect((await stage.ask('/sso', { method: 'POST' })).status).toBe(404)
    expect((await stage.ask('/signup', { method: 'PATCH' })).status).toBe(405)
    expect((await stage.ask('/factors/../admin/users')).status).not.toBe(200)
  })

  it('nothing answers without a key of ours, but what a browser opens by itself', async () => {
    for (const { method, path } of ROUTES) {
      const address = path.replaceAll(/:\w+/g, crypto.randomUUID())
      const { status } = await stage.auth.fetch(new Request(`${SITE}/auth/v1${address}`, { method }))
      const opened = ['/.well-known/jwks.json', '/verify', '/authorize', '/callback'].includes(path)
      if (!opened || method === 'POST') expect(status, `${method} ${path}`).toBe(401)
      else expect(status, `${method} ${path}`).not.toBe(401)
    }
  })
})

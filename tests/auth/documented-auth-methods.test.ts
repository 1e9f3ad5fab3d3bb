import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiMethodRows } from '../support/api-methods.ts'
import { createAuthFixture, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture()
})
afterAll(() => fixture.close())

const rows = apiMethodRows('auth.')
const rowsOf = (verdict: string) => rows.filter((row) => row.verdict === verdict)

const NAMESPACES = new Set([
  'admin',
  'mfa',
  'oauth',
  'passkey',
  'webauthn',
  'recoveryCodes',
  'customProviders',
])

/** Every public method of an object and of its namespaces. */
function methodsOf(object: Record<string, unknown>, name: string): string[] {
  const keys = new Set<string>()
  for (let level: unknown = object; level && level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const key of Object.getOwnPropertyNames(level)) keys.add(key)
  return [...keys]
    .filter((key) => !key.startsWith('_') && key !== 'constructor')
    .flatMap((key) => {
      const value = object[key]
      if (typeof value === 'function') return [`${name}.${key}`]
      return NAMESPACES.has(key) ? methodsOf(value as Record<string, unknown>, `${name}.${key}`) : []
    })
}

describe('docs/api.md', () => {
  it('has exactly one row for every auth method of the installed client', () => {
    const installed = methodsOf(fixture.client().auth as unknown as Record<string, unknown>, 'auth')
    expect(rows.map(({ method }) => method).sort()).toEqual([...new Set(installed)].sort())
  })

  it.each(rowsOf('works'))('says that $method works and names a test that calls it', ({ method, where }) => {
    const [, file] = /^`([\w-]+\.test\.ts)`/.exec(where)!
    const full = path.join('tests/auth', file!)
    expect(existsSync(full)).toBe(true)
    const called = method.startsWith('auth.linkIdentity') ? 'linkIdentity' : method.split('.').at(-1)
    expect(readFileSync(full, 'utf8')).toMatch(new RegExp(`\\.${called}\\(`))
  })

  it.each([...rowsOf('not offered'), ...rowsOf('clear 4xx')])(
    'says how $method is rejected',
    async ({ verdict, where }) => {
      const [, method, path, code = 'not_offered'] = /^`(\w+) ([^`]+)`(?: `(\w+)`)?/.exec(where)!
      const accessToken = await signIn()
      const body = path === '/factors' ? { factor_type: 'webauthn' } : {}
      const response = await fixture.request(path!, {
        method: method!,
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${accessToken}` },
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toMatchObject({ error_code: code })
      expect(response.headers.get('x-sb-error-code')).toBe(code)
      if (verdict === 'not offered') expect(response.status).toBe(404)
    },
  )

  it('uses no other verdicts', () => {
    const verdicts = new Set(rows.map(({ verdict }) => verdict))
    expect([...verdicts].sort()).toEqual(['clear 4xx', 'client only', 'not offered', 'works'])
  })
})

describe('endpoints without a screen', () => {
  it('let the server end a session by its token', async () => {
    const token = await signIn()
    const service = fixture.client({ key: fixture.tokens.apiKeys.secret })
    expect((await service.auth.admin.signOut(token, 'local')).error).toBeNull()
    expect((await fixture.client().auth.getUser(token)).error?.name).toBe('AuthSessionMissingError')
    cachedToken = undefined
  })

  it('return health and the settings for a sign-in screen', async () => {
    expect((await fixture.request('/health')).status).toBe(200)
    expect(await (await fixture.request('/settings')).json()).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    })
  })
})

let cachedToken: Promise<string> | undefined
function signIn(): Promise<string> {
  cachedToken ??= fixture
    .createUser(`documented-${crypto.randomUUID()}@example.org`)
    .then(async (client) => (await client.auth.getSession()).data.session!.access_token)
  return cachedToken
}

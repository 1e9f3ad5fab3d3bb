import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireRows } from '../support/wire-rows.ts'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const rows = wireRows('auth.')
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

/** Every public method of an object and of the namespaces that hang on it. */
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

describe('docs/wire.md', () => {
  it('has one row for every method of the installed client and none that is not there', () => {
    const installed = methodsOf(stage.client().auth as unknown as Record<string, unknown>, 'auth')
    expect(rows.map(({ method }) => method).sort()).toEqual([...new Set(installed)].sort())
  })

  it.each(rowsOf('works'))('$method works, and the test named beside it uses it', ({ method, where }) => {
    const [, file] = /^`([\w-]+\.test\.ts)`/.exec(where)!
    const full = path.join('tests/auth', file!)
    expect(existsSync(full)).toBe(true)
    const called = method === 'auth.linkIdentityOAuth' ? 'linkIdentity' : method.split('.').at(-1)
    expect(readFileSync(full, 'utf8')).toMatch(new RegExp(`\\.${called}\\(`))
  })

  it.each([...rowsOf('not offered'), ...rowsOf('clear 4xx')])(
    '$method is refused as the row says',
    async ({ verdict, where }) => {
      const [, method, address, code = 'not_offered'] = /^`(\w+) ([^`]+)`(?: `(\w+)`)?/.exec(where)!
      const someone = await signedIn()
      const body = address === '/factors' ? { factor_type: 'webauthn' } : {}
      const response = await stage.ask(address!, {
        method: method!,
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${someone}` },
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toMatchObject({ error_code: code })
      expect(response.headers.get('x-sb-error-code')).toBe(code)
      if (verdict === 'not offered') expect(response.status).toBe(404)
    },
  )

  it('knows no other verdict', () => {
    const verdicts = new Set(rows.map(({ verdict }) => verdict))
    expect([...verdicts].sort()).toEqual(['clear 4xx', 'client only', 'not offered', 'works'])
  })
})

describe('what has no screen of its own', () => {
  it('the server ends a session by its token', async () => {
    const token = await signedIn()
    const service = stage.client({ key: stage.tokens.apiKeys.secret })
    expect((await service.auth.admin.signOut(token, 'local')).error).toBeNull()
    expect((await stage.client().auth.getUser(token)).error?.name).toBe('AuthSessionMissingError')
    known = undefined
  })

  it('health and settings tell what a sign-in screen wants to know', async () => {
    expect((await stage.ask('/health')).status).toBe(200)
    expect(await (await stage.ask('/settings')).json()).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    })
  })
})

let known: Promise<string> | undefined
function signedIn(): Promise<string> {
  known ??= stage
    .person(`wire-${crypto.randomUUID()}@example.org`)
    .then(async (client) => (await client.auth.getSession()).data.session!.access_token)
  return known
}

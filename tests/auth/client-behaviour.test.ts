import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStage, PASSWORD, SITE, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ clock: () => Date.now() })
})
afterAll(() => stage.close())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let visitors = 0
type Answer = (request: Request) => Promise<Response>

/** A client whose way to the server can be cut; `storage` outlives it as a browser's does. */
function cuttable(storage = new Map<string, string>(), options: { autoRefreshToken?: boolean } = {}) {
  const line = { answer: stage.auth.fetch as Answer, calls: [] as string[] }
  // Each from an address of its own: limits counted in a test's future must not meet the next test.
  const from = `198.51.100.${++visitors}`
  const client = createClient(SITE, stage.tokens.apiKeys.publishable, {
    global: {
      fetch: (input, init) => {
        const request = new Request(input as string, init)
        request.headers.set('x-from', from)
        line.calls.push(`${request.method} ${new URL(request.url).pathname}`)
        return line.answer(request)
      },
    },
    auth: {
      autoRefreshToken: false,
      storageKey: 'kept',
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      ...options,
    },
  })
  return { client, line, storage }
}

const signIn = (client: SupabaseClient, email: string) =>
  client.auth.signInWithPassword({ email, password: PASSWORD })

/** Lets real input and output happen while the timers stand still. */
async function until(condition: () => boolean) {
  for (let turn = 0; turn < 100_000 && !condition(); turn++) await new Promise(setImmediate)
  expect(condition()).toBe(true)
}
const FAKED = { toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] as const }
const freeze = () => vi.useFakeTimers({ toFake: [...FAKED.toFake] })

describe('a client whose token has run out', () => {
  it.each([
    ['the server is down', async () => new Response('{}', { status: 503 })],
    ['the network is gone', () => Promise.reject(new TypeError('fetch failed'))],
  ])('keeps its session and tries again at doubling intervals while %s', async (_name, down: Answer) => {
    const email = `patient-${_name.length}@example.org`
    await stage.person(email)
    const { client, line, storage } = cuttable()
    await signIn(client, email)
    freeze()
    vi.setSystemTime(Date.now() + 3_600_000)
    const [begun, times] = [Date.now(), [] as number[]]
    line.answer = (request) => {
      times.push(Date.now() - begun)
      return down(request)
    }
    const asked = client.auth.getSession()
    await vi.advanceTimersByTimeAsync(40_000)
    expect((await asked).error?.name).toBe('AuthRetryableFetchError')
    expect(times.slice(0, 5)).toEqual([0, 200, 600, 1400, 3000])
    expect(storage.has('kept')).toBe(true)

    line.answer = stage.auth.fetch
    await vi.advanceTimersByTimeAsync(61_000)
    const { data, error } = await client.auth.getSession()
    expect(error).toBeNull()
    expect(data.session!.expires_at! * 1000).toBeGreaterThan(Date.now())
  })

  it('drops its session when the server does not know the refresh token', async () => {
    await stage.person('unknown@example.org')
    const { client, storage } = cuttable()
    await signIn(client, 'unknown@example.org')
    await stage.database.sql`delete from auth.sessions`
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await until(() => events.includes('INITIAL_SESSION'))
    freeze()
    vi.setSystemTime(Date.now() + 3_600_000)
    const { error } = await client.auth.getSession()
    expect(error?.code).toBe('refresh_token_not_found')
    expect(storage.has('kept')).toBe(false)
    expect(events).toContain('SIGNED_OUT')
  })

  it('refreshes by itself when three ticks are left', async () => {
    await stage.person('ticking@example.org')
    const { client, line } = cuttable(undefined, { autoRefreshToken: true })
    await signIn(client, 'ticking@example.org')
    await client.auth.stopAutoRefresh()
    const { data } = await client.auth.getSession()
    freeze()
    await client.auth.startAutoRefresh()
    line.calls.length = 0
    vi.setSystemTime((data.session!.expires_at! - 185) * 1000)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(line.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(30_000)
    await until(() => line.calls.includes('POST /auth/v1/token'))
    await client.auth.stopAutoRefresh()
  })
})

describe('the events of a session', () => {
  it('are all seen: initial, in, refreshed, changed, out', async () => {
    await stage.person('events@example.org')
    const { client } = cuttable()
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await until(() => events.includes('INITIAL_SESSION'))
    await signIn(client, 'events@example.org')
    await client.auth.refreshSession()
    await client.auth.updateUser({ data: { language: 'nl' } })
    await client.auth.signOut()
    await until(() => events.includes('SIGNED_OUT'))
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
  })

  it.each([401, 403, 404])('signing out ignores a %i and forgets the session', async (status) => {
    await stage.person(`out${status}@example.org`)
    const { client, line, storage } = cuttable()
    await signIn(client, `out${status}@example.org`)
    line.answer = async () => Response.json({ code: status, error_code: 'x', msg: 'x' }, { status })
    expect((await client.auth.signOut()).error).toBeNull()
    expect(storage.has('kept')).toBe(false)
  })
})

describe('a browser that opens a mail’s link', () => {
  /** As much of a browser as the client looks for. */
  const openAt = (href: string) => {
    const url = new URL(href)
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {} })
    vi.stubGlobal('window', {
      location: url,
      history: { state: null, replaceState: (_s: unknown, _t: string, next: string) => (url.href = next) },
      addEventListener() {},
    })
    return url
  }
  const landing = async (email: string) => {
    await stage.client().auth.signUp({ email, password: PASSWORD })
    return stage.press((await stage.mailbox.take(email, 'confirm')).link!)
  }

  it('is signed in by the fragment, and the tokens leave the address', async () => {
    const url = openAt((await landing('opened@example.org')).href)
    const { client } = cuttable()
    expect((await client.auth.initialize()).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe('opened@example.org')
    expect(url.hash).toBe('')
  })

  it('learns from the address why a link is no good', async () => {
    await landing('twice@example.org')
    const used = stage.mailbox.all.find(({ to }) => to === 'twice@example.org')!
    openAt((await stage.press(used.link!)).href)
    const { error } = await cuttable().client.auth.initialize()
    expect(error).toMatchObject({
      message: 'Email link is invalid or has expired',
      details: { error: 'access_denied', code: 'otp_expired' },
    })
  })
})

describe('checking a token without asking', () => {
  it('works with the published keys, which may be kept for ten minutes', async () => {
    await stage.person('claims@example.org')
    const { client, line } = cuttable()
    await signIn(client, 'claims@example.org')
    line.calls.length = 0
    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data).toMatchObject({
      header: { alg: 'ES256', typ: 'JWT' },
      claims: {
        iss: `${SITE}/auth/v1`,
        aud: 'authenticated',
        role: 'authenticated',
        email: 'claims@example.org',
        phone: '',
        aal: 'aal1',
        is_anonymous: false,
        amr: [{ method: 'password' }],
        app_metadata: { provider: 'email' },
        user_metadata: {},
      },
    })
    expect(line.calls).toEqual(['GET /auth/v1/.well-known/jwks.json'])
    const published = await stage.auth.fetch(new Request(`${SITE}/auth/v1/.well-known/jwks.json`))
    expect(published.headers.get('cache-control')).toContain('max-age=600')
  })

  it('finds out a changed one', async () => {
    await stage.person('forged@example.org')
    const { client } = cuttable()
    await signIn(client, 'forged@example.org')
    const { data } = await client.auth.getSession()
    const [header, , signature] = data.session!.access_token.split('.')
    const claims = Buffer.from(
      JSON.stringify({
        ...JSON.parse(atob(data.session!.access_token.split('.')[1]!)),
        role: 'service_role',
      }),
    )
    const { error } = await client.auth.getClaims(`${header}.${claims.toString('base64url')}.${signature}`)
    expect(error?.message).toBe('Invalid JWT signature')
  })
})

describe('a client with tokens from elsewhere', () => {
  it('speaks for whoever the token names, and says that its own accounts are off', async () => {
    const person = await stage.person('external@example.org')
    const { data } = await person.auth.getSession()
    const asked: (string | null)[] = []
    const client = createClient(SITE, stage.tokens.apiKeys.publishable, {
      accessToken: async () => data.session!.access_token,
      global: {
        fetch: async (input, init) => {
          const request = new Request(input as string, init)
          asked.push((await stage.tokens.identify(request)).claims.sub as string)
          return Response.json([])
        },
      },
    })
    await client.from('pages').select()
    expect(asked).toEqual([data.session!.user.id])
    expect(() => client.auth.getUser()).toThrow(/accessToken option/)
  })
})

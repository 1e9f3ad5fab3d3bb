import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAuthFixture, PASSWORD, SITE, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture({ clock: () => Date.now() })
})
afterAll(() => fixture.close())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const STORAGE_KEY = 'session'
let clients = 0
type Handler = (request: Request) => Promise<Response>

/** A client whose network can fail; `storage` outlives the client, like a browser's storage. */
function createTestClient(storage = new Map<string, string>(), options: { autoRefreshToken?: boolean } = {}) {
  const network = { handle: fixture.auth.fetch as Handler, calls: [] as string[] }
  // Each client has its own IP address, because rate limits counted under fake timers would affect the next test.
  const from = `198.51.100.${++clients}`
  const client = createClient(SITE, fixture.tokens.apiKeys.publishable, {
    global: {
      fetch: (input, init) => {
        const request = new Request(input as string, init)
        request.headers.set('x-from', from)
        network.calls.push(`${request.method} ${new URL(request.url).pathname}`)
        return network.handle(request)
      },
    },
    auth: {
      autoRefreshToken: false,
      storageKey: STORAGE_KEY,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      ...options,
    },
  })
  return { client, network, storage }
}

const signIn = (client: SupabaseClient, email: string) =>
  client.auth.signInWithPassword({ email, password: PASSWORD })

/** Waits with `setImmediate`, so that real I/O continues while the timers are fake. */
async function waitUntil(condition: () => boolean) {
  for (let i = 0; i < 100_000 && !condition(); i++) await new Promise(setImmediate)
  expect(condition()).toBe(true)
}
const useFakeTimers = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] })

describe('a client with an expired access token', () => {
  it.each([
    ['the server is down', 'server-down@example.org', async () => new Response('{}', { status: 503 })],
    ['the network fails', 'network-down@example.org', () => Promise.reject(new TypeError('fetch failed'))],
  ])('keeps its session and retries at doubling intervals while %s', async (_, email, fail: Handler) => {
    await fixture.createUser(email)
    const { client, network, storage } = createTestClient()
    await signIn(client, email)
    useFakeTimers()
    vi.setSystemTime(Date.now() + 3_600_000)
    const startedAt = Date.now()
    const requestTimes: number[] = []
    network.handle = (request) => {
      requestTimes.push(Date.now() - startedAt)
      return fail(request)
    }
    const pending = client.auth.getSession()
    await vi.advanceTimersByTimeAsync(40_000)
    expect((await pending).error?.name).toBe('AuthRetryableFetchError')
    expect(requestTimes.slice(0, 5)).toEqual([0, 200, 600, 1400, 3000])
    expect(storage.has(STORAGE_KEY)).toBe(true)

    network.handle = fixture.auth.fetch
    await vi.advanceTimersByTimeAsync(61_000)
    const { data, error } = await client.auth.getSession()
    expect(error).toBeNull()
    expect(data.session!.expires_at! * 1000).toBeGreaterThan(Date.now())
  })

  it('deletes its session when the server rejects the refresh token', async () => {
    await fixture.createUser('unknown@example.org')
    const { client, storage } = createTestClient()
    await signIn(client, 'unknown@example.org')
    await fixture.database.sql`delete from auth.sessions`
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await waitUntil(() => events.includes('INITIAL_SESSION'))
    useFakeTimers()
    vi.setSystemTime(Date.now() + 3_600_000)
    const { error } = await client.auth.getSession()
    expect(error?.code).toBe('refresh_token_not_found')
    expect(storage.has(STORAGE_KEY)).toBe(false)
    expect(events).toContain('SIGNED_OUT')
  })

  it('refreshes automatically 90 seconds before the token expires', async () => {
    await fixture.createUser('ticking@example.org')
    const { client, network } = createTestClient(undefined, { autoRefreshToken: true })
    await signIn(client, 'ticking@example.org')
    await client.auth.stopAutoRefresh()
    const { data } = await client.auth.getSession()
    useFakeTimers()
    await client.auth.startAutoRefresh()
    network.calls.length = 0
    vi.setSystemTime((data.session!.expires_at! - 185) * 1000)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(network.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(30_000)
    await waitUntil(() => network.calls.includes('POST /auth/v1/token'))
    await client.auth.stopAutoRefresh()
  })
})

describe('the events of a session', () => {
  it('are emitted in order: initial session, signed in, refreshed, updated, signed out', async () => {
    await fixture.createUser('events@example.org')
    const { client } = createTestClient()
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await waitUntil(() => events.includes('INITIAL_SESSION'))
    await signIn(client, 'events@example.org')
    await client.auth.refreshSession()
    await client.auth.updateUser({ data: { language: 'nl' } })
    await client.auth.signOut()
    await waitUntil(() => events.includes('SIGNED_OUT'))
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
  })

  it.each([401, 403, 404])(
    'include a sign-out that ignores status %i and deletes the session',
    async (status) => {
      await fixture.createUser(`out${status}@example.org`)
      const { client, network, storage } = createTestClient()
      await signIn(client, `out${status}@example.org`)
      network.handle = async () => Response.json({ code: status, error_code: 'x', msg: 'x' }, { status })
      expect((await client.auth.signOut()).error).toBeNull()
      expect(storage.has(STORAGE_KEY)).toBe(false)
    },
  )
})

describe('a browser that opens a mail’s link', () => {
  /** Stubs the browser globals that the client uses. */
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
  const signUpAndConfirm = async (email: string) => {
    await fixture.client().auth.signUp({ email, password: PASSWORD })
    return fixture.submitLinkPage((await fixture.mailbox.waitFor(email, 'confirm')).link!)
  }

  it('signs the user in from the fragment and removes the tokens from the URL', async () => {
    const url = openAt((await signUpAndConfirm('opened@example.org')).href)
    const { client } = createTestClient()
    expect((await client.auth.initialize()).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe('opened@example.org')
    expect(url.hash).toBe('')
  })

  it('reads from the URL why a link is invalid', async () => {
    await signUpAndConfirm('twice@example.org')
    const used = fixture.mailbox.all.find(({ to }) => to === 'twice@example.org')!
    openAt((await fixture.submitLinkPage(used.link!)).href)
    const { error } = await createTestClient().client.auth.initialize()
    expect(error).toMatchObject({
      message: 'Email link is invalid or has expired',
      details: { error: 'access_denied', code: 'otp_expired' },
    })
  })
})

describe('verifying a token in the client', () => {
  it('works with the published keys, which clients may cache for ten minutes', async () => {
    await fixture.createUser('claims@example.org')
    const { client, network } = createTestClient()
    await signIn(client, 'claims@example.org')
    network.calls.length = 0
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
    expect(network.calls).toEqual(['GET /auth/v1/.well-known/jwks.json'])
    const published = await fixture.auth.fetch(new Request(`${SITE}/auth/v1/.well-known/jwks.json`))
    expect(published.headers.get('cache-control')).toContain('max-age=600')
  })

  it('detects a modified token', async () => {
    await fixture.createUser('forged@example.org')
    const { client } = createTestClient()
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

describe('a client with the accessToken option', () => {
  it('acts as the user of that token and rejects calls of its auth methods', async () => {
    const user = await fixture.createUser('external@example.org')
    const { data } = await user.auth.getSession()
    const callers: (string | null)[] = []
    const client = createClient(SITE, fixture.tokens.apiKeys.publishable, {
      accessToken: async () => data.session!.access_token,
      global: {
        fetch: async (input, init) => {
          const request = new Request(input as string, init)
          callers.push((await fixture.tokens.identify(request)).claims.sub as string)
          return Response.json([])
        },
      },
    })
    await client.from('pages').select()
    expect(callers).toEqual([data.session!.user.id])
    expect(() => client.auth.getUser()).toThrow(/accessToken option/)
  })
})

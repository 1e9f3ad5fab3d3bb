import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
let server: Server
let serverUrl: string
const SIGN_INS = 60
beforeAll(async () => {
  const many = { burst: 10_000, seconds: 60 }
  fixture = await createAuthFixture({
    rateLimits: {
      signInsPerIp: many,
      signInFailuresPerIp: many,
      signInFailuresPerAccountAndIp: many,
      signInFailuresPerAccount: many,
    },
  })
  server = createAdaptorServer({ fetch: fixture.auth.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await fixture.close()
})

// Hashing 60 passwords takes long on a busy machine with few cores.
describe('the Auth API over HTTP', { timeout: 120_000 }, () => {
  const client = () =>
    createClient(serverUrl, fixture.tokens.apiKeys.publishable, {
      auth: { autoRefreshToken: false, storageKey: crypto.randomUUID() },
    })

  it('lets the unmodified client sign in, read and update the user, and sign out', async () => {
    await fixture.createUser('http@example.org')
    const user = client()
    const { error } = await user.auth.signInWithPassword({ email: 'http@example.org', password: PASSWORD })
    expect(error).toBeNull()
    expect((await user.auth.getUser()).data.user?.email).toBe('http@example.org')
    expect((await user.auth.updateUser({ data: { language: 'es' } })).error).toBeNull()
    expect((await user.auth.getClaims()).data?.claims.email).toBe('http@example.org')
    expect((await user.auth.refreshSession()).error).toBeNull()
    expect((await user.auth.signOut()).error).toBeNull()
  })

  it('responds to cheap requests while many passwords are being hashed', async () => {
    await fixture.createUser('crowd@example.org')
    let finished = 0
    const signIns = Array.from({ length: SIGN_INS }, async (_, i) => {
      const password = i % 3 === 0 ? PASSWORD : `Wrong-${i}!`
      const { data } = await client().auth.signInWithPassword({ email: 'crowd@example.org', password })
      finished++
      return data.session !== null
    })
    // Password hashing must not delay these responses, so most sign-ins are unfinished after them.
    for (let i = 0; i < 20; i++) {
      const response = await fetch(`${serverUrl}/auth/v1/.well-known/jwks.json`)
      expect(response.status).toBe(200)
    }
    expect(finished).toBeLessThan(SIGN_INS / 2)
    const signedIn = await Promise.all(signIns)
    expect(signedIn.filter(Boolean).length).toBe(SIGN_INS / 3)
  })
})

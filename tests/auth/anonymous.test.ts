import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthFixture, PASSWORD, type AuthFixture } from './support/auth-fixture.ts'

let fixture: AuthFixture
beforeAll(async () => {
  fixture = await createAuthFixture({
    settings: { anonymousSignIns: true },
    rateLimits: { signUpsPerIp: { burst: 3, seconds: 3600 } },
  })
})
afterAll(() => fixture.close())

describe('an anonymous sign-in', () => {
  it('creates an account that says in its token that it is anonymous', async () => {
    const client = fixture.client({ from: '192.0.2.7' })
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { color: 'red' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { color: 'red' }, email: '' })
    const claims = await client.auth.getClaims()
    expect(claims.data!.claims).toMatchObject({ is_anonymous: true, role: 'authenticated' })
    expect(claims.data!.claims.amr).toMatchObject([{ method: 'anonymous' }])
    expect((await client.auth.refreshSession()).data.user!.id).toBe(data.user!.id)
  })

  it('becomes a normal account with a confirmed address and a password', async () => {
    const email = 'grown@example.org'
    const client = fixture.client({ from: '192.0.2.8' })
    const { data } = await client.auth.signInAnonymously()
    expect((await client.auth.updateUser({ email })).error).toBeNull()
    const { code } = await fixture.mailbox.waitFor(email, 'email_change_new')
    const verified = await client.auth.verifyOtp({ email, token: code!, type: 'email_change' })
    expect(verified.error).toBeNull()
    expect(verified.data.user).toMatchObject({ id: data.user!.id, email, is_anonymous: false })
    expect(verified.data.user!.identities).toMatchObject([{ provider: 'email' }])
    await client.auth.updateUser({ password: PASSWORD })
    const signedIn = await fixture.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(signedIn.data.user?.id).toBe(data.user!.id)
  })

  it('is limited per address', async () => {
    const client = fixture.client({ from: '192.0.2.9' })
    const statuses: (number | undefined)[] = []
    for (let n = 0; n < 4; n++) statuses.push((await client.auth.signInAnonymously()).error?.status)
    expect(statuses).toEqual([undefined, undefined, undefined, 429])
  })

  it('is refused where the site does not allow it', async () => {
    const closed = await createAuthFixture({ sharedWith: fixture })
    expect((await closed.client().auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
    await closed.close()
  })
})

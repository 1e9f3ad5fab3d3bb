import { describe, expect, it } from 'vitest'
import { createGitHubProvider } from './github.ts'

const config = { kind: 'github', name: 'github', clientId: 'site', clientSecret: 'secret' } as const
const visit = {
  state: 'state-of-this-visit',
  nonce: 'unused',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://example.org/auth/v1/callback',
}
const comingBack = new URL(`https://example.org/auth/v1/callback?code=abc&state=${visit.state}`)

/** GitHub's three answers, as its documentation describes them. */
const github = (emails: unknown, asked: string[] = []) =>
  (async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input)
    asked.push(`${url} ${init?.body ?? ''}`)
    if (url.endsWith('/login/oauth/access_token'))
      return Response.json({ access_token: 'gho_x', token_type: 'bearer', scope: 'user:email' })
    if (url.endsWith('/user'))
      return Response.json({ id: 583231, login: 'octocat', name: null, avatar_url: null })
    if (url.endsWith('/user/emails')) return Response.json(emails)
    return new Response('no', { status: 404 })
  }) as typeof fetch

describe('signing in with GitHub', () => {
  it('asks for the address and proves itself with PKCE', async () => {
    const provider = createGitHubProvider(config, github([]))
    const url = await provider.entrance(visit, { extras: {} })
    expect(url.origin + url.pathname).toBe('https://github.com/login/oauth/authorize')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'site',
      scope: 'user:email',
      state: visit.state,
      code_challenge_method: 'S256',
      redirect_uri: visit.redirectUri,
    })
  })

  it('takes the primary address and whether GitHub has verified it', async () => {
    const asked: string[] = []
    const emails = [
      { email: 'old@example.org', primary: false, verified: true },
      { email: 'main@example.org', primary: true, verified: false },
    ]
    const { person } = await createGitHubProvider(config, github(emails, asked)).identify(comingBack, visit)
    expect(person).toEqual({
      id: '583231',
      email: 'main@example.org',
      emailVerified: false,
      name: 'octocat',
      picture: undefined,
    })
    expect(asked[0]).toContain(`code_verifier=${visit.codeVerifier}`)
  })

  it('refuses a foreign state and answers of another shape', async () => {
    const provider = createGitHubProvider(config, github({ message: 'rate limited' }))
    await expect(provider.identify(comingBack, visit)).rejects.toThrow()
    const foreign = new URL(comingBack)
    foreign.searchParams.set('state', 'another')
    await expect(createGitHubProvider(config, github([])).identify(foreign, visit)).rejects.toThrow()
  })
})

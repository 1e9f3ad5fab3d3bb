import { describe, expect, it } from 'vitest'
import { createGitHubProvider } from './github.ts'

const config = { kind: 'github', name: 'github', clientId: 'site', clientSecret: 'secret' } as const
const state = {
  state: 'state-of-this-sign-in',
  nonce: 'unused',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://example.org/auth/v1/callback',
}
const callbackUrl = new URL(`https://example.org/auth/v1/callback?code=abc&state=${state.state}`)

/** A fetch with GitHub's three responses, as its documentation describes them. */
const createGitHubFetch = (emails: unknown, requests: string[] = []) =>
  (async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input)
    requests.push(`${url} ${init?.body ?? ''}`)
    if (url.endsWith('/login/oauth/access_token'))
      return Response.json({ access_token: 'gho_x', token_type: 'bearer', scope: 'user:email' })
    if (url.endsWith('/user'))
      return Response.json({ id: 583231, login: 'octocat', name: null, avatar_url: null })
    if (url.endsWith('/user/emails')) return Response.json(emails)
    return new Response('no', { status: 404 })
  }) as typeof fetch

describe('signing in with GitHub', () => {
  it('requests the scope for e-mails and uses PKCE', async () => {
    const provider = createGitHubProvider(config, createGitHubFetch([]))
    const url = await provider.authorizationUrl(state, { extraParams: {} })
    expect(url.origin + url.pathname).toBe('https://github.com/login/oauth/authorize')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'site',
      scope: 'user:email',
      state: state.state,
      code_challenge_method: 'S256',
      redirect_uri: state.redirectUri,
    })
  })

  it('reads the primary e-mail and whether GitHub has verified it', async () => {
    const requests: string[] = []
    const emails = [
      { email: 'old@example.org', primary: false, verified: true },
      { email: 'main@example.org', primary: true, verified: false },
    ]
    const { profile } = await createGitHubProvider(
      config,
      createGitHubFetch(emails, requests),
    ).handleCallback(callbackUrl, state)
    expect(profile).toEqual({
      id: '583231',
      email: 'main@example.org',
      emailVerified: false,
      name: 'octocat',
      picture: undefined,
    })
    expect(requests[0]).toContain(`code_verifier=${state.codeVerifier}`)
  })

  it('rejects another state and responses of another shape', async () => {
    const provider = createGitHubProvider(config, createGitHubFetch({ message: 'rate limited' }))
    await expect(provider.handleCallback(callbackUrl, state)).rejects.toThrow()
    const otherState = new URL(callbackUrl)
    otherState.searchParams.set('state', 'another')
    await expect(
      createGitHubProvider(config, createGitHubFetch([])).handleCallback(otherState, state),
    ).rejects.toThrow()
  })
})

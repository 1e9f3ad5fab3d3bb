import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { Provider, ProviderConfig } from './provider.ts'

type GitHubConfig = Extract<ProviderConfig, { kind: 'github' }>

const PATIENCE = 10_000
const Profile = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })).max(100)

/** GitHub speaks OAuth without OpenID Connect: the person is asked for at its API. */
export function createGitHubProvider(config: GitHubConfig, fetch: typeof globalThis.fetch): Provider {
  const { url = 'https://github.com', apiUrl = 'https://api.github.com' } = config
  const server: oauth.AuthorizationServer = {
    issuer: url,
    authorization_endpoint: `${url}/login/oauth/authorize`,
    token_endpoint: `${url}/login/oauth/access_token`,
  }
  const client: oauth.Client = { client_id: config.clientId }
  const insecure = ['localhost', '127.0.0.1'].includes(new URL(url).hostname)
  const calls = () => ({
    [oauth.customFetch]: fetch as (url: string, options: unknown) => Promise<Response>,
    [oauth.allowInsecureRequests]: insecure,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  })

  async function ask<T>(path: string, token: string, shape: z.ZodType<T>): Promise<T> {
    const response = await fetch(`${apiUrl}${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'oauth',
      },
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}`)
    return shape.parse(await response.json())
  }

  return {
    async entrance({ state, codeVerifier, redirectUri }, { scopes, extras }) {
      const entrance = new URL(server.authorization_endpoint!)
      for (const [key, value] of Object.entries({
        ...extras,
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope: scopes ?? config.scopes ?? 'user:email',
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
      }))
        entrance.searchParams.set(key, value)
      return entrance
    },

    async identify(comingBack, { state, codeVerifier, redirectUri }) {
      const params = oauth.validateAuthResponse(server, client, comingBack, state)
      const proof = oauth.ClientSecretPost(config.clientSecret)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        proof,
        params,
        redirectUri,
        codeVerifier,
        calls(),
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response)
      const profile = await ask('/user', tokens.access_token, Profile)
      const emails = await ask('/user/emails', tokens.access_token, Emails)
      const main = emails.find(({ primary }) => primary) ?? emails[0]
      return {
        person: {
          id: String(profile.id),
          email: main?.email,
          emailVerified: main?.verified ?? false,
          name: profile.name ?? profile.login,
          picture: profile.avatar_url ?? undefined,
        },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
  }
}

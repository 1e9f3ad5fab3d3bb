import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { OAuthProvider, ProviderConfig } from './oauth-provider.ts'

type GitHubConfig = Extract<ProviderConfig, { kind: 'github' }>

const TIMEOUT_MS = 10_000
const Profile = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })).max(100)

/** GitHub supports OAuth but not OpenID Connect, so its REST API provides the profile. */
export function createGitHubProvider(config: GitHubConfig, fetch: typeof globalThis.fetch): OAuthProvider {
  const { url = 'https://github.com', apiUrl = 'https://api.github.com' } = config
  const server: oauth.AuthorizationServer = {
    issuer: url,
    authorization_endpoint: `${url}/login/oauth/authorize`,
    token_endpoint: `${url}/login/oauth/access_token`,
  }
  const client: oauth.Client = { client_id: config.clientId }
  const insecure = ['localhost', '127.0.0.1'].includes(new URL(url).hostname)
  const requestOptions = () => ({
    [oauth.customFetch]: fetch as (url: string, options: unknown) => Promise<Response>,
    [oauth.allowInsecureRequests]: insecure,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

  async function getFromApi<T>(path: string, token: string, shape: z.ZodType<T>): Promise<T> {
    const response = await fetch(`${apiUrl}${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'oauth',
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`GitHub responded ${response.status} to ${path}`)
    return shape.parse(await response.json())
  }

  return {
    async authorizationUrl({ state, codeVerifier, redirectUri }, { scopes, extraParams }) {
      const authorizationUrl = new URL(server.authorization_endpoint!)
      for (const [key, value] of Object.entries({
        ...extraParams,
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope: scopes ?? config.scopes ?? 'user:email',
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
      }))
        authorizationUrl.searchParams.set(key, value)
      return authorizationUrl
    },

    async handleCallback(callbackUrl, { state, codeVerifier, redirectUri }) {
      const params = oauth.validateAuthResponse(server, client, callbackUrl, state)
      const clientAuth = oauth.ClientSecretPost(config.clientSecret)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        clientAuth,
        params,
        redirectUri,
        codeVerifier,
        requestOptions(),
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response)
      const profile = await getFromApi('/user', tokens.access_token, Profile)
      const emails = await getFromApi('/user/emails', tokens.access_token, Emails)
      const mainEmail = emails.find(({ primary }) => primary) ?? emails[0]
      return {
        profile: {
          id: String(profile.id),
          email: mainEmail?.email,
          emailVerified: mainEmail?.verified ?? false,
          name: profile.name ?? profile.login,
          picture: profile.avatar_url ?? undefined,
        },
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
  }
}

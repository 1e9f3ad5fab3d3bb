import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import * as oauth from 'oauth4webapi'
import type { OAuthProvider, ProviderConfig, OAuthProfile } from './oauth-provider.ts'

type OidcConfig = Extract<ProviderConfig, { kind: 'oidc' }>

const DISCOVERY_CACHE_MS = 60 * 60_000
const TIMEOUT_MS = 10_000

/** An OpenID Connect provider; discovery at its issuer URL finds the endpoints. */
export function createOidcProvider(config: OidcConfig, fetch: typeof globalThis.fetch): OAuthProvider {
  const issuer = new URL(config.issuer)
  const client: oauth.Client = { client_id: config.clientId }
  const requestOptions = () => createRequestOptions(issuer, fetch)
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  let cached: { server: oauth.AuthorizationServer; loadedAt: number } | undefined

  async function discover(): Promise<oauth.AuthorizationServer> {
    if (cached && Date.now() - cached.loadedAt < DISCOVERY_CACHE_MS) return cached.server
    const response = await oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...requestOptions() })
    cached = { server: await oauth.processDiscoveryResponse(issuer, response), loadedAt: Date.now() }
    return cached.server
  }

  return {
    async authorizationUrl({ state, nonce, codeVerifier, redirectUri }, { scopes, extraParams }) {
      const server = await discover()
      const url = new URL(server.authorization_endpoint!)
      const challenge = await oauth.calculatePKCECodeChallenge(codeVerifier)
      const requestedScopes = new Set([
        'openid',
        ...(scopes ?? config.scopes ?? 'email profile').split(/[ ,]+/),
      ])
      for (const [key, value] of Object.entries({
        ...extraParams,
        client_id: config.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: [...requestedScopes].filter(Boolean).join(' '),
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
      }))
        url.searchParams.set(key, value)
      return url
    },

    async verifyIdToken(idToken) {
      const server = await discover()
      keys ??= createRemoteJWKSet(new URL(server.jwks_uri!), {
        [customFetch]: fetch,
        timeoutDuration: TIMEOUT_MS,
      })
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: server.issuer,
        audience: config.clientId,
        requiredClaims: ['sub', 'exp', 'iat'],
      })
      const { nonce } = payload
      return { profile: profileFromClaims(payload), nonce: typeof nonce === 'string' ? nonce : undefined }
    },

    async handleCallback(callbackUrl, { state, nonce, codeVerifier, redirectUri }) {
      const server = await discover()
      const params = oauth.validateAuthResponse(server, client, callbackUrl, state)
      const clientAuth = clientAuthentication(server, config.clientSecret)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        clientAuth,
        params,
        redirectUri,
        codeVerifier,
        requestOptions(),
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, response, requestOptions())
      const claims = oauth.getValidatedIdTokenClaims(tokens)!
      const allClaims = {
        ...claims,
        ...(await fetchUserInfo(server, client, tokens, claims, requestOptions())),
      }
      return {
        profile: profileFromClaims(allClaims),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
  }
}

/** Calls the user info endpoint only for providers that leave the e-mail out of the id token. */
async function fetchUserInfo(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  tokens: oauth.TokenEndpointResponse,
  claims: oauth.IDToken,
  calls: ReturnType<typeof createRequestOptions>,
): Promise<Record<string, unknown>> {
  if (claims.email !== undefined || !server.userinfo_endpoint) return {}
  const response = await oauth.userInfoRequest(server, client, tokens.access_token, calls)
  return oauth.processUserInfoResponse(server, client, claims.sub, response)
}

function profileFromClaims(claims: Record<string, unknown>): OAuthProfile {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
  return {
    id: String(claims.sub),
    email: text(claims.email),
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: text(claims.name) ?? text(claims.preferred_username),
    picture: text(claims.picture),
  }
}

function clientAuthentication(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic')
    ? oauth.ClientSecretBasic(secret)
    : oauth.ClientSecretPost(secret)
}

const createRequestOptions = (issuer: URL, fetch: typeof globalThis.fetch) => ({
  [oauth.customFetch]: fetch as (url: string, options: unknown) => Promise<Response>,
  // Plain HTTP is allowed only for a provider on the same machine.
  [oauth.allowInsecureRequests]: ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname),
  signal: AbortSignal.timeout(TIMEOUT_MS),
})

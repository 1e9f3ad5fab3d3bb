import * as oauth from 'oauth4webapi'
import type { Provider, ProviderConfig, ProviderPerson } from './provider.ts'

type OidcConfig = Extract<ProviderConfig, { kind: 'oidc' }>

const DISCOVERY_KEPT_FOR = 60 * 60_000
const PATIENCE = 10_000

/** Any OpenID Connect provider, known by its issuer address alone. */
export function createOidcProvider(config: OidcConfig, fetch: typeof globalThis.fetch): Provider {
  const issuer = new URL(config.issuer)
  const client: oauth.Client = { client_id: config.clientId }
  const calls = () => callOptions(issuer, fetch)
  let known: { server: oauth.AuthorizationServer; at: number } | undefined

  async function discover(): Promise<oauth.AuthorizationServer> {
    if (known && Date.now() - known.at < DISCOVERY_KEPT_FOR) return known.server
    const response = await oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...calls() })
    known = { server: await oauth.processDiscoveryResponse(issuer, response), at: Date.now() }
    return known.server
  }

  return {
    async entrance({ state, nonce, codeVerifier, redirectUri }, { scopes, extras }) {
      const server = await discover()
      const url = new URL(server.authorization_endpoint!)
      const challenge = await oauth.calculatePKCECodeChallenge(codeVerifier)
      const wanted = new Set(['openid', ...(scopes ?? config.scopes ?? 'email profile').split(/[ ,]+/)])
      for (const [key, value] of Object.entries({
        ...extras,
        client_id: config.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: [...wanted].filter(Boolean).join(' '),
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
      }))
        url.searchParams.set(key, value)
      return url
    },

    async identify(comingBack, { state, nonce, codeVerifier, redirectUri }) {
      const server = await discover()
      const params = oauth.validateAuthResponse(server, client, comingBack, state)
      const proof = secretFor(server, config.clientSecret)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        proof,
        params,
        redirectUri,
        codeVerifier,
        calls(),
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, response, calls())
      const claims = oauth.getValidatedIdTokenClaims(tokens)!
      const facts = { ...claims, ...(await userInfo(server, client, tokens, claims, calls())) }
      return {
        person: personOf(facts),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },
  }
}

/** Not every provider writes the address into the id token; then its user info is asked. */
async function userInfo(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  tokens: oauth.TokenEndpointResponse,
  claims: oauth.IDToken,
  calls: ReturnType<typeof callOptions>,
): Promise<Record<string, unknown>> {
  if (claims.email !== undefined || !server.userinfo_endpoint) return {}
  const response = await oauth.userInfoRequest(server, client, tokens.access_token, calls)
  return oauth.processUserInfoResponse(server, client, claims.sub, response)
}

function personOf(facts: Record<string, unknown>): ProviderPerson {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
  return {
    id: String(facts.sub),
    email: text(facts.email),
    emailVerified: facts.email_verified === true || facts.email_verified === 'true',
    name: text(facts.name) ?? text(facts.preferred_username),
    picture: text(facts.picture),
  }
}

function secretFor(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic')
    ? oauth.ClientSecretBasic(secret)
    : oauth.ClientSecretPost(secret)
}

const callOptions = (issuer: URL, fetch: typeof globalThis.fetch) => ({
  [oauth.customFetch]: fetch as (url: string, options: unknown) => Promise<Response>,
  // An operator may run a provider on the same machine; over a network it must be https.
  [oauth.allowInsecureRequests]: ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname),
  signal: AbortSignal.timeout(PATIENCE),
})

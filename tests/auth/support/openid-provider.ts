import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface ProviderUser {
  email?: string
  email_verified?: boolean
  name?: string
}

export interface OpenIdProvider {
  issuer: string
  users: Map<string, ProviderUser>
  close(): Promise<void>
}

/** Starts a real OpenID Connect provider on a free port; the test defines its users. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const users = new Map<string, ProviderUser>()
  const server = createServer({ keepAliveTimeout: 0 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'site',
        client_secret: 'secret-of-the-site-long-enough-for-anything',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['for-tests'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...users.get(id) }),
    }),
  })
  server.on('request', provider.callback())
  return {
    issuer,
    users,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

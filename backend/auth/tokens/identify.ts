import type { Identify, Identity } from '../../identity.ts'
import { ApiError } from '../../api-error.ts'
import type { AccessTokens } from './access-tokens.ts'
import { roleOfKey, type ApiKeys } from './api-keys.ts'

/** Identifies the caller: the API key admits the client, and the bearer token names the user. */
export function createIdentify({
  tokens,
  apiKeys,
}: {
  tokens: Pick<AccessTokens, 'verify'>
  apiKeys: ApiKeys
}): Identify {
  const identityOfKey: Record<'anon' | 'service_role', Identity> = {
    anon: { role: 'anon', claims: Object.freeze({ role: 'anon' }) },
    service_role: { role: 'service_role', claims: Object.freeze({ role: 'service_role' }) },
  }

  return async (request) => {
    const apiKey = request.headers.get('apikey') ?? apiKeyInQuery(request.url)
    if (!apiKey) throw new ApiError(401, 'no_authorization', 'No API key found in request')
    const keyRole = roleOfKey(apiKeys, apiKey)
    if (!keyRole) throw new ApiError(401, 'no_authorization', 'Invalid API key')

    const bearer = readBearerToken(request)
    if (!bearer || bearer === apiKey) return identityOfKey[keyRole]
    const bearerRole = bearer.startsWith('sb_') ? roleOfKey(apiKeys, bearer) : undefined
    if (bearerRole) return identityOfKey[bearerRole]

    const claims = await tokens.verify(bearer)
    // A user's token never grants more than `authenticated`, whatever `auth.users.role` contains.
    if (claims.role !== 'authenticated') throw new ApiError(401, 'bad_jwt', 'Invalid JWT')
    return { role: claims.role, claims: claims as unknown as Identity['claims'] }
  }
}

export function readBearerToken(request: Request): string | undefined {
  const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token
}

// Supabase accepts the key in the query, for URLs that a browser opens without custom headers.
function apiKeyInQuery(url: string): string | null {
  return url.includes('apikey=') ? new URL(url).searchParams.get('apikey') : null
}

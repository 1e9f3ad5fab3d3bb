import type { Identify, Identity } from '../../identity.ts'
import { WireError } from '../../wire-error.ts'
import type { AccessTokens } from './access-tokens.ts'
import { roleOfKey, type ApiKeys } from './api-keys.ts'

/** Who asks: the API key says that a client of ours is speaking, the bearer token says for whom. */
export function createIdentify({
  tokens,
  apiKeys,
}: {
  tokens: Pick<AccessTokens, 'verify'>
  apiKeys: ApiKeys
}): Identify {
  const bare: Record<'anon' | 'service_role', Identity> = {
    anon: { role: 'anon', claims: Object.freeze({ role: 'anon' }) },
    service_role: { role: 'service_role', claims: Object.freeze({ role: 'service_role' }) },
  }

  return async (request) => {
    const apiKey = request.headers.get('apikey') ?? apiKeyInAddress(request.url)
    if (!apiKey) throw new WireError(401, 'no_authorization', 'No API key found in request')
    const keyRole = roleOfKey(apiKeys, apiKey)
    if (!keyRole) throw new WireError(401, 'no_authorization', 'Invalid API key')

    const bearer = bearerOf(request)
    if (!bearer || bearer === apiKey) return bare[keyRole]
    const bearerRole = bearer.startsWith('sb_') ? roleOfKey(apiKeys, bearer) : undefined
    if (bearerRole) return bare[bearerRole]

    const claims = await tokens.verify(bearer)
    // Tokens of accounts never carry more than the right of an account, whatever their row may say.
    if (claims.role !== 'authenticated') throw new WireError(401, 'bad_jwt', 'Invalid JWT')
    return { role: claims.role, claims: claims as unknown as Identity['claims'] }
  }
}

export function bearerOf(request: Request): string | undefined {
  const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token
}

// Where no header can be set (an address opened by the browser itself), Supabase takes the key from the query.
function apiKeyInAddress(url: string): string | null {
  return url.includes('apikey=') ? new URL(url).searchParams.get('apikey') : null
}

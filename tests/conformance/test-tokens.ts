import { jwtVerify, SignJWT } from 'jose'
import type { Identify } from '#backend/identity.ts'
import { ApiError } from '#backend/api-error.ts'

export const jwtSecret = 'a secret that both servers know, at least 32 bytes'
const secretKey = new TextEncoder().encode(jwtSecret)

export type TestUser = 'anon' | 'user-1' | 'user-2' | 'service'

export async function createToken(user: TestUser): Promise<string | undefined> {
  if (user === 'anon') return undefined
  const claims = user === 'service' ? { role: 'service_role' } : { role: 'authenticated', sub: user }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(secretKey)
}

/** Without a token the role is anonymous, as in PostgREST. */
export const identify: Identify = async (request) => {
  const header = request.headers.get('authorization')
  if (!header) return { role: 'anon', claims: { role: 'anon' } }
  try {
    const { payload } = await jwtVerify(header.replace(/^Bearer /, ''), secretKey)
    return { role: String(payload.role ?? 'anon'), claims: payload }
  } catch {
    throw new ApiError(401, 'PGRST301', 'JWSError JWSInvalidSignature')
  }
}

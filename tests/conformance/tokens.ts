import { jwtVerify, SignJWT } from 'jose'
import type { Identify } from '#backend/identity.ts'
import { WireError } from '#backend/wire-error.ts'

export const secret = 'a secret that both servers know, at least 32 bytes'
const key = new TextEncoder().encode(secret)

export type Person = 'anon' | 'user-1' | 'user-2' | 'service'

export async function tokenOf(person: Person): Promise<string | undefined> {
  if (person === 'anon') return undefined
  const claims = person === 'service' ? { role: 'service_role' } : { role: 'authenticated', sub: person }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(key)
}

/** The same rule as the reference's: no token is the anonymous role. */
export const identify: Identify = async (request) => {
  const header = request.headers.get('authorization')
  if (!header) return { role: 'anon', claims: { role: 'anon' } }
  try {
    const { payload } = await jwtVerify(header.replace(/^Bearer /, ''), key)
    return { role: String(payload.role ?? 'anon'), claims: payload }
  } catch {
    throw new WireError(401, 'PGRST301', 'JWSError JWSInvalidSignature')
  }
}

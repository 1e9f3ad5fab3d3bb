import { randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Sql } from 'postgres'
import { StorageError } from './http/storage-error.ts'

interface SignedUrlClaims {
  /** The only `bucket/name` for which the token is valid. */
  url: string
  purpose: 'read' | 'upload'
  owner?: string
  upsert?: boolean
  transformations?: string
}

export interface SignedUrlTokens {
  sign(claims: SignedUrlClaims, seconds: number): Promise<string>
  /** Throws unless the token is authentic, not expired, and issued for this object and purpose. */
  verify(token: string | null, url: string, purpose: SignedUrlClaims['purpose']): Promise<SignedUrlClaims>
}

/** Tokens for signed URLs. The secret is created once per database and never leaves the server. */
export function createSignedUrlTokens(sql: Sql): SignedUrlTokens {
  let secret: Promise<Uint8Array> | undefined
  const key = () => {
    secret ??= readSecret(sql)
    secret.catch(() => (secret = undefined))
    return secret
  }
  return {
    async sign(claims, seconds) {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(await key())
    },
    async verify(token, url, purpose) {
      if (!token) throw new StorageError(400, 'InvalidJWT', 'A token is needed')
      try {
        const { payload } = await jwtVerify<SignedUrlClaims>(token, await key(), { algorithms: ['HS256'] })
        if (payload.url !== url || payload.purpose !== purpose)
          throw new StorageError(400, 'InvalidSignature', 'The token was issued for another request')
        return payload
      } catch (error) {
        if (error instanceof errors.JOSEError)
          throw new StorageError(
            400,
            'InvalidJWT',
            error instanceof errors.JWTExpired
              ? '"exp" claim timestamp check failed'
              : 'signature verification failed',
          )
        throw error
      }
    },
  }
}

async function readSecret(sql: Sql): Promise<Uint8Array> {
  await sql`insert into storage.secrets (signing_key) values (${randomBytes(32)}) on conflict do nothing`
  const [row] = await sql<{ signing_key: Uint8Array }[]>`select signing_key from storage.secrets`
  return row!.signing_key
}

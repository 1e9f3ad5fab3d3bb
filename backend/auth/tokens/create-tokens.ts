import type { Sql } from 'postgres'
import type { Identify } from '../../identity.ts'
import { createAccessTokens, type AccessTokens } from './access-tokens.ts'
import { readApiKeys, type ApiKeys } from './api-keys.ts'
import { createIdentify } from './identify.ts'
import { createSigningKeys, type SigningKeys } from './signing-keys.ts'

/** Signing and verification of tokens, shared by the Auth, REST and Storage APIs and the functions. */
export interface Tokens {
  keys: SigningKeys
  access: AccessTokens
  apiKeys: ApiKeys
  identify: Identify
}

interface Options {
  sql: Sql
  /** The site's public URL, from which the issuer of the tokens is derived. */
  siteUrl: string
  clock?: () => number
}

export async function createTokens({ sql, siteUrl, clock }: Options): Promise<Tokens> {
  const keys = createSigningKeys({ sql, clock })
  const access = createAccessTokens({ keys, issuer: authUrlOf(siteUrl), clock })
  const apiKeys = await readApiKeys(sql)
  return { keys, access, apiKeys, identify: createIdentify({ tokens: access, apiKeys }) }
}

/** The public URL of a site's Auth API. */
export const authUrlOf = (siteUrl: string) => `${siteUrl.replace(/\/+$/, '')}/auth/v1`

import type { Sql } from 'postgres'
import type { Identify } from '../../identity.ts'
import { createAccessTokens, type AccessTokens } from './access-tokens.ts'
import { readApiKeys, type ApiKeys } from './api-keys.ts'
import { createIdentify } from './identify.ts'
import { createSigningKeys, type SigningKeys } from './signing-keys.ts'

/** Everything that says who is asking; shared by accounts, data, files and functions. */
export interface Tokens {
  keys: SigningKeys
  access: AccessTokens
  apiKeys: ApiKeys
  identify: Identify
}

interface Options {
  sql: Sql
  /** The site's public address; tokens name it as their issuer. */
  siteUrl: string
  clock?: () => number
}

export async function openTokens({ sql, siteUrl, clock }: Options): Promise<Tokens> {
  const keys = createSigningKeys({ sql, clock })
  const access = createAccessTokens({ keys, issuer: wireUrlOf(siteUrl), clock })
  const apiKeys = await readApiKeys(sql)
  return { keys, access, apiKeys, identify: createIdentify({ tokens: access, apiKeys }) }
}

/** Where the auth wire of a site stands. */
export const wireUrlOf = (siteUrl: string) => `${siteUrl.replace(/\/+$/, '')}/auth/v1`

import { hash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { JSONValue } from 'postgres'
import type { AuthContext } from '../auth-context.ts'
import { AUTH_LIMITS, DURATION_SECONDS } from '../auth-settings.ts'
import type { Db } from '../users/account.ts'

export type TokenPurpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'
  | 'sms'
  | 'phone_signup'
  | 'phone_change'

type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'
  | 'phone_change_token'

/** The values of a sign-up, which only the link mailed for that sign-up applies. */
interface PendingSignUp {
  encrypted_password: string | null
  user_metadata: Record<string, unknown>
}

export interface OneTimeToken {
  id: string
  user_id: string
  token_type: TokenType
  purpose: TokenPurpose
  /** The e-mail address or phone number that the token is issued for. */
  relates_to: string
  redirect_to: string
  pending: PendingSignUp | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

export interface NewOneTimeToken {
  userId: string
  type: TokenType
  purpose: TokenPurpose
  /** The e-mail address or phone number that the token is issued for. */
  relatesTo: string
  redirectTo?: string
  lifetimeSeconds?: number
  pending?: PendingSignUp
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
}

const SIGN_UP_PURPOSES: ReadonlySet<TokenPurpose> = new Set(['signup', 'phone_signup'])

const sha256 = (text: string) => hash('sha256', text, 'base64url')
const codeHash = (id: string, code: string) => sha256(`${id}:${code}`)

/** Creates a link token and a short code for one mail. The database stores only their hashes. */
export async function issueOneTimeToken(
  { now }: AuthContext,
  db: Db,
  oneTimeToken: NewOneTimeToken,
): Promise<{ token: string; code: string }> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const expires = new Date(
    now().getTime() + (oneTimeToken.lifetimeSeconds ?? DURATION_SECONDS.linkLifetime) * 1000,
  )
  const pending = oneTimeToken.pending ? db.json(oneTimeToken.pending as unknown as JSONValue) : null
  await db`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, code_hash, purpose, relates_to, redirect_to,
      pending, code_challenge, code_challenge_method, expires_at, created_at)
    values (${id}, ${oneTimeToken.userId}, ${oneTimeToken.type}, ${sha256(token)}, ${codeHash(id, code)}, ${oneTimeToken.purpose},
      ${oneTimeToken.relatesTo}, ${oneTimeToken.redirectTo ?? ''}, ${pending}, ${oneTimeToken.codeChallenge ?? null},
      ${oneTimeToken.codeChallengeMethod ?? null}, ${expires}, ${now()})`
  // Several sign-ups may be pending, each with its own link. For other purposes only the newest mail is valid.
  const maxValid = SIGN_UP_PURPOSES.has(oneTimeToken.purpose) ? AUTH_LIMITS.maxSignUpLinks : 1
  await db`
    delete from auth.one_time_tokens where id in (
      select id from auth.one_time_tokens where user_id = ${oneTimeToken.userId} and token_type = ${oneTimeToken.type}
      order by created_at desc, id = ${id} desc offset ${maxValid})`
  return { token, code }
}

/** Reads the token of a link without consuming it. */
export async function findLinkToken(
  { now }: AuthContext,
  db: Db,
  token: string,
): Promise<OneTimeToken | undefined> {
  const [oneTimeToken] = await db<OneTimeToken[]>`
    select * from auth.one_time_tokens where token_hash = ${sha256(token)} and expires_at > ${now()}`
  return oneTimeToken
}

/** Deletes and returns the token of a link; of two concurrent requests only one gets it. */
export async function consumeLinkToken(
  { now }: AuthContext,
  db: Db,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<OneTimeToken | undefined> {
  const [oneTimeToken] = await db<OneTimeToken[]>`
    delete from auth.one_time_tokens
    where token_hash = ${sha256(token)} and purpose in ${db(purposes)} and expires_at > ${now()} returning *`
  return oneTimeToken
}

/** Deletes and returns the token with this code. A wrong code counts as an attempt on every valid code of the recipient. */
export async function consumeCode(
  { now }: AuthContext,
  db: Db,
  recipient: string,
  code: string,
  purposes: readonly TokenPurpose[],
): Promise<OneTimeToken | undefined> {
  const candidates = await db<(OneTimeToken & { code_hash: string })[]>`
    select * from auth.one_time_tokens
    where relates_to = ${recipient} and purpose in ${db(purposes)} and expires_at > ${now()}
      and attempts < ${AUTH_LIMITS.maxCodeAttempts}
    order by created_at desc limit 10 for update`
  const oneTimeToken = candidates.find(({ id, code_hash }) => isEqual(codeHash(id, code), code_hash))
  if (oneTimeToken) await db`delete from auth.one_time_tokens where id = ${oneTimeToken.id}`
  else if (candidates.length > 0)
    await db`
      update auth.one_time_tokens set attempts = attempts + 1 where id in ${db(candidates.map(({ id }) => id))}`
  return oneTimeToken
}

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

import { hash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { JSONValue } from 'postgres'
import type { AuthContext } from '../context.ts'
import { BOUNDS, SECONDS } from '../settings.ts'
import type { Db } from '../users/account.ts'

export type Purpose = 'signup' | 'magiclink' | 'recovery' | 'email_change' | 'reauthentication'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

/** What a sign-up asked for, applied only by the link that was mailed for it. */
export interface Pending {
  encrypted_password: string | null
  user_metadata: Record<string, unknown>
}

export interface Proof {
  id: string
  user_id: string
  token_type: TokenType
  purpose: Purpose
  relates_to: string
  redirect_to: string
  pending: Pending | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
}

export interface NewProof {
  userId: string
  type: TokenType
  purpose: Purpose
  relatesTo: string
  redirectTo?: string
  livesSeconds?: number
  pending?: Pending
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
}

const sha256 = (text: string) => hash('sha256', text, 'base64url')
const codeHash = (id: string, code: string) => sha256(`${id}:${code}`)

/** A link token and a short code for one mail. Only their hashes stay here. */
export async function issueProof(
  { now }: AuthContext,
  db: Db,
  proof: NewProof,
): Promise<{ token: string; code: string }> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const expires = new Date(now().getTime() + (proof.livesSeconds ?? SECONDS.linkLives) * 1000)
  const pending = proof.pending ? db.json(proof.pending as unknown as JSONValue) : null
  await db`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, code_hash, purpose, relates_to, redirect_to,
      pending, code_challenge, code_challenge_method, expires_at, created_at)
    values (${id}, ${proof.userId}, ${proof.type}, ${sha256(token)}, ${codeHash(id, code)}, ${proof.purpose},
      ${proof.relatesTo}, ${proof.redirectTo ?? ''}, ${pending}, ${proof.codeChallenge ?? null},
      ${proof.codeChallengeMethod ?? null}, ${expires}, ${now()})`
  // Sign-ups wait side by side, each with its own link; of anything else only the newest mail counts.
  const alive = proof.purpose === 'signup' ? BOUNDS.liveLinks : 1
  await db`
    delete from auth.one_time_tokens where id in (
      select id from auth.one_time_tokens where user_id = ${proof.userId} and token_type = ${proof.type}
      order by created_at desc, id = ${id} desc offset ${alive})`
  return { token, code }
}

/** The proof behind a link, left as it is. */
export async function lookAtProof({ now }: AuthContext, db: Db, token: string): Promise<Proof | undefined> {
  const [proof] = await db<Proof[]>`
    select * from auth.one_time_tokens where token_hash = ${sha256(token)} and expires_at > ${now()}`
  return proof
}

/** Takes the proof behind a link; of two who come at once only one gets it. */
export async function spendLink(
  { now }: AuthContext,
  db: Db,
  token: string,
  purposes: readonly Purpose[],
): Promise<Proof | undefined> {
  const [proof] = await db<Proof[]>`
    delete from auth.one_time_tokens
    where token_hash = ${sha256(token)} and purpose in ${db(purposes)} and expires_at > ${now()} returning *`
  return proof
}

/** Takes the proof with this code among those mailed to an address. A wrong code wears all of them out. */
export async function spendCode(
  { now }: AuthContext,
  db: Db,
  address: string,
  code: string,
  purposes: readonly Purpose[],
): Promise<Proof | undefined> {
  const proofs = await db<(Proof & { code_hash: string })[]>`
    select * from auth.one_time_tokens
    where relates_to = ${address} and purpose in ${db(purposes)} and expires_at > ${now()}
      and attempts < ${BOUNDS.codeAttempts}
    order by created_at desc limit 10 for update`
  const proof = proofs.find(({ id, code_hash }) => same(codeHash(id, code), code_hash))
  if (proof) await db`delete from auth.one_time_tokens where id = ${proof.id}`
  else if (proofs.length > 0)
    await db`
      update auth.one_time_tokens set attempts = attempts + 1 where id in ${db(proofs.map(({ id }) => id))}`
  return proof
}

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

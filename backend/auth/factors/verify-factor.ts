import { timingSafeEqual } from 'node:crypto'
import { TOTP } from 'otpauth'
import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { addMethod, sessionJson, type SessionRow } from '../sessions/session.ts'
import { BOUNDS, SECONDS } from '../settings.ts'
import type { Db } from '../users/account.ts'
import { requireSecondFactor, type SignedInAsk } from '../wire/access.ts'
import { readBody } from '../wire/ask.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'
import { ownFactor, phoneCodeHash, type Factor } from './challenge.ts'

const Body = z.object({
  challenge_id: fields.uuid,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
})
const PERIOD = 30

interface Challenge {
  id: string
  otp_code: string | null
  attempts: number
}

/** The right code makes the factor count and lifts this session to aal2. */
export async function verifyFactor(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const { challenge_id, code } = await readBody(ask, Body)
  const factor = await ownFactor(auth, ask)
  // Somebody with the password alone may have begun a factor of their own before the owner had one.
  if (factor.status === 'unverified') requireSecondFactor(ask, 403, 'verify a new factor')
  await auth.limits.take('factorFailures', ask.account.id)
  // Failed attempts stay counted: a refusal leaves the transaction as a value.
  const outcome = await auth.sql.begin(async (db) => {
    const challenge = await openChallenge(auth, db, factor, challenge_id)
    if (challenge instanceof WireError) return challenge
    if (!(await isRight(auth, db, factor, challenge, code))) {
      await db`update auth.mfa_challenges set attempts = attempts + 1 where id = ${challenge.id}`
      await audit(db, ask, 'verification_attempted', ask.account, { factor_id: factor.id, success: false })
      return new WireError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await db`delete from auth.mfa_challenges where id = ${challenge.id}`
    const session = await liftSession(auth, db, ask, factor)
    await audit(db, ask, 'verification_attempted', ask.account, { factor_id: factor.id, success: true })
    return sessionJson(auth, db, session)
  })
  if (outcome instanceof WireError) throw outcome
  await auth.limits.giveBack('factorFailures', ask.account.id)
  return json(outcome)
}

async function openChallenge(auth: AuthContext, db: Db, factor: Factor, id: string) {
  const [challenge] = await db<(Challenge & { created_at: Date })[]>`
    select * from auth.mfa_challenges where id = ${id} and factor_id = ${factor.id} for update`
  if (!challenge)
    return new WireError(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  const age = auth.now().getTime() - challenge.created_at.getTime()
  if (age <= SECONDS.challengeLives * 1000 && challenge.attempts < BOUNDS.codeAttempts) return challenge
  return new WireError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}

async function isRight(auth: AuthContext, db: Db, factor: Factor, challenge: Challenge, code: string) {
  if (factor.factor_type === 'phone') {
    const [given, kept] = [phoneCodeHash(challenge.id, code), challenge.otp_code ?? '']
    return given.length === kept.length && timingSafeEqual(Buffer.from(given), Buffer.from(kept))
  }
  const timestamp = auth.now().getTime()
  const delta = new TOTP({ secret: factor.secret ?? '', period: PERIOD }).validate({
    token: code,
    timestamp,
    window: 1,
  })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta
  // Claims the step: a code seen over a shoulder, or sent twice, is worth nothing the second time.
  const claimed = await db`
    update auth.mfa_factors set last_step = ${step} where id = ${factor.id} and last_step < ${step} returning 1`
  return claimed.length > 0
}

async function liftSession(auth: AuthContext, db: Db, ask: SignedInAsk, factor: Factor): Promise<SessionRow> {
  const now = auth.now()
  if (factor.status === 'unverified') {
    await db`update auth.mfa_factors set status = 'verified', updated_at = ${now} where id = ${factor.id}`
    // From now on a password alone is not enough, also for whoever used one before.
    await db`
      delete from auth.sessions where user_id = ${ask.account.id} and id <> ${ask.session.id} and aal = 'aal1'`
    // Nor may what others of them have begun be finished later.
    await db`
      delete from auth.mfa_factors where user_id = ${ask.account.id} and id <> ${factor.id} and status = 'unverified'`
  }
  await addMethod(db, ask.session.id, factor.factor_type === 'totp' ? 'totp' : 'mfa/phone', now)
  const [session] = await db<SessionRow[]>`
    update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, refreshed_at = ${now}, updated_at = ${now},
      refresh_token_counter = refresh_token_counter + 1
    where id = ${ask.session.id} returning *`
  return session!
}

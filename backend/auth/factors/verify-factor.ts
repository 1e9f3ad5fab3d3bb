import { timingSafeEqual } from 'node:crypto'
import { TOTP } from 'otpauth'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { addAuthMethod, sessionJson, type SessionRow } from '../sessions/session.ts'
import { AUTH_LIMITS, DURATION_SECONDS } from '../auth-settings.ts'
import type { Db } from '../users/account.ts'
import { requireSecondFactor, type UserRequest } from '../http/access-middleware.ts'
import { readBody } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'
import { findOwnFactor, phoneCodeHash, type Factor } from './challenge.ts'

const Body = z.object({
  challenge_id: fields.uuid,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
})
const TOTP_PERIOD_SECONDS = 30

interface Challenge {
  id: string
  otp_code: string | null
  attempts: number
}

/** A valid code activates the factor and upgrades this session to aal2. */
export async function verifyFactor(auth: AuthContext, request: UserRequest): Promise<Response> {
  const { challenge_id, code } = await readBody(request, Body)
  const factor = await findOwnFactor(auth, request)
  // An attacker who knows only the password may have enrolled a factor before the owner did.
  if (factor.status === 'unverified') requireSecondFactor(request, 403, 'verify a new factor')
  await auth.rateLimits.consume('factorFailuresPerAccount', request.account.id)
  // Failed attempts must stay counted, so errors are returned: a thrown error would roll the transaction back.
  const outcome = await auth.sql.begin(async (db) => {
    const challenge = await lockChallenge(auth, db, factor, challenge_id)
    if (challenge instanceof ApiError) return challenge
    if (!(await isCodeValid(auth, db, factor, challenge, code))) {
      await db`update auth.mfa_challenges set attempts = attempts + 1 where id = ${challenge.id}`
      await audit(db, request, 'verification_attempted', request.account, {
        factor_id: factor.id,
        success: false,
      })
      return new ApiError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await db`delete from auth.mfa_challenges where id = ${challenge.id}`
    const session = await upgradeSession(auth, db, request, factor)
    await audit(db, request, 'verification_attempted', request.account, {
      factor_id: factor.id,
      success: true,
    })
    return sessionJson(auth, db, session)
  })
  if (outcome instanceof ApiError) throw outcome
  await auth.rateLimits.refund('factorFailuresPerAccount', request.account.id)
  return json(outcome)
}

async function lockChallenge(auth: AuthContext, db: Db, factor: Factor, id: string) {
  const [challenge] = await db<(Challenge & { created_at: Date })[]>`
    select * from auth.mfa_challenges where id = ${id} and factor_id = ${factor.id} for update`
  if (!challenge)
    return new ApiError(404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  const age = auth.now().getTime() - challenge.created_at.getTime()
  if (
    age <= DURATION_SECONDS.challengeLifetime * 1000 &&
    challenge.attempts < AUTH_LIMITS.maxChallengeAttempts
  )
    return challenge
  return new ApiError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}

async function isCodeValid(auth: AuthContext, db: Db, factor: Factor, challenge: Challenge, code: string) {
  if (factor.factor_type === 'phone') {
    const [given, expected] = [phoneCodeHash(challenge.id, code), challenge.otp_code ?? '']
    return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  }
  const timestamp = auth.now().getTime()
  const delta = new TOTP({ secret: factor.secret ?? '', period: TOTP_PERIOD_SECONDS }).validate({
    token: code,
    timestamp,
    window: 1,
  })
  if (delta === null) return false
  const step = Math.floor(timestamp / 1000 / TOTP_PERIOD_SECONDS) + delta
  // Storing the time step makes a code work once, so that an observed code cannot be reused.
  const claimed = await db`
    update auth.mfa_factors set last_step = ${step} where id = ${factor.id} and last_step < ${step} returning 1`
  return claimed.length > 0
}

async function upgradeSession(
  auth: AuthContext,
  db: Db,
  request: UserRequest,
  factor: Factor,
): Promise<SessionRow> {
  const now = auth.now()
  if (factor.status === 'unverified') {
    await db`update auth.mfa_factors set status = 'verified', updated_at = ${now} where id = ${factor.id}`
    // Ends the sessions that were opened with the password alone.
    await db`
      delete from auth.sessions where user_id = ${request.account.id} and id <> ${request.session.id} and aal = 'aal1'`
    // An intruder must not be able to finish an enrollment started earlier.
    await db`
      delete from auth.mfa_factors where user_id = ${request.account.id} and id <> ${factor.id} and status = 'unverified'`
  }
  await addAuthMethod(db, request.session.id, factor.factor_type === 'totp' ? 'totp' : 'mfa/phone', now)
  const [session] = await db<SessionRow[]>`
    update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, refreshed_at = ${now}, updated_at = ${now},
      refresh_token_counter = refresh_token_counter + 1
    where id = ${request.session.id} returning *`
  return session!
}

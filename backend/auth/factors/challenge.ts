import { hash, randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import { requireCode, requireCountry, sendCode } from '../phone/send-code.ts'
import { DURATION_SECONDS } from '../auth-settings.ts'
import type { UserRequest } from '../http/access-middleware.ts'
import { readBody } from '../http/auth-request.ts'
import { json } from '../http/responses.ts'

export interface Factor {
  id: string
  factor_type: 'totp' | 'phone'
  status: 'verified' | 'unverified'
  secret: string | null
  phone: string | null
  last_step: string
}

export const phoneCodeHash = (challengeId: string, code: string) =>
  hash('sha256', `${challengeId}:${code}`, 'base64url')

/** The factor in the path; 404 unless the caller owns it. */
export async function findOwnFactor(auth: AuthContext, request: UserRequest): Promise<Factor> {
  const [factor] = await auth.sql<Factor[]>`
    select * from auth.mfa_factors where id::text = ${request.params.factorId!} and user_id = ${request.account.id}`
  if (!factor)
    throw new ApiError(404, 'mfa_factor_not_found', 'MFA factor with the provided factor ID not found')
  return factor
}

const Body = z.object({ channel: z.enum(['sms', 'whatsapp']).nullish() })

/** Starts a challenge: for a short time, `verifyFactor` accepts a code of this factor. */
export async function challenge(auth: AuthContext, request: UserRequest): Promise<Response> {
  const { channel } = await readBody(request, Body)
  const factor = await findOwnFactor(auth, request)
  await auth.rateLimits.consume('changesPerAccount', `challenge of ${factor.id}`)
  if (channel === 'whatsapp')
    throw new ApiError(400, 'validation_failed', 'Only the channel "sms" is offered')

  const [id, now] = [randomUUID(), auth.now()]
  const code = factor.factor_type === 'phone' ? String(randomInt(0, 1_000_000)).padStart(6, '0') : undefined
  if (code) await sendSmsCode(auth, request, factor, code)
  await auth.sql`
    insert into auth.mfa_challenges (id, factor_id, otp_code, created_at)
    values (${id}, ${factor.id}, ${code ? phoneCodeHash(id, code) : null}, ${now})`
  await auth.sql`update auth.mfa_factors set last_challenged_at = ${now} where id = ${factor.id}`
  const expiresAt = Math.floor(now.getTime() / 1000) + DURATION_SECONDS.challengeLifetime
  return json({ id, type: factor.factor_type, expires_at: expiresAt })
}

async function sendSmsCode(
  auth: AuthContext,
  { account }: UserRequest,
  { phone, status }: Factor,
  code: string,
) {
  if (!auth.sendSms || !phone)
    throw new ApiError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone')
  requireCountry(auth, phone)
  await requireCode(auth, phone, status === 'verified' ? 'owner' : 'anybody')
  await sendCode(auth, account, phone, code)
}

import { hash, randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import type { AuthContext } from '../context.ts'
import { languageOf } from '../proofs/mail-proof.ts'
import { SECONDS } from '../settings.ts'
import type { SignedInAsk } from '../wire/access.ts'
import { readBody } from '../wire/ask.ts'
import { json } from '../wire/respond.ts'

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

/** The factor in the path, if it is the caller's own. */
export async function ownFactor(auth: AuthContext, ask: SignedInAsk): Promise<Factor> {
  const [factor] = await auth.sql<Factor[]>`
    select * from auth.mfa_factors where id::text = ${ask.params.factorId!} and user_id = ${ask.account.id}`
  if (!factor)
    throw new WireError(404, 'mfa_factor_not_found', 'MFA factor with the provided factor ID not found')
  return factor
}

const Body = z.object({ channel: z.enum(['sms', 'whatsapp']).nullish() })

/** Opens the short time in which one code of a factor is taken. */
export async function challenge(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const { channel } = await readBody(ask, Body)
  const factor = await ownFactor(auth, ask)
  await auth.limits.take('accountChanges', `challenge of ${factor.id}`)
  if (channel === 'whatsapp')
    throw new WireError(400, 'validation_failed', 'Only the channel "sms" is offered')

  const [id, now] = [randomUUID(), auth.now()]
  const code = factor.factor_type === 'phone' ? String(randomInt(0, 1_000_000)).padStart(6, '0') : undefined
  if (code) await text(auth, ask, factor, code)
  await auth.sql`
    insert into auth.mfa_challenges (id, factor_id, otp_code, created_at)
    values (${id}, ${factor.id}, ${code ? phoneCodeHash(id, code) : null}, ${now})`
  await auth.sql`update auth.mfa_factors set last_challenged_at = ${now} where id = ${factor.id}`
  const expiresAt = Math.floor(now.getTime() / 1000) + SECONDS.challengeLives
  return json({ id, type: factor.factor_type, expires_at: expiresAt })
}

async function text(auth: AuthContext, { account }: SignedInAsk, { phone }: Factor, code: string) {
  if (!auth.sendSms || !phone)
    throw new WireError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone')
  await auth.limits.take('smsToNumber', phone)
  try {
    await auth.sendSms({ to: `+${phone}`, code, language: languageOf(auth, account) })
  } catch (error) {
    auth.log.error({ err: error }, 'a code could not be sent to a phone')
    throw new WireError(422, 'sms_send_failed', 'Error sending the code')
  }
}

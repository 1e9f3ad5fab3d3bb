import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import { applyOneTimeToken } from '../one-time-tokens/apply-one-time-token.ts'
import {
  consumeCode,
  consumeLinkToken,
  type OneTimeToken,
  type TokenPurpose,
} from '../one-time-tokens/one-time-tokens.ts'
import { createSession, sessionJson } from '../sessions/session.ts'
import type { Account, Db } from '../users/account.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'

export const OTHER_EMAIL_NEEDED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** The `type` a client sends, and the token purposes it accepts. */
const PURPOSES_BY_TYPE: Record<string, readonly TokenPurpose[]> = {
  signup: ['signup'],
  invite: ['invite'],
  email: ['signup', 'magiclink'],
  magiclink: ['magiclink', 'signup'],
  recovery: ['recovery'],
  email_change: ['email_change'],
  sms: ['sms', 'phone_signup'],
  phone_change: ['phone_change'],
}

export const VerifyBody = z.object({
  type: z.enum(['signup', 'invite', 'email', 'magiclink', 'recovery', 'email_change', 'sms', 'phone_change']),
  token_hash: z.string().max(200).nullish(),
  token: z.string().max(200).nullish(),
  email: fields.email.nullish(),
  phone: fields.phone.nullish(),
})

type Verify = z.infer<typeof VerifyBody>

/** POST /verify from a client: exchanges a link's token or the code of a mail or message for a session. */
export async function verify(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, VerifyBody)
  const session = await consumeToken(auth, request, body, async (db, oneTimeToken, account) => {
    const method = oneTimeToken.purpose === 'recovery' ? 'recovery' : 'otp'
    return sessionJson(auth, db, await createSession(db, request, account, method, auth.now()))
  })
  return json(session ?? { msg: OTHER_EMAIL_NEEDED, code: '200' })
}

/**
 * Consumes a one-time token, applies it and calls `then` in the same transaction. Returns undefined while the other address
 * of an e-mail change has not confirmed.
 */
export async function consumeToken<T>(
  auth: AuthContext,
  request: AuthRequest,
  body: Verify,
  then: (db: Db, oneTimeToken: OneTimeToken, account: Account) => Promise<T>,
): Promise<T | undefined> {
  await auth.rateLimits.consume('codeFailuresPerIp', request.ipAddress)
  const recipient = body.email || body.phone
  if (recipient) {
    await auth.rateLimits.consume('codeFailuresPerAccountAndIp', recipient, request.ipAddress)
    await auth.rateLimits.consume('codeFailuresPerAccount', recipient)
  }
  // The attempt must stay counted, so "not found" is returned: an error would roll the transaction back.
  const outcome = await auth.sql.begin(async (db) => {
    const oneTimeToken = await consumeLinkOrCode(auth, db, body)
    if (!oneTimeToken) return 'not found' as const
    const applied = await applyOneTimeToken(auth, db, request, oneTimeToken)
    return applied === 'other address needed'
      ? undefined
      : { value: await then(db, oneTimeToken, applied.account) }
  })
  if (outcome === 'not found') throw new ApiError(403, 'otp_expired', 'Token has expired or is invalid')
  await auth.rateLimits.refund('codeFailuresPerIp', request.ipAddress)
  if (recipient) {
    await auth.rateLimits.refund('codeFailuresPerAccountAndIp', recipient, request.ipAddress)
    await auth.rateLimits.refund('codeFailuresPerAccount', recipient)
  }
  return outcome?.value as T | undefined
}

function consumeLinkOrCode(auth: AuthContext, db: Db, { type, token_hash, token, email, phone }: Verify) {
  const purposes = PURPOSES_BY_TYPE[type]!
  if (token_hash) return consumeLinkToken(auth, db, token_hash, purposes)
  const recipient = email || phone
  if (token && recipient) return consumeCode(auth, db, recipient, token, purposes)
  throw new ApiError(400, 'validation_failed', 'Verify requires either a token or a token hash')
}

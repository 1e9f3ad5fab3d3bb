import { randomUUID } from 'node:crypto'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import { json } from '../http/responses.ts'
import { accountById, isBanned, type Account } from '../users/account.ts'
import { accountByPhone, createPhoneAccount } from './phone-accounts.ts'
import { maySendCode, requireCountry, requirePhoneLogins, sendOneTimeCode } from './send-code.ts'

interface CodeRequest {
  phone: string
  captchaToken: string | undefined
  channel?: string | null
}

/** The checks before anything is looked up: the response must not reveal whether a number has an account. */
export async function admitCodeRequest(
  auth: AuthContext,
  request: AuthRequest,
  { phone, captchaToken, channel }: CodeRequest,
): Promise<void> {
  requirePhoneLogins(auth)
  requireCountry(auth, phone)
  if (channel && channel !== 'sms')
    throw new ApiError(400, 'validation_failed', 'Only the channel "sms" is offered')
  await auth.rateLimits.consume('smsRequestsPerIp', request.ipAddress)
  await requireCaptcha(auth, request, captchaToken)
}

const accepted = () => json({ message_id: randomUUID() })

/** Sends a code for a sign-in without password. Creates an account for a new number if sign-ups are open. */
export async function requestSignInCode(
  auth: AuthContext,
  request: AuthRequest,
  codeRequest: CodeRequest & { createUser: boolean; data: Record<string, unknown> },
): Promise<Response> {
  const { phone, createUser, data } = codeRequest
  await admitCodeRequest(auth, request, codeRequest)
  auth.runInBackground(async () => {
    if (createUser && (await auth.settings.registrationOpen()))
      await ensureAccount(auth, request, phone, data)
    const account = await reachableAccount(auth, phone)
    if (account) await sendSignInCode(auth, account, phone)
  })
  return accepted()
}

/** Sends the code of a sign-up or sign-in, or of a change of the number, once more. */
export async function resendCode(
  auth: AuthContext,
  request: AuthRequest,
  codeRequest: CodeRequest & { type: string },
): Promise<Response> {
  const { phone, type } = codeRequest
  await admitCodeRequest(auth, request, codeRequest)
  if (type !== 'sms' && type !== 'phone_change')
    throw new ApiError(400, 'validation_failed', 'The type must be sms or phone_change')
  auth.runInBackground(async () => {
    const account = await (type === 'sms' ? reachableAccount(auth, phone) : accountChangingTo(auth, phone))
    if (!account) return
    if (type === 'phone_change') return sendPhoneChangeCode(auth, account, phone)
    if (account.confirmed_at) return sendSignInCode(auth, account, phone)
    return sendSignUpCode(auth, account, phone)
  })
  return accepted()
}

const sendSignInCode = (auth: AuthContext, account: Account, phone: string) =>
  sendOneTimeCode(auth, account, {
    userId: account.id,
    type: 'recovery_token',
    purpose: 'sms',
    relatesTo: phone,
  })

/** The code of a sign-up also confirms the password of that sign-up. */
export const sendSignUpCode = (auth: AuthContext, account: Account, phone: string) =>
  sendOneTimeCode(auth, account, {
    userId: account.id,
    type: 'confirmation_token',
    purpose: 'phone_signup',
    relatesTo: phone,
    pending: { encrypted_password: account.encrypted_password, user_metadata: account.raw_user_meta_data },
  })

export const sendPhoneChangeCode = (auth: AuthContext, account: Account, phone: string) =>
  sendOneTimeCode(auth, account, {
    userId: account.id,
    type: 'phone_change_token',
    purpose: 'phone_change',
    relatesTo: phone,
  })

/** The account of this number, unless it is banned or no more messages may be sent. */
async function reachableAccount(auth: AuthContext, phone: string): Promise<Account | undefined> {
  const account = await accountByPhone(auth.sql, phone)
  if (!account || isBanned(account, auth.now().getTime())) return undefined
  return (await maySendCode(auth, phone)) ? account : undefined
}

async function accountChangingTo(auth: AuthContext, phone: string): Promise<Account | undefined> {
  const [row] = await auth.sql<{ user_id: string }[]>`
    select t.user_id from auth.one_time_tokens t where t.purpose = 'phone_change' and t.relates_to = ${phone}
    order by t.created_at desc limit 1`
  const account = row && (await accountById(auth.sql, row.user_id))
  return account && (await maySendCode(auth, phone)) ? account : undefined
}

async function ensureAccount(
  auth: AuthContext,
  request: AuthRequest,
  phone: string,
  metadata: Record<string, unknown>,
) {
  if (await accountByPhone(auth.sql, phone)) return
  if (!(await auth.rateLimits.tryConsume('signUpsPerIp', request.ipAddress))) return
  await auth.sql.begin(async (db) => {
    const account = await createPhoneAccount(db, {
      phone,
      passwordHash: null,
      metadata,
      confirmed: false,
      now: auth.now(),
    })
    if (account) await audit(db, request, 'user_signedup', account, { provider: 'phone' })
  })
}

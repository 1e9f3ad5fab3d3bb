import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { mailOneTimeToken } from '../one-time-tokens/mail-one-time-token.ts'
import type { TokenPurpose } from '../one-time-tokens/one-time-tokens.ts'
import { accountByEmail, isBanned, type Account } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import { mayMail } from '../rate-limits/may-mail.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'
import { requestSignInCode, resendCode } from '../phone/request-code.ts'
import { mailEmailChange } from './mail-email-change.ts'

/**
 * A request that may send a mail. The response is always the same and precedes the account lookup, so neither its content
 * nor its timing reveals whether an account exists.
 */
interface MailRequest {
  email: string
  redirectTo: string
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
}

const RecoverBody = z.object({
  email: fields.email.nullish(),
  phone: fields.phone.nullish(),
  channel: z.string().max(20).nullish(),
  gotrue_meta_security: fields.security,
  ...fields.pkce,
})

async function readMailRequest(
  auth: AuthContext,
  request: AuthRequest,
  body: z.infer<typeof RecoverBody>,
): Promise<MailRequest> {
  const { email } = body
  if (!email) throw new ApiError(400, 'validation_failed', 'Invalid value for email')
  await auth.rateLimits.consume('mailRequestsPerIp', request.ipAddress)
  await requireCaptcha(auth, request, body.gotrue_meta_security)
  const mailRequest: MailRequest = {
    email,
    redirectTo: auth.redirects.allowedTarget(request.url.searchParams.get('redirect_to')),
    codeChallenge: body.code_challenge,
    codeChallengeMethod: body.code_challenge_method,
  }
  return mailRequest
}

export async function recover(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, RecoverBody)
  const mailRequest = await readMailRequest(auth, request, body)
  auth.runInBackground(async () => {
    const account = await mailableAccount(auth, request, mailRequest.email)
    if (!account) return
    await audit(auth.sql, request, 'user_recovery_requested', account)
    await auth.sql`update auth.users set recovery_sent_at = ${auth.now()} where id = ${account.id}`
    await mailRecoveryToken(auth, account, 'recovery', mailRequest)
  })
  return json({})
}

const OtpBody = RecoverBody.extend({
  create_user: z.boolean().default(true),
  data: fields.metadata.nullish().transform((value) => value ?? {}),
})

/** Mails a link and a code for a sign-in without password. Creates an account for a new e-mail if sign-ups are open. */
export async function otp(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, OtpBody)
  if (body.phone)
    return requestSignInCode(auth, request, {
      phone: body.phone,
      captchaToken: body.gotrue_meta_security,
      channel: body.channel,
      createUser: body.create_user,
      data: body.data,
    })
  const mailRequest = await readMailRequest(auth, request, body)
  auth.runInBackground(async () => {
    if (body.create_user && (await auth.settings.registrationOpen()))
      await ensureAccount(auth, request, mailRequest.email, body.data)
    const account = await mailableAccount(auth, request, mailRequest.email)
    if (account) await mailRecoveryToken(auth, account, 'magiclink', mailRequest)
  })
  return json({})
}

const ResendBody = RecoverBody.extend({ type: z.enum(['signup', 'email_change', 'sms', 'phone_change']) })

export async function resend(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, ResendBody)
  if (body.phone)
    return resendCode(auth, request, {
      phone: body.phone,
      captchaToken: body.gotrue_meta_security,
      type: body.type,
    })
  const mailRequest = await readMailRequest(auth, request, body)
  auth.runInBackground(async () => {
    const account = await mailableAccount(auth, request, mailRequest.email)
    if (!account) return
    if (body.type !== 'signup') return mailEmailChange(auth, account, mailRequest)
    if (account.email_confirmed_at) return
    await audit(auth.sql, request, 'user_confirmation_requested', account)
    await mailOneTimeToken(auth, account, 'confirm', {
      userId: account.id,
      type: 'confirmation_token',
      purpose: 'signup',
      relatesTo: mailRequest.email,
      redirectTo: mailRequest.redirectTo,
      pending: {
        encrypted_password: account.encrypted_password,
        user_metadata: account.raw_user_meta_data,
      },
    })
  })
  return json({})
}

const mailRecoveryToken = (
  auth: AuthContext,
  account: Account,
  purpose: TokenPurpose,
  mailRequest: MailRequest,
) =>
  mailOneTimeToken(auth, account, purpose === 'recovery' ? 'recover' : 'sign_in', {
    userId: account.id,
    type: 'recovery_token',
    purpose,
    relatesTo: mailRequest.email,
    ...mailRequest,
  })

/** The account of this e-mail, unless it is banned or has reached its mail limit. */
async function mailableAccount(
  auth: AuthContext,
  request: AuthRequest,
  email: string,
): Promise<Account | undefined> {
  const account = await accountByEmail(auth.sql, email)
  if (!account || isBanned(account, auth.now().getTime())) return undefined
  return (await mayMail(auth, request, email)) ? account : undefined
}

async function ensureAccount(
  auth: AuthContext,
  request: AuthRequest,
  email: string,
  data: Record<string, unknown>,
) {
  if (await accountByEmail(auth.sql, email)) return
  if (!(await auth.rateLimits.tryConsume('signUpsPerIp', request.ipAddress))) return
  await auth.sql.begin(async (db) => {
    const account = await createAccount(db, {
      email,
      passwordHash: null,
      metadata: data,
      confirmed: false,
      now: auth.now(),
    })
    if (account) await audit(db, request, 'user_signedup', account)
  })
}

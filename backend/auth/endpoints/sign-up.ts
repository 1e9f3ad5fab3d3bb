import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { mailOneTimeToken } from '../one-time-tokens/mail-one-time-token.ts'
import { mayMail } from '../rate-limits/may-mail.ts'
import { createSession, sessionJson } from '../sessions/session.ts'
import { accountByEmail, type Account } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { signUpJson } from '../users/user-json.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'
import { admitCodeRequest } from '../phone/request-code.ts'
import { signUpByPhone } from '../phone/sign-up-by-phone.ts'
import { signInAnonymously } from './sign-in-anonymously.ts'
import { sendAlreadyRegisteredMail } from './send-already-registered-mail.ts'

const Body = z.object({
  email: fields.email.optional(),
  phone: fields.phone.nullish(),
  channel: z.string().max(20).nullish(),
  password: fields.password.default(''),
  data: fields.metadata.nullish().transform((value) => value ?? {}),
  gotrue_meta_security: fields.security,
  ...fields.pkce,
})

type SignUpRequest = z.infer<typeof Body> & { email: string; redirectTo: string }

export async function signUp(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const body = await readBody(request, Body)
  const { email, phone } = body
  const captchaToken = body.gotrue_meta_security
  if (!email && !phone && !auth.settings.anonymousSignIns)
    throw new ApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  await auth.rateLimits.consume('signUpsPerIp', request.ipAddress)
  if (phone) await admitCodeRequest(auth, request, { phone, captchaToken, channel: body.channel })
  else await requireCaptcha(auth, request, captchaToken)
  if (!(await auth.settings.registrationOpen()))
    throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (!email && !phone) return json(await signInAnonymously(auth, request, body.data))
  checkPassword(auth, body.password)

  const passwordHash = await auth.passwords.hash(body.password)
  if (phone) return signUpByPhone(auth, request, { phone, passwordHash, data: body.data })
  const signUpRequest = {
    ...body,
    email: email!,
    redirectTo: auth.redirects.allowedTarget(request.url.searchParams.get('redirect_to')),
  }
  return auth.settings.confirmEmail
    ? signUpWithConfirmation(auth, request, signUpRequest, passwordHash)
    : signUpWithoutConfirmation(auth, request, signUpRequest, passwordHash)
}

/** Responds the same for every e-mail. Only the mail to its owner reveals whether the account existed. */
async function signUpWithConfirmation(
  auth: AuthContext,
  request: AuthRequest,
  signUpRequest: SignUpRequest,
  passwordHash: string,
) {
  const { email, data } = signUpRequest
  const now = auth.now()
  const account = await auth.sql.begin(async (db) => {
    const existing = await accountByEmail(db, email)
    if (existing?.email_confirmed_at) {
      await audit(db, request, 'user_repeated_signup', existing)
      return existing
    }
    if (existing) {
      await db`
        update auth.users set encrypted_password = ${passwordHash}, raw_user_meta_data = ${db.json(data as JSONValue)},
          updated_at = ${now} where id = ${existing.id}`
      return { ...existing, raw_user_meta_data: data }
    }
    const created = await createAccount(db, { email, passwordHash, metadata: data, confirmed: false, now })
    if (created) await audit(db, request, 'user_signedup', created)
    // Not created: the same form was sent twice, and the other request created the account. Each gets its own link.
    return created ?? (await accountByEmail(db, email))!
  })
  auth.runInBackground(async () => {
    if (!(await mayMail(auth, request, email))) return
    if (account.email_confirmed_at) await sendAlreadyRegisteredMail(auth, account)
    else await mailConfirmation(auth, account, signUpRequest, passwordHash)
  })
  const ids = { id: auth.obscuredId(email), identityId: auth.obscuredId(`identity:${email}`) }
  return json(signUpJson({ email }, data, now, ids))
}

async function mailConfirmation(
  auth: AuthContext,
  account: Account,
  signUpRequest: SignUpRequest,
  passwordHash: string,
) {
  await auth.sql`update auth.users set confirmation_sent_at = ${auth.now()} where id = ${account.id}`
  await mailOneTimeToken(auth, account, 'confirm', {
    userId: account.id,
    type: 'confirmation_token',
    purpose: 'signup',
    relatesTo: signUpRequest.email,
    redirectTo: signUpRequest.redirectTo,
    pending: { encrypted_password: passwordHash, user_metadata: signUpRequest.data },
  })
}

async function signUpWithoutConfirmation(
  auth: AuthContext,
  request: AuthRequest,
  { email, data }: SignUpRequest,
  passwordHash: string,
) {
  const now = auth.now()
  const session = await auth.sql.begin(async (db) => {
    const account = await createAccount(db, {
      email,
      passwordHash,
      metadata: data,
      confirmed: true,
      emailVerified: false,
      now,
    })
    if (!account) throw new ApiError(422, 'user_already_exists', 'User already registered')
    await audit(db, request, 'user_signedup', account)
    return sessionJson(auth, db, await createSession(db, request, account, 'password', now))
  })
  return json(session)
}

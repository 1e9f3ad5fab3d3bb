import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { signInWithIdToken } from '../oauth/id-token.ts'
import { exchangeAuthCode } from '../one-time-tokens/auth-code.ts'
import { refreshSession } from '../sessions/refresh.ts'
import { createSession, hasSessionFrom, sessionJson } from '../sessions/session.ts'
import { accountByEmail, isBanned } from '../users/account.ts'
import { accountByPhone } from '../phone/phone-accounts.ts'
import { requirePhoneLogins } from '../phone/send-code.ts'
import { readBody, type AuthRequest } from '../http/auth-request.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'

const PasswordBody = z.object({
  email: fields.email.optional(),
  phone: fields.phone.nullish(),
  password: fields.password,
  gotrue_meta_security: fields.security,
})
const RefreshBody = z.object({ refresh_token: z.string().max(200) })
const PkceBody = z.object({ auth_code: z.string().max(200), code_verifier: z.string().max(200) })

/** POST /token: creates or refreshes a session from a password, a refresh token, a PKCE code or a provider's id token. */
export async function token(auth: AuthContext, request: AuthRequest): Promise<Response> {
  switch (request.url.searchParams.get('grant_type')) {
    case 'password':
      return json(await signInWithPassword(auth, request))
    case 'refresh_token':
      return json(await refreshSession(auth, request, (await readBody(request, RefreshBody)).refresh_token))
    case 'pkce':
      return json(await exchangeAuthCode(auth, request, await readBody(request, PkceBody)))
    case 'id_token':
      return signInWithIdToken(auth, request)
    default:
      throw new ApiError(400, 'unsupported_grant_type', 'unsupported_grant_type')
  }
}

async function signInWithPassword(auth: AuthContext, request: AuthRequest) {
  const { email, phone, password, gotrue_meta_security } = await readBody(request, PasswordBody)
  if (phone) requirePhoneLogins(auth)
  // An invalid e-mail gets the same response as an unknown account.
  const name = (email ?? phone) || ''
  await auth.rateLimits.consume('signInsPerIp', request.ipAddress)
  await auth.rateLimits.consume('signInFailuresPerIp', request.ipAddress)
  await auth.rateLimits.consume('signInFailuresPerAccountAndIp', name, request.ipAddress)
  await requireCaptcha(auth, request, gotrue_meta_security)

  const account = await (phone ? accountByPhone : accountByEmail)(auth.sql, name)
  // The limit for the whole account does not apply where its owner is signed in, so that strangers elsewhere cannot lock the owner out.
  const isKnownNetwork = account && (await hasSessionFrom(auth.sql, account.id, request.ipAddress))
  if (!isKnownNetwork) await auth.rateLimits.consume('signInFailuresPerAccount', name)
  const matches = await auth.passwords.matches(password, account?.encrypted_password)
  if (!account || !matches) {
    if (account) auth.tryRunInBackground(() => audit(auth.sql, request, 'login_failed', account))
    throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  await Promise.all([
    auth.rateLimits.refund('signInFailuresPerIp', request.ipAddress),
    auth.rateLimits.refund('signInFailuresPerAccountAndIp', name, request.ipAddress),
    isKnownNetwork || auth.rateLimits.refund('signInFailuresPerAccount', name),
  ])
  if (isBanned(account, auth.now().getTime())) throw new ApiError(400, 'user_banned', 'User is banned')
  if (phone && !account.phone_confirmed_at)
    throw new ApiError(400, 'phone_not_confirmed', 'Phone not confirmed')
  if (!account.confirmed_at) throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed')
  return auth.sql.begin(async (db) => {
    const session = await createSession(db, request, account, 'password', auth.now())
    await audit(db, request, 'login', account, { provider: phone ? 'phone' : 'email' })
    return sessionJson(auth, db, session)
  })
}

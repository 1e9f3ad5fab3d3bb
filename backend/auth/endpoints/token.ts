import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { exchangeCode } from '../proofs/auth-code.ts'
import { refreshSession } from '../sessions/refresh.ts'
import { openSession, sessionJson } from '../sessions/session.ts'
import { accountByEmail, isBanned } from '../users/account.ts'
import { readBody, type Ask } from '../wire/ask.ts'
import { requireCaptcha } from '../wire/captcha.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'

const Password = z.object({
  email: fields.email.optional(),
  phone: z.string().nullish(),
  password: fields.password,
  gotrue_meta_security: fields.security,
})
const Refresh = z.object({ refresh_token: z.string().max(200) })
const Pkce = z.object({ auth_code: z.string().max(200), code_verifier: z.string().max(200) })

/** Every way to a session that begins with something the client holds. */
export async function token(auth: AuthContext, ask: Ask): Promise<Response> {
  switch (ask.url.searchParams.get('grant_type')) {
    case 'password':
      return json(await signIn(auth, ask))
    case 'refresh_token':
      return json(await refreshSession(auth, ask, (await readBody(ask, Refresh)).refresh_token))
    case 'pkce':
      return json(await exchangeCode(auth, ask, await readBody(ask, Pkce)))
    default:
      throw new WireError(400, 'unsupported_grant_type', 'unsupported_grant_type')
  }
}

async function signIn(auth: AuthContext, ask: Ask) {
  const { email, phone, password, gotrue_meta_security } = await readBody(ask, Password)
  if (phone) throw new WireError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  // What cannot be an address belongs to nobody, and is answered like any other unknown account.
  const name = email ?? ''
  await auth.limits.take('signInsOfAddress', ask.address)
  await auth.limits.take('signInFailuresOfAddress', ask.address)
  await auth.limits.take('signInFailuresHere', name, ask.address)
  await auth.limits.take('signInFailuresAnywhere', name)
  await requireCaptcha(auth, ask, gotrue_meta_security)

  const account = await accountByEmail(auth.sql, name)
  const right = await auth.passwords.matches(password, account?.encrypted_password)
  if (!account || !right) {
    if (account) auth.laterIfRoom(() => audit(auth.sql, ask, 'login_failed', account))
    throw new WireError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  await Promise.all([
    auth.limits.giveBack('signInFailuresOfAddress', ask.address),
    auth.limits.giveBack('signInFailuresHere', name, ask.address),
    auth.limits.giveBack('signInFailuresAnywhere', name),
  ])
  if (isBanned(account, auth.now().getTime())) throw new WireError(400, 'user_banned', 'User is banned')
  if (!account.confirmed_at) throw new WireError(400, 'email_not_confirmed', 'Email not confirmed')
  return auth.sql.begin(async (db) => {
    const session = await openSession(db, ask, account, 'password', auth.now())
    await audit(db, ask, 'login', account, { provider: 'email' })
    return sessionJson(auth, db, session)
  })
}

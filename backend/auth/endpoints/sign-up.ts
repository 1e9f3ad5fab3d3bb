import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { checkPassword } from '../passwords/rules.ts'
import { mailProof } from '../proofs/mail-proof.ts'
import { openSession, sessionJson } from '../sessions/session.ts'
import { accountByEmail, type Account } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { signUpJson } from '../users/user-json.ts'
import { readBody, type Ask } from '../wire/ask.ts'
import { requireCaptcha } from '../wire/captcha.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'
import { mailOwnerOfAddress } from './known-address.ts'

const Body = z.object({
  email: fields.email.optional(),
  phone: z.string().nullish(),
  password: fields.password.default(''),
  data: fields.metadata.nullish().transform((value) => value ?? {}),
  gotrue_meta_security: fields.security,
  ...fields.pkce,
})

type SignUp = z.infer<typeof Body> & { email: string; redirectTo: string }

export async function signUp(auth: AuthContext, ask: Ask): Promise<Response> {
  const body = await readBody(ask, Body)
  const { email } = body
  if (body.phone) throw new WireError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!email) throw new WireError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  await auth.limits.take('signUpsOfAddress', ask.address)
  await requireCaptcha(auth, ask, body.gotrue_meta_security)
  if (!(await auth.settings.registrationOpen()))
    throw new WireError(422, 'signup_disabled', 'Signups not allowed for this instance')
  checkPassword(auth, body.password)

  const wish = { ...body, email, redirectTo: auth.redirects.target(ask.url.searchParams.get('redirect_to')) }
  const encrypted = await auth.passwords.hash(body.password)
  return auth.settings.confirmEmail
    ? signUpToBeConfirmed(auth, ask, wish, encrypted)
    : signUpAtOnce(auth, ask, wish, encrypted)
}

/** Answers the same for every address; what is true of it only its owner learns, by mail. */
async function signUpToBeConfirmed(auth: AuthContext, ask: Ask, wish: SignUp, encrypted: string) {
  const { email, data } = wish
  const now = auth.now()
  const account = await auth.sql.begin(async (db) => {
    const known = await accountByEmail(db, email)
    if (known?.email_confirmed_at) {
      await audit(db, ask, 'user_repeated_signup', known)
      return known
    }
    if (known) {
      await db`
        update auth.users set encrypted_password = ${encrypted}, raw_user_meta_data = ${db.json(data as JSONValue)},
          updated_at = ${now} where id = ${known.id}`
      return { ...known, raw_user_meta_data: data }
    }
    const made = await createAccount(db, { email, encrypted, metadata: data, confirmed: false, now })
    if (made) await audit(db, ask, 'user_signedup', made)
    // A form sent twice: the first made the account, and each has its own link.
    return made ?? (await accountByEmail(db, email))!
  })
  if (account.email_confirmed_at) mailOwnerOfAddress(auth, account)
  else mailConfirmation(auth, account, wish, encrypted)
  return json(signUpJson(email, data, now, account.email_confirmed_at ? undefined : account.id))
}

function mailConfirmation(auth: AuthContext, account: Account, wish: SignUp, encrypted: string) {
  auth.later(async () => {
    if (!(await auth.limits.allows('mailsToAddressee', wish.email))) return
    await auth.sql`update auth.users set confirmation_sent_at = ${auth.now()} where id = ${account.id}`
    await mailProof(auth, account, 'confirm', {
      userId: account.id,
      type: 'confirmation_token',
      purpose: 'signup',
      relatesTo: wish.email,
      redirectTo: wish.redirectTo,
      pending: { encrypted_password: encrypted, user_metadata: wish.data },
    })
  })
}

async function signUpAtOnce(auth: AuthContext, ask: Ask, { email, data }: SignUp, encrypted: string) {
  const now = auth.now()
  const answer = await auth.sql.begin(async (db) => {
    const account = await createAccount(db, {
      email,
      encrypted,
      metadata: data,
      confirmed: true,
      proven: false,
      now,
    })
    if (!account) throw new WireError(422, 'user_already_exists', 'User already registered')
    await audit(db, ask, 'user_signedup', account)
    return sessionJson(auth, db, await openSession(db, ask, account, 'password', now))
  })
  return json(answer)
}

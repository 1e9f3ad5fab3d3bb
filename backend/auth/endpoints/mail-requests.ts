import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { mailProof } from '../proofs/mail-proof.ts'
import type { Purpose } from '../proofs/proofs.ts'
import { accountByEmail, isBanned, type Account } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { readBody, type Ask } from '../wire/ask.ts'
import { requireCaptcha } from '../wire/captcha.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'
import { mailAddressChange } from './change-address.ts'

/**
 * Requests that may end in a mail. They answer before anything is looked up, always the same, so neither the words nor
 * the time of an answer tells whether an address has an account.
 */
interface MailWish {
  email: string
  redirectTo: string
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
}

const Recover = z.object({
  email: fields.email.nullish(),
  phone: z.string().nullish(),
  gotrue_meta_security: fields.security,
  ...fields.pkce,
})

async function receive<T extends z.infer<typeof Recover>>(auth: AuthContext, ask: Ask, shape: z.ZodType<T>) {
  const body = await readBody(ask, shape)
  const { email } = body
  if (body.phone) throw new WireError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw new WireError(400, 'validation_failed', 'Invalid value for email')
  await auth.limits.take('mailRequestsOfAddress', ask.address)
  await requireCaptcha(auth, ask, body.gotrue_meta_security)
  const wish: MailWish = {
    email,
    redirectTo: auth.redirects.target(ask.url.searchParams.get('redirect_to')),
    codeChallenge: body.code_challenge,
    codeChallengeMethod: body.code_challenge_method,
  }
  return { body, wish }
}

export async function recover(auth: AuthContext, ask: Ask): Promise<Response> {
  const { wish } = await receive(auth, ask, Recover)
  auth.later(async () => {
    const account = await mailableAccount(auth, wish.email)
    if (!account) return
    await audit(auth.sql, ask, 'user_recovery_requested', account)
    await auth.sql`update auth.users set recovery_sent_at = ${auth.now()} where id = ${account.id}`
    await mailRecoveryToken(auth, account, 'recovery', wish)
  })
  return json({})
}

const Otp = Recover.extend({
  create_user: z.boolean().default(true),
  data: fields.metadata.nullish().transform((value) => value ?? {}),
})

/** A sign-in without password: link and code by mail. A new address becomes an account if sign-ups are open. */
export async function otp(auth: AuthContext, ask: Ask): Promise<Response> {
  const { body, wish } = await receive(auth, ask, Otp)
  auth.later(async () => {
    if (body.create_user && (await auth.settings.registrationOpen()))
      await ensureAccount(auth, ask, wish.email, body.data)
    const account = await mailableAccount(auth, wish.email)
    if (account) await mailRecoveryToken(auth, account, 'magiclink', wish)
  })
  return json({})
}

const Resend = Recover.extend({ type: z.enum(['signup', 'email_change']) })

export async function resend(auth: AuthContext, ask: Ask): Promise<Response> {
  const { body, wish } = await receive(auth, ask, Resend)
  auth.later(async () => {
    const account = await mailableAccount(auth, wish.email)
    if (!account) return
    if (body.type === 'email_change') return mailAddressChange(auth, account, wish)
    if (account.email_confirmed_at) return
    await audit(auth.sql, ask, 'user_confirmation_requested', account)
    await mailProof(auth, account, 'confirm', {
      userId: account.id,
      type: 'confirmation_token',
      purpose: 'signup',
      relatesTo: wish.email,
      redirectTo: wish.redirectTo,
      pending: {
        encrypted_password: account.encrypted_password,
        user_metadata: account.raw_user_meta_data,
      },
    })
  })
  return json({})
}

const mailRecoveryToken = (auth: AuthContext, account: Account, purpose: Purpose, wish: MailWish) =>
  mailProof(auth, account, purpose === 'recovery' ? 'recover' : 'sign_in', {
    userId: account.id,
    type: 'recovery_token',
    purpose,
    relatesTo: wish.email,
    ...wish,
  })

/** The account of an address, unless it has had enough mails for now. */
async function mailableAccount(auth: AuthContext, email: string): Promise<Account | undefined> {
  const account = await accountByEmail(auth.sql, email)
  if (!account || isBanned(account, auth.now().getTime())) return undefined
  return (await auth.limits.allows('mailsToAddressee', email)) ? account : undefined
}

async function ensureAccount(auth: AuthContext, ask: Ask, email: string, data: Record<string, unknown>) {
  if (await accountByEmail(auth.sql, email)) return
  if (!(await auth.limits.allows('signUpsOfAddress', ask.address))) return
  await auth.sql.begin(async (db) => {
    const made = await createAccount(db, {
      email,
      encrypted: null,
      metadata: data,
      confirmed: false,
      now: auth.now(),
    })
    if (made) await audit(db, ask, 'user_signedup', made)
  })
}

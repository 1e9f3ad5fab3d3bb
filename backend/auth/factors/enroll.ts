import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { BOUNDS } from '../settings.ts'
import { requireSecondFactor, type SignedInAsk } from '../wire/access.ts'
import { readBody } from '../wire/ask.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'

const Body = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn']),
  friendly_name: fields.text(80).nullish(),
  issuer: fields.text(80).nullish(),
  phone: z
    .string()
    .regex(/^\+?[1-9]\d{6,14}$/)
    .nullish(),
})

type NewFactor = z.infer<typeof Body>

/** Begins a second factor; it counts once its first code was right. */
export async function enroll(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const wish = await readBody(ask, Body)
  requireSecondFactor(ask, 403, 'enroll a new factor')
  await auth.limits.take('accountChanges', ask.account.id)
  const name = wish.friendly_name ?? ''
  const verified = ask.account.factors.filter(({ status }) => status === 'verified')
  if (verified.length >= BOUNDS.factors)
    throw new WireError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached')
  if (name !== '' && ask.account.factors.some((factor) => factor.friendly_name === name))
    throw new WireError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" already exists`,
    )
  switch (wish.factor_type) {
    case 'totp':
      return enrollApp(auth, ask, wish, name)
    case 'phone':
      return enrollPhone(auth, ask, wish, name)
    case 'webauthn':
      throw new WireError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
}

async function enrollApp(auth: AuthContext, ask: SignedInAsk, wish: NewFactor, name: string) {
  const secret = new Secret({ size: 20 }).base32
  const issuer = wish.issuer || auth.settings.siteName
  const uri = new TOTP({ issuer, label: ask.account.email ?? ask.account.id, secret }).toString()
  const id = await keepFactor(auth, ask, { name, type: 'totp', secret })
  return json({ id, type: 'totp', friendly_name: name, totp: { qr_code: await qrCode(uri), secret, uri } })
}

async function enrollPhone(auth: AuthContext, ask: SignedInAsk, { phone }: NewFactor, name: string) {
  if (!auth.sendSms)
    throw new WireError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (!phone) throw new WireError(400, 'validation_failed', 'Phone number required to enroll a phone factor')
  const id = await keepFactor(auth, ask, { name, type: 'phone', phone: phone.replace(/^\+/, '') })
  return json({ id, type: 'phone', friendly_name: name, phone })
}

interface FactorFacts {
  name: string
  type: 'totp' | 'phone'
  secret?: string
  phone?: string
}

async function keepFactor(auth: AuthContext, ask: SignedInAsk, { name, type, secret, phone }: FactorFacts) {
  const { account } = ask
  return auth.sql.begin(async (db) => {
    // Attempts that were never finished are not collected.
    await db`
      delete from auth.mfa_factors where id in (
        select id from auth.mfa_factors where user_id = ${account.id} and status = 'unverified'
        order by created_at desc offset ${BOUNDS.factors - 1})`
    const [factor] = await db<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, phone, created_at, updated_at)
      values (${account.id}, ${name}, ${type}, ${secret ?? null}, ${phone ?? null}, ${auth.now()}, ${auth.now()})
      returning id`
    await audit(db, ask, 'factor_in_progress', account, { factor_id: factor!.id })
    return factor!.id
  })
}

// The client puts `data:image/svg+xml;utf-8,` before it as it is, so it must hold no `#`.
async function qrCode(uri: string): Promise<string> {
  // Sixty files for what few people ever ask for: loaded when somebody does.
  const { default: QRCode } = await import('qrcode')
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 })
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')
}

import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { AUTH_LIMITS } from '../auth-settings.ts'
import { requireSecondFactor, type UserRequest } from '../http/access-middleware.ts'
import { readBody } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import { json } from '../http/responses.ts'

const Body = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn']),
  friendly_name: fields.text(80).nullish(),
  issuer: fields.text(80).nullish(),
  phone: z
    .string()
    .regex(/^\+?[1-9]\d{6,14}$/)
    .nullish(),
})

type EnrollBody = z.infer<typeof Body>

/** Adds an unverified second factor; `verifyFactor` activates it with the first valid code. */
export async function enroll(auth: AuthContext, request: UserRequest): Promise<Response> {
  const body = await readBody(request, Body)
  requireSecondFactor(request, 403, 'enroll a new factor')
  await auth.rateLimits.consume('changesPerAccount', request.account.id)
  const name = body.friendly_name ?? ''
  const verified = request.account.factors.filter(({ status }) => status === 'verified')
  if (verified.length >= AUTH_LIMITS.maxFactors)
    throw new ApiError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached')
  if (name !== '' && request.account.factors.some((factor) => factor.friendly_name === name))
    throw new ApiError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" already exists`,
    )
  switch (body.factor_type) {
    case 'totp':
      return enrollTotp(auth, request, body, name)
    case 'phone':
      return enrollPhone(auth, request, body, name)
    case 'webauthn':
      throw new ApiError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
}

async function enrollTotp(auth: AuthContext, request: UserRequest, body: EnrollBody, name: string) {
  const secret = new Secret({ size: 20 }).base32
  const issuer = body.issuer || auth.settings.siteName
  const uri = new TOTP({ issuer, label: request.account.email ?? request.account.id, secret }).toString()
  const id = await insertFactor(auth, request, { name, type: 'totp', secret })
  return json({ id, type: 'totp', friendly_name: name, totp: { qr_code: await qrCode(uri), secret, uri } })
}

async function enrollPhone(auth: AuthContext, request: UserRequest, { phone }: EnrollBody, name: string) {
  if (!auth.sendSms)
    throw new ApiError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (!phone) throw new ApiError(400, 'validation_failed', 'Phone number required to enroll a phone factor')
  const id = await insertFactor(auth, request, { name, type: 'phone', phone: phone.replace(/^\+/, '') })
  return json({ id, type: 'phone', friendly_name: name, phone })
}

interface FactorValues {
  name: string
  type: 'totp' | 'phone'
  secret?: string
  phone?: string
}

async function insertFactor(
  auth: AuthContext,
  request: UserRequest,
  { name, type, secret, phone }: FactorValues,
) {
  const { account } = request
  return auth.sql.begin(async (db) => {
    // Deletes the oldest enrollments that were never verified, so that they cannot pile up.
    await db`
      delete from auth.mfa_factors where id in (
        select id from auth.mfa_factors where user_id = ${account.id} and status = 'unverified'
        order by created_at desc offset ${AUTH_LIMITS.maxFactors - 1})`
    const [factor] = await db<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, phone, created_at, updated_at)
      values (${account.id}, ${name}, ${type}, ${secret ?? null}, ${phone ?? null}, ${auth.now()}, ${auth.now()})
      returning id`
    await audit(db, request, 'factor_in_progress', account, { factor_id: factor!.id })
    return factor!.id
  })
}

// Contains no `#`, because the client prepends `data:image/svg+xml;utf-8,` without escaping.
async function qrCode(uri: string): Promise<string> {
  // Loaded on first use, because the library has sixty files and few users enroll.
  const { default: QRCode } = await import('qrcode')
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 })
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')
}

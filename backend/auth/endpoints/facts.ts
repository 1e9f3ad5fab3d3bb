import type { AuthContext } from '../context.ts'
import { json } from '../wire/respond.ts'

/** What a sign-in screen may want to know before anybody signs in. */
export async function settings({ settings, providers, sendSms }: AuthContext): Promise<Response> {
  const oauth = Object.fromEntries([...providers.keys()].map((name) => [name, true]))
  return json({
    external: { email: true, phone: false, anonymous_users: false, ...oauth },
    disable_signup: !(await settings.registrationOpen()),
    mailer_autoconfirm: !settings.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    mfa_enabled: true,
    mfa_phone_enabled: sendSms !== undefined,
    saml_enabled: false,
  })
}

export async function health({ sql }: AuthContext): Promise<Response> {
  await sql`select 1`
  return json({ name: 'GoTrue', version: 'compatible', description: 'Accounts on the Supabase Auth wire' })
}

/** The keys with which anybody can check our tokens. */
export async function jwks({ keys }: AuthContext): Promise<Response> {
  await keys.current()
  return json(await keys.published(), 200, { 'cache-control': 'public, max-age=600' })
}

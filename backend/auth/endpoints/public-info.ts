import type { AuthContext } from '../auth-context.ts'
import { json } from '../http/responses.ts'

/** GET /settings: what a sign-in screen needs before the user signs in. */
export async function settings({ settings, providers, sendSms }: AuthContext): Promise<Response> {
  const oauth = Object.fromEntries([...providers.keys()].map((name) => [name, true]))
  return json({
    external: {
      email: true,
      phone: sendSms !== undefined,
      anonymous_users: settings.anonymousSignIns ?? false,
      ...oauth,
    },
    disable_signup: !(await settings.registrationOpen()),
    mailer_autoconfirm: !settings.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: sendSms ? 'http' : '',
    mfa_enabled: true,
    mfa_phone_enabled: sendSms !== undefined,
    saml_enabled: false,
  })
}

export async function health({ sql }: AuthContext): Promise<Response> {
  await sql`select 1`
  return json({ name: 'GoTrue', version: 'compatible', description: 'Supabase-compatible Auth API' })
}

/** The public keys, with which other services verify our tokens. */
export async function jwks({ keys }: AuthContext): Promise<Response> {
  // Creates the first keys, so that the published set is never empty.
  await keys.current()
  return json(await keys.published(), 200, { 'cache-control': 'public, max-age=600' })
}

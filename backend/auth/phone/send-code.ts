import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import { languageOf } from '../one-time-tokens/mail-one-time-token.ts'
import { issueOneTimeToken, type NewOneTimeToken } from '../one-time-tokens/one-time-tokens.ts'
import type { Account } from '../users/account.ts'

/** Throws unless the operator has configured how to send messages. */
export function requirePhoneLogins({ sendSms }: AuthContext): void {
  if (!sendSms) throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
}

/** Whether one more message may be sent: to this number, and by the whole site, which pays for every message. */
export const mayMessage = async ({ rateLimits }: AuthContext, phone: string) =>
  (await rateLimits.tryConsume('smsPerNumber', phone)) && (await rateLimits.tryConsume('smsPerSite', 'all'))

/** As `mayMessage`, but throws 429 for a caller who is signed in and may know the reason. */
export async function requireMessage({ rateLimits }: AuthContext, phone: string): Promise<void> {
  await rateLimits.consume('smsPerNumber', phone)
  await rateLimits.consume('smsPerSite', 'all')
}

/** Creates a one-time code and sends it by SMS. */
export async function messageOneTimeCode(
  auth: AuthContext,
  account: Pick<Account, 'raw_user_meta_data'>,
  oneTimeToken: NewOneTimeToken,
): Promise<void> {
  const { code } = await auth.sql.begin((db) => issueOneTimeToken(auth, db, oneTimeToken))
  await sendCode(auth, account, oneTimeToken.relatesTo, code)
}

/** Numbers are stored without the plus sign, as Supabase does. */
export async function sendCode(
  auth: AuthContext,
  account: Pick<Account, 'raw_user_meta_data'>,
  phone: string,
  code: string,
): Promise<void> {
  try {
    await auth.sendSms!({ to: `+${phone}`, code, language: languageOf(auth, account) })
  } catch (error) {
    auth.log.error({ err: error }, 'sending a code by SMS failed')
    throw new ApiError(422, 'sms_send_failed', 'Error sending the code')
  }
}

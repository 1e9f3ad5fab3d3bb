import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import { languageOf } from '../one-time-tokens/mail-one-time-token.ts'
import { issueOneTimeToken, type NewOneTimeToken } from '../one-time-tokens/one-time-tokens.ts'
import type { Account } from '../users/account.ts'

/** Throws unless the operator has configured how to send messages. */
export function requirePhoneLogins({ sendSms }: AuthContext): void {
  if (!sendSms) throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
}

/** Throws for numbers outside the operator's countries: fraud with expensive numbers abroad is the usual abuse of codes by SMS. */
export function requireCountry({ settings: { smsCountries } }: AuthContext, phone: string): void {
  if (!smsCountries || smsCountries.some((callingCode) => phone.startsWith(callingCode))) return
  throw new ApiError(400, 'validation_failed', 'Codes are not sent to numbers of this country')
}

/** Anybody can request a code for any number; only its signed-in owner can request one for a number that is confirmed. */
type CodeRequester = 'anybody' | 'owner'

/** Owners have limits of their own, so that no stranger can use them up and keep the owner from proving a second factor. */
const LIMITS = {
  anybody: { perNumber: 'smsPerNumber', perSite: 'smsPerSite' },
  owner: { perNumber: 'ownerSmsPerNumber', perSite: 'ownerSmsPerSite' },
} as const

/** Whether one more code may be sent to any number: to this one, and by the whole site, which pays for every message. */
export const maySendCode = async ({ rateLimits }: AuthContext, phone: string) =>
  (await rateLimits.tryConsume('smsPerNumber', phone)) && (await rateLimits.tryConsume('smsPerSite', 'all'))

/** As `maySendCode`, but throws 429 for a caller who is signed in and may know the reason. */
export async function requireCode(
  { rateLimits }: AuthContext,
  phone: string,
  requester: CodeRequester,
): Promise<void> {
  const { perNumber, perSite } = LIMITS[requester]
  await rateLimits.consume(perNumber, phone)
  await rateLimits.consume(perSite, 'all')
}

/** Creates a one-time code and sends it by SMS. */
export async function sendOneTimeCode(
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

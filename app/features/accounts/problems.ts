import { isEmail, normaliseEmail } from '#domain/email.ts'
import { isPossiblePassword, passwordProblem } from '#domain/password.ts'
import { sanitise } from '#domain/sanitise.ts'
import type { TextId } from '#app/lib/texts/ids.ts'

/** What is wrong with a form, by field, as ids of texts. The server has the last word; this saves the way there. */
export type Problems = Partial<Record<'email' | 'password' | 'name' | 'consent', TextId>>

export interface SignUpForm {
  email: string
  password: string
  name: string
  consent: boolean
}

export function signUpProblems({ email, password, name, consent }: SignUpForm): Problems {
  const broken = passwordProblem(password)
  return {
    ...(sanitise(name) === '' && { name: 'accounts.name-missing' as const }),
    ...(!isEmail(normaliseEmail(email)) && { email: 'accounts.email-invalid' as const }),
    ...(broken && { password: `accounts.${broken}` as const }),
    ...(!consent && { consent: 'accounts.consent-missing' as const }),
  }
}

export function signInProblems({ email, password }: { email: string; password: string }): Problems {
  return {
    ...(!isEmail(normaliseEmail(email)) && { email: 'accounts.email-invalid' as const }),
    ...(!isPossiblePassword(password) && { password: 'accounts.password-invalid' as const }),
  }
}

export const emailProblems = (email: string): Problems =>
  isEmail(normaliseEmail(email)) ? {} : { email: 'accounts.email-invalid' }

const KNOWN: Record<string, TextId> = {
  invalid_credentials: 'accounts.error-credentials',
  email_not_confirmed: 'accounts.error-not-confirmed',
  user_already_exists: 'accounts.error-exists',
  email_exists: 'accounts.error-exists',
  weak_password: 'accounts.error-weak-password',
  same_password: 'accounts.error-same-password',
  signup_disabled: 'accounts.error-signup-disabled',
  over_email_send_rate_limit: 'accounts.error-too-many',
  over_request_rate_limit: 'accounts.error-too-many',
  captcha_failed: 'accounts.error-captcha',
  otp_expired: 'accounts.error-link-expired',
  user_banned: 'accounts.error-banned',
  mfa_verification_failed: 'accounts.error-code',
  session_not_found: 'accounts.error-session',
  session_expired: 'accounts.error-session',
}

/** The sentence for an answer of the accounts wire; what nobody has a sentence for is "Error", as the product says it. */
export function authErrorText(error: { code?: string; name?: string; status?: number } | null): TextId {
  if (error?.code && KNOWN[error.code]) return KNOWN[error.code]!
  if (error?.status === 429) return 'accounts.error-too-many'
  if (error?.name === 'AuthRetryableFetchError' || error?.status === 0) return 'accounts.error-network'
  return 'accounts.error'
}

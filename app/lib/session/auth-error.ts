import type { TextId } from '../texts/ids.ts'

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
  flow_state_expired: 'accounts.error-link-expired',
  flow_state_not_found: 'accounts.error-link-expired',
  user_banned: 'accounts.error-banned',
  mfa_verification_failed: 'accounts.error-code',
  mfa_challenge_expired: 'accounts.error-code',
  insufficient_aal: 'accounts.error-second-step',
  reauthentication_needed: 'accounts.error-code',
  identity_already_exists: 'accounts.error-identity-taken',
  single_identity_not_deletable: 'accounts.error-last-identity',
  access_denied: 'accounts.error-access-denied',
  session_not_found: 'accounts.error-session',
  session_expired: 'accounts.error-session',
}

interface AuthProblem {
  code?: string
  name?: string
  status?: number
}

/** The sentence for an answer of the accounts wire; what nobody has a sentence for is "Error", as the product says it. */
export function authErrorText(error: AuthProblem | null): TextId {
  if (error?.code && KNOWN[error.code]) return KNOWN[error.code]!
  if (error?.status === 429) return 'accounts.error-too-many'
  if (error?.name === 'AuthRetryableFetchError' || error?.name === 'TypeError' || error?.status === 0)
    return 'accounts.error-network'
  return 'accounts.error'
}

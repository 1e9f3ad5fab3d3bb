import type { TextId } from '../texts/text-id.ts'

const TEXT_BY_CODE: Record<string, TextId> = {
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

interface AuthError {
  code?: string
  name?: string
  status?: number
}

/** The text for an error of the Auth API; unknown errors get a general text. */
export function authErrorText(error: AuthError | null): TextId {
  if (error?.code && TEXT_BY_CODE[error.code]) return TEXT_BY_CODE[error.code]!
  if (error?.status === 429) return 'accounts.error-too-many'
  if (error?.name === 'AuthRetryableFetchError' || error?.name === 'TypeError' || error?.status === 0)
    return 'accounts.error-network'
  return 'accounts.error'
}

/** A reason of `AuthWeakPasswordError`, and its explanation in Supabase's words. */
export interface PasswordProblem {
  reason: 'length' | 'characters' | 'pwned'
  message: string
}

/** Settings of the Auth API that the site and its operator define. */
export interface AuthSettings {
  /** Authenticator apps show it beside the code. */
  siteName: string
  /** URLs to which a sign-in may redirect, besides the site: origins, or URLs whose path is a prefix. */
  allowedRedirects: readonly string[]
  /** The rules a password breaks; an empty list for an acceptable password. */
  brokenPasswordRules: (password: string) => readonly PasswordProblem[]
  /** Called at every sign-up, because an admin can change it at any time. */
  registrationOpen: () => Promise<boolean>
  /** When false, an account works without confirmation, and the response to a sign-up reveals that an e-mail is already registered. */
  confirmEmail: boolean
  /** Whether `signInAnonymously` creates accounts without any credentials; off unless set. */
  anonymousSignIns?: boolean
  /** The key in the user metadata that holds the language of mails. */
  languageField: string
  /** The calling codes, without plus sign, of the countries to which codes are sent; all unless set. */
  smsCountries?: readonly string[]
}

export const DURATION_SECONDS = {
  /** A used refresh token works again within this time, so that two tabs can refresh at once. */
  refreshTokenReuse: 10,
  linkLifetime: 60 * 60,
  authCodeLifetime: 5 * 60,
  oauthStateLifetime: 15 * 60,
  challengeLifetime: 5 * 60,
  /** A session older than this needs a code from a mail to change the password. */
  reauthenticateAfter: 24 * 60 * 60,
  auditLogRetention: 90 * 24 * 60 * 60,
  /** Unconfirmed accounts are deleted after this time, because the e-mail may belong to another person. */
  unconfirmedAccountRetention: 30 * 24 * 60 * 60,
  /** A session that is not refreshed for this long is deleted. */
  idleSessionLifetime: 180 * 24 * 60 * 60,
} as const

export const AUTH_LIMITS = {
  maxBodyBytes: 64 * 1024,
  /** Every access token contains the metadata, and servers accept about 16 kB of headers in total. */
  maxMetadataLength: 4 * 1024,
  maxPasswordLength: 256,
  maxFactors: 10,
  /** Wrong attempts after which a code from a mail or message is invalid. Higher than the limit for one IP address, so that a stranger cannot invalidate the owner's code. */
  maxCodeAttempts: 10,
  maxChallengeAttempts: 5,
  maxSignUpLinks: 5,
  maxSessions: 50,
  maxBackgroundWork: 500,
} as const

/** What is decided by the product and its operator, not by accounts themselves. */
export interface AuthSettings {
  /** Shown by authenticator apps beside the code. */
  siteName: string
  /** Addresses beside the site's own to which a visitor may be sent back: origins, or addresses with a path as prefix. */
  allowedRedirects: readonly string[]
  /** Names of the rules a password breaks; none means it is good. */
  passwordRules: (password: string) => readonly string[]
  /** Asked at every sign-up, because an admin can switch it. */
  registrationOpen: () => Promise<boolean>
  /** Off: an account is good at once, and a known address is refused openly. */
  confirmEmail: boolean
  /** Key of the user metadata that holds the language of mails. */
  languageField: string
}

export const SECONDS = {
  /** Two tabs that refresh at once both live when the second comes within this time. */
  refreshReuse: 10,
  linkLives: 60 * 60,
  authCodeLives: 5 * 60,
  oauthVisitLives: 15 * 60,
  challengeLives: 5 * 60,
  /** A password may be changed this long after signing in without a fresh code by mail. */
  reauthenticateAfter: 24 * 60 * 60,
  auditKept: 90 * 24 * 60 * 60,
  /** An address somebody typed and nobody confirmed is not kept longer. */
  unconfirmedKept: 30 * 24 * 60 * 60,
  /** A session nobody has refreshed for this long is over. */
  idleSession: 180 * 24 * 60 * 60,
} as const

export const BOUNDS = {
  body: 64 * 1024,
  /** Every token carries it in a header, and servers take headers of 16 kB in all. */
  metadata: 4 * 1024,
  password: 256,
  factors: 10,
  codeAttempts: 5,
  liveLinks: 5,
  sessions: 50,
  mailsUnderWay: 500,
} as const

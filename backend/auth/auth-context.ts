import type { Sql } from 'postgres'
import type { Identify } from '../identity.ts'
import type { RateLimits } from './rate-limits/rate-limits.ts'
import type { OAuthProvider } from './oauth/oauth-provider.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { AuthLog, CheckCaptcha, SendMail, SendSms, WriteLinkPage } from './ports.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { AccessTokens } from './tokens/access-tokens.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'
import type { Redirects } from './http/redirects.ts'

/** The dependencies of every endpoint. */
export interface AuthContext {
  sql: Sql
  keys: SigningKeys
  tokens: AccessTokens
  identify: Identify
  passwords: Passwords
  rateLimits: RateLimits
  settings: AuthSettings
  redirects: Redirects
  /** The public URL of the Auth API, such as `https://example.org/auth/v1`. */
  authUrl: string
  sendMail: SendMail
  writeLinkPage: WriteLinkPage
  checkCaptcha?: CheckCaptcha
  sendSms?: SendSms
  providers: ReadonlyMap<string, OAuthProvider>
  now: () => Date
  /** The id that the response to an unconfirmed sign-up shows instead of the account's. */
  obscuredId: (email: string) => string
  /** Runs after the response: the response time must not reveal whether an account exists and gets a mail. */
  runInBackground: (work: () => Promise<void>) => void
  /** The same for optional work; skips it when too much work is running. */
  tryRunInBackground: (work: () => Promise<void>) => void
  log: AuthLog
}

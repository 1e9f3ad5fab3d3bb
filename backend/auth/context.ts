import type { Sql } from 'postgres'
import type { Identify } from '../identity.ts'
import type { Limits } from './limits/limits.ts'
import type { Provider } from './oauth/provider.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { AuthLog, CheckCaptcha, SendMail, SendSms, WriteLinkPage } from './ports.ts'
import type { AuthSettings } from './settings.ts'
import type { AccessTokens } from './tokens/access-tokens.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'
import type { Redirects } from './wire/redirects.ts'

/** What the endpoints work with. */
export interface AuthContext {
  sql: Sql
  keys: SigningKeys
  tokens: AccessTokens
  identify: Identify
  passwords: Passwords
  limits: Limits
  settings: AuthSettings
  redirects: Redirects
  /** The public address of this wire, such as `https://example.org/auth/v1`. */
  wireUrl: string
  sendMail: SendMail
  writeLinkPage: WriteLinkPage
  checkCaptcha?: CheckCaptcha
  sendSms?: SendSms
  providers: ReadonlyMap<string, Provider>
  now: () => Date
  /** Work nobody waits for: an answer must not take longer because an account exists and gets a mail. */
  later: (work: () => Promise<void>) => void
  laterIfRoom: (work: () => Promise<void>) => void
  log: AuthLog
}

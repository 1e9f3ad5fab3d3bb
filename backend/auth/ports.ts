/** The outside services that the Auth API calls. `createAuth` receives each of them as an option. */

export type MailKind =
  | 'confirm'
  | 'invite'
  | 'already_registered'
  | 'recover'
  | 'sign_in'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthenticate'
  | 'password_changed'

export interface AuthMail {
  to: string
  kind: MailKind
  /** The language in the account's metadata; the mail writer uses its default when undefined. */
  language: string | undefined
  link?: string
  code?: string
  /** The account's future e-mail, in mails about an e-mail change. */
  newEmail?: string
}

export type SendMail = (mail: AuthMail) => Promise<void>

/** The page that a mail's link opens. Only submitting its form uses the token, because mail scanners open links too. */
interface LinkPage {
  kind: MailKind
  language: string | undefined
  action: string
  fields: Record<string, string>
  /** The CSP nonce of the page's inline script and style. */
  nonce: string
}

export type WriteLinkPage = (page: LinkPage) => string

/** Resolves to true when the captcha was solved. */
export type CheckCaptcha = (token: string, ipAddress: string) => Promise<boolean>

export type SendSms = (message: { to: string; code: string; language: string | undefined }) => Promise<void>

export interface AuthLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

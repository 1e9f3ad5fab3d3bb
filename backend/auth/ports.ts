/** What accounts need from outside: each comes in as an argument, none is reached for. */

export type MailKind =
  | 'confirm'
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
  /** The language of the account, as its metadata has it; the writer falls back on its own. */
  language: string | undefined
  link?: string
  code?: string
  /** The address an account is moving to. */
  newEmail?: string
}

export type SendMail = (mail: AuthMail) => Promise<void>

/** The page behind a mail's link. It spends nothing by being looked at: its form does, when a person sends it. */
export interface LinkPage {
  kind: MailKind
  language: string | undefined
  action: string
  fields: Record<string, string>
  /** For the one inline script and style the page may have. */
  nonce: string
}

export type WriteLinkPage = (page: LinkPage) => string

/** Whether a captcha was solved; `address` is the visitor's. */
export type CheckCaptcha = (token: string, address: string) => Promise<boolean>

export type SendSms = (message: { to: string; code: string; language: string | undefined }) => Promise<void>

export interface AuthLog {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

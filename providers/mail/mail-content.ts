/** Content of a mail, before it is rendered as HTML and as plain text. */
export interface MailContent {
  language: string
  siteName: string
  siteUrl: string
  title: string
  text: string
  button?: { label: string; link: string }
  code?: string
  /** Text before the code. */
  codeIntro: string
  /** Text before the address of the link, for users whose button does not work. */
  copyIntro: string
  /** How long the link and the code are valid. */
  validityNote?: string
  /** What to do when the user did not request the mail. */
  ignoreNote?: string
  /** Why the recipient gets the mail. */
  footer: string
}

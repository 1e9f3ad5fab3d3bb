import type { AuthContext } from '../auth-context.ts'
import { languageOf } from '../one-time-tokens/mail-one-time-token.ts'
import type { Account } from '../users/account.ts'

/**
 * Notifies the account's owner that another person tried to use the address. Uses a mail, because the response must not reveal that
 * the account exists.
 */
export const sendAlreadyRegisteredMail = (auth: AuthContext, account: Account) =>
  auth.sendMail({ to: account.email!, kind: 'already_registered', language: languageOf(auth, account) })

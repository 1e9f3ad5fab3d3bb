import type { AuthContext } from '../auth-context.ts'
import { languageOf } from '../one-time-tokens/mail-one-time-token.ts'
import type { Account } from '../users/account.ts'

/** Notifies the account's owner of another sign-up. Uses a mail, because the response must not reveal that the account exists. */
export function sendAlreadyRegisteredMail(auth: AuthContext, account: Account) {
  auth.runInBackground(async () => {
    if (!(await auth.rateLimits.tryConsume('mailsPerRecipient', account.email!))) return
    const language = languageOf(auth, account)
    await auth.sendMail({ to: account.email!, kind: 'already_registered', language })
  })
}

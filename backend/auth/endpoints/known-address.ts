import type { AuthContext } from '../context.ts'
import { languageOf } from '../proofs/mail-proof.ts'
import type { Account } from '../users/account.ts'

/** Somebody signed up with an address that has an account: its owner is told, the visitor is not. */
export function mailOwnerOfAddress(auth: AuthContext, account: Account) {
  auth.later(async () => {
    if (!(await auth.limits.allows('mailsToAddressee', account.email!))) return
    const language = languageOf(auth, account)
    await auth.sendMail({ to: account.email!, kind: 'already_registered', language })
  })
}

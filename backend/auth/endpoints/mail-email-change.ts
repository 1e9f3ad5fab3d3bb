import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { mailOneTimeToken } from '../one-time-tokens/mail-one-time-token.ts'
import { issueOneTimeToken } from '../one-time-tokens/one-time-tokens.ts'
import { accountByEmail, type Account } from '../users/account.ts'
import { sendAlreadyRegisteredMail } from './send-already-registered-mail.ts'

interface EmailChangeOptions {
  redirectTo: string
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
}

/**
 * Mails the current and the new address: both must confirm the change. Earlier mails of this change stop working. If another
 * account has the new address, its owner gets a notice instead of the link, and the change stays unfinished.
 */
export async function mailEmailChange(auth: AuthContext, account: Account, options: EmailChangeOptions) {
  if (!account.email_change) return
  await auth.sql`
    update auth.users set email_change_sent_at = ${auth.now()}, email_change_confirm_status = ${account.email ? 0 : 1}
    where id = ${account.id}`
  const shared = { userId: account.id, purpose: 'email_change', ...options } as const
  const next = { ...shared, type: 'email_change_token_new', relatesTo: account.email_change } as const
  // An anonymous account has no address that could agree.
  if (account.email) {
    const current = { ...shared, type: 'email_change_token_current', relatesTo: account.email } as const
    await mailOneTimeToken(auth, account, 'email_change_current', current, account.email_change)
  }
  const owner = await accountByEmail(auth.sql, account.email_change)
  if (owner) {
    // This token is never sent; without it the link to the current address would respond differently.
    await auth.sql.begin((db) => issueOneTimeToken(auth, db, next))
    await sendAlreadyRegisteredMail(auth, owner)
  } else await mailOneTimeToken(auth, account, 'email_change_new', next, account.email_change)
  await audit(auth.sql, { ipAddress: '' }, 'user_modified', account, { asked: 'email' })
}

import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { mailOneTimeToken } from '../one-time-tokens/mail-one-time-token.ts'
import type { Account } from '../users/account.ts'

interface EmailChangeOptions {
  redirectTo: string
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
}

/** Mails the current and the new address: both must confirm the change. Earlier mails of this change stop working. */
export async function mailEmailChange(auth: AuthContext, account: Account, options: EmailChangeOptions) {
  if (!account.email_change) return
  await auth.sql`
    update auth.users set email_change_sent_at = ${auth.now()}, email_change_confirm_status = 0
    where id = ${account.id}`
  const shared = { userId: account.id, purpose: 'email_change', ...options } as const
  const current = { ...shared, type: 'email_change_token_current', relatesTo: account.email! } as const
  const next = { ...shared, type: 'email_change_token_new', relatesTo: account.email_change } as const
  await mailOneTimeToken(auth, account, 'email_change_current', current, account.email_change)
  await mailOneTimeToken(auth, account, 'email_change_new', next, account.email_change)
  await audit(auth.sql, { ipAddress: '' }, 'user_modified', account, { asked: 'email' })
}

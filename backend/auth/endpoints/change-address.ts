import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { mailProof } from '../proofs/mail-proof.ts'
import type { Account } from '../users/account.ts'

interface Wish {
  redirectTo: string
  codeChallenge?: string
  codeChallengeMethod?: 's256' | 'plain'
}

/** Mails both addresses of a change under way: each must agree. Earlier mails of it lose their worth. */
export async function mailAddressChange(auth: AuthContext, account: Account, wish: Wish) {
  if (!account.email_change) return
  await auth.sql`
    update auth.users set email_change_sent_at = ${auth.now()}, email_change_confirm_status = 0
    where id = ${account.id}`
  const proof = { userId: account.id, purpose: 'email_change', ...wish } as const
  const current = { ...proof, type: 'email_change_token_current', relatesTo: account.email! } as const
  const coming = { ...proof, type: 'email_change_token_new', relatesTo: account.email_change } as const
  await mailProof(auth, account, 'email_change_current', current, account.email_change)
  await mailProof(auth, account, 'email_change_new', coming, account.email_change)
  await audit(auth.sql, { address: '' }, 'user_modified', account, { asked: 'email' })
}

import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { mailProof } from '../proofs/mail-proof.ts'
import type { SignedInAsk } from '../wire/access.ts'
import { json } from '../wire/respond.ts'

/** Mails a code that lets an old session change its password. */
export async function reauthenticate(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const { account } = ask
  if (!account.email)
    throw new WireError(422, 'validation_failed', 'Reauthentication requires an email address')
  await auth.limits.take('mailsToAddressee', account.email)
  await auth.sql`update auth.users set reauthentication_sent_at = ${auth.now()} where id = ${account.id}`
  await audit(auth.sql, ask, 'user_reauthenticate_requested', account)
  await mailProof(auth, account, 'reauthenticate', {
    userId: account.id,
    type: 'reauthentication_token',
    purpose: 'reauthentication',
    relatesTo: account.email,
  })
  return json({})
}

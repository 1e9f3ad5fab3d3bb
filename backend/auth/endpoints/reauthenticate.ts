import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { mailOneTimeToken } from '../one-time-tokens/mail-one-time-token.ts'
import type { UserRequest } from '../http/access-middleware.ts'
import { json } from '../http/responses.ts'

/** Mails a code with which an old session may change the password. */
export async function reauthenticate(auth: AuthContext, request: UserRequest): Promise<Response> {
  const { account } = request
  if (!account.email)
    throw new ApiError(422, 'validation_failed', 'Reauthentication requires an email address')
  await auth.rateLimits.consume('mailsPerRecipient', account.email)
  await auth.sql`update auth.users set reauthentication_sent_at = ${auth.now()} where id = ${account.id}`
  await audit(auth.sql, request, 'user_reauthenticate_requested', account)
  await mailOneTimeToken(auth, account, 'reauthenticate', {
    userId: account.id,
    type: 'reauthentication_token',
    purpose: 'reauthentication',
    relatesTo: account.email,
  })
  return json({})
}

import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { mailOneTimeToken } from '../one-time-tokens/mail-one-time-token.ts'
import { sendOneTimeCode, requireCode } from '../phone/send-code.ts'
import type { UserRequest } from '../http/access-middleware.ts'
import { json } from '../http/responses.ts'

/** Sends a code by mail, or by SMS to an account without an e-mail, with which an old session may change the password. */
export async function reauthenticate(auth: AuthContext, request: UserRequest): Promise<Response> {
  const { account } = request
  const byPhone = !account.email && account.phone_confirmed_at && auth.sendSms ? account.phone : null
  const recipient = account.email || byPhone
  if (!recipient)
    throw new ApiError(422, 'validation_failed', 'Reauthentication requires an email address or phone number')
  if (byPhone) await requireCode(auth, byPhone, 'owner')
  else await auth.rateLimits.consume('mailsPerRecipient', recipient)
  await auth.sql`update auth.users set reauthentication_sent_at = ${auth.now()} where id = ${account.id}`
  await audit(auth.sql, request, 'user_reauthenticate_requested', account)
  const oneTimeToken = {
    userId: account.id,
    type: 'reauthentication_token',
    purpose: 'reauthentication',
    relatesTo: recipient,
  } as const
  await (byPhone
    ? sendOneTimeCode(auth, account, oneTimeToken)
    : mailOneTimeToken(auth, account, 'reauthenticate', oneTimeToken))
  return json({})
}

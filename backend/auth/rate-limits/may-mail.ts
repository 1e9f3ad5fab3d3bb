import type { AuthContext } from '../auth-context.ts'
import type { AuthRequest } from '../http/auth-request.ts'

/** Counts a mail that a client requests for a recipient; false when one of them has reached its limit. */
export const mayMail = async (
  { rateLimits }: AuthContext,
  { ipAddress }: AuthRequest,
  recipient: string,
): Promise<boolean> =>
  (await rateLimits.tryConsume('mailsPerRecipientAndIp', recipient, ipAddress)) &&
  (await rateLimits.tryConsume('mailsPerRecipient', recipient))

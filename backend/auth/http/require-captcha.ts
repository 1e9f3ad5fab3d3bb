import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AuthRequest } from './auth-request.ts'

/** Throws unless the captcha was solved or none is configured. */
export async function requireCaptcha(
  { checkCaptcha }: AuthContext,
  request: AuthRequest,
  token: string | undefined,
) {
  if (!checkCaptcha) return
  const solved = token !== undefined && token !== '' && (await checkCaptcha(token, request.ipAddress))
  if (!solved) throw new ApiError(400, 'captcha_failed', 'captcha protection: request disallowed')
}

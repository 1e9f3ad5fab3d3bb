import { WireError } from '../../wire-error.ts'
import type { AuthContext } from '../context.ts'
import type { Ask } from './ask.ts'

/** Passes when no captcha is configured or this one was solved. */
export async function requireCaptcha({ checkCaptcha }: AuthContext, ask: Ask, token: string | undefined) {
  if (!checkCaptcha) return
  const solved = token !== undefined && token !== '' && (await checkCaptcha(token, ask.address))
  if (!solved) throw new WireError(400, 'captcha_failed', 'captcha protection: request disallowed')
}

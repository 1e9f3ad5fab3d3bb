import type { AuthContext } from '../context.ts'
import { WeakPassword } from '../wire/respond.ts'

/** Throws with every rule the password breaks. */
export function checkPassword({ settings }: AuthContext, password: string) {
  const reasons = settings.passwordRules(password)
  if (reasons.length > 0) throw new WeakPassword(reasons)
}

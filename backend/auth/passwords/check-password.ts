import type { AuthContext } from '../auth-context.ts'
import { WeakPasswordError } from '../http/responses.ts'

/** Throws an error with all broken rules unless the password is acceptable. */
export function checkPassword({ settings }: AuthContext, password: string) {
  const reasons = settings.brokenPasswordRules(password)
  if (reasons.length > 0) throw new WeakPasswordError(reasons)
}

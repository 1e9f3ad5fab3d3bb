import type { AuthContext } from '../auth-context.ts'
import { WeakPasswordError } from '../http/responses.ts'

/** Throws an error with all broken rules unless the password is acceptable. */
export function checkPassword({ settings }: AuthContext, password: string) {
  const problems = settings.brokenPasswordRules(password)
  if (problems.length > 0) throw new WeakPasswordError(problems)
}

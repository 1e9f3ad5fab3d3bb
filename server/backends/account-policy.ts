import type { Sql } from 'postgres'
import { PASSWORD_RULES, type PasswordProblem } from '#domain/accounts/password.ts'

/**
 * The codes of the password rules that a password breaks. Used with our own accounts and with a Supabase
 * project.
 */
export const brokenPasswordRules = (password: string): PasswordProblem[] =>
  PASSWORD_RULES.filter(({ isMet: holds }) => !holds(password)).map(({ code }) => code)

/** Read at every sign-up, because an admin can change the setting at any time. */
export async function isRegistrationOpen(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ open: boolean }[]>`select registration_enabled as open from public.settings`
  return row?.open ?? true
}

import type { Sql } from 'postgres'
import { PASSWORD_RULES, type PasswordProblem } from '#domain/password.ts'

/** What the product decides about accounts, whoever keeps them: we or a Supabase project. */
export const brokenPasswordRules = (password: string): PasswordProblem[] =>
  PASSWORD_RULES.filter(({ holds }) => !holds(password)).map(({ code }) => code)

/** Asked at every sign-up, because an admin can switch it. */
export async function registrationOpen(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ open: boolean }[]>`select registration_enabled as open from public.settings`
  return row?.open ?? true
}

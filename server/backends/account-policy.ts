import type { Sql } from 'postgres'
import type { PasswordProblem } from '#backend/auth/auth-settings.ts'
import { PASSWORD_RULES, SIGN_UP_PASSWORD_MIN_LENGTH, SPECIAL_CHARACTERS } from '#domain/accounts/password.ts'

const CHARACTERS = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  SPECIAL_CHARACTERS,
]
const TOO_SHORT: PasswordProblem = {
  reason: 'length',
  message: `Password should be at least ${SIGN_UP_PASSWORD_MIN_LENGTH} characters.`,
}
const TOO_SIMPLE: PasswordProblem = {
  reason: 'characters',
  message: `Password should contain at least one character of each: ${CHARACTERS.join(', ')}.`,
}

/** The password rules that a password breaks, as Supabase reports them. Used with our own accounts and with a Supabase project. */
export function brokenPasswordRules(password: string): PasswordProblem[] {
  const broken = PASSWORD_RULES.filter(({ isMet }) => !isMet(password))
  const isTooShort = broken.some(({ code }) => code === 'password_too_short')
  const isTooSimple = broken.some(({ code }) => code !== 'password_too_short')
  return [...(isTooShort ? [TOO_SHORT] : []), ...(isTooSimple ? [TOO_SIMPLE] : [])]
}

/** Read at every sign-up, because an admin can change the setting at any time. */
export async function isRegistrationOpen(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ open: boolean }[]>`select registration_enabled as open from public.settings`
  return row?.open ?? true
}

/** Supabase's set for "symbols"; the browser and the server must agree on it. */
export const SPECIAL_CHARACTERS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'

export const SIGN_UP_PASSWORD_MIN_LENGTH = 8
export const SIGN_IN_PASSWORD_MIN_LENGTH = 6

/** In the order in which they are told. */
export const PASSWORD_RULES = [
  { code: 'password_too_short', holds: (text: string) => text.length >= SIGN_UP_PASSWORD_MIN_LENGTH },
  { code: 'password_needs_uppercase', holds: (text: string) => /[A-Z]/.test(text) },
  { code: 'password_needs_lowercase', holds: (text: string) => /[a-z]/.test(text) },
  { code: 'password_needs_number', holds: (text: string) => /[0-9]/.test(text) },
  {
    code: 'password_needs_special',
    holds: (text: string) => [...SPECIAL_CHARACTERS].some((character) => text.includes(character)),
  },
] as const

export type PasswordProblem = (typeof PASSWORD_RULES)[number]['code']

/** The first rule that a new password breaks. */
export const passwordProblem = (text: string): PasswordProblem | undefined =>
  PASSWORD_RULES.find(({ holds }) => !holds(text))?.code

/** Shorter than this nobody ever had one: no need to ask the server. */
export const isPossiblePassword = (text: string): boolean => text.length >= SIGN_IN_PASSWORD_MIN_LENGTH

/** Supabase's set of "symbols"; the browser and the server must agree on it. */
export const SPECIAL_CHARACTERS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'

export const SIGN_UP_PASSWORD_MIN_LENGTH = 8
const SIGN_IN_PASSWORD_MIN_LENGTH = 6

/** In the order in which the form reports them. */
export const PASSWORD_RULES = [
  { code: 'password_too_short', isMet: (text: string) => text.length >= SIGN_UP_PASSWORD_MIN_LENGTH },
  { code: 'password_needs_uppercase', isMet: (text: string) => /[A-Z]/.test(text) },
  { code: 'password_needs_lowercase', isMet: (text: string) => /[a-z]/.test(text) },
  { code: 'password_needs_number', isMet: (text: string) => /[0-9]/.test(text) },
  {
    code: 'password_needs_special',
    isMet: (text: string) => [...SPECIAL_CHARACTERS].some((character) => text.includes(character)),
  },
] as const

type PasswordProblem = (typeof PASSWORD_RULES)[number]['code']

/** The first rule that a new password breaks. */
export const passwordProblem = (text: string): PasswordProblem | undefined =>
  PASSWORD_RULES.find(({ isMet }) => !isMet(text))?.code

/** No account has a shorter password, so the sign-in form rejects one without a request. */
export const isPossiblePassword = (text: string): boolean => text.length >= SIGN_IN_PASSWORD_MIN_LENGTH

import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { isPossiblePassword, passwordProblem } from '#domain/accounts/password.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import type { FieldErrors } from '#app/lib/forms/use-form.ts'

type AccountFormErrors = FieldErrors<'email' | 'password' | 'name' | 'consent'>

interface SignUpValues {
  email: string
  password: string
  name: string
  consent: boolean
}

export function validateSignUp({ email, password, name, consent }: SignUpValues): AccountFormErrors {
  const problem = passwordProblem(password)
  return {
    ...(sanitise(name) === '' && { name: 'accounts.name-missing' as const }),
    ...(!isEmail(normaliseEmail(email)) && { email: 'accounts.email-invalid' as const }),
    ...(problem && { password: `accounts.${problem}` as const }),
    ...(!consent && { consent: 'accounts.consent-missing' as const }),
  }
}

export function validateSignIn({ email, password }: { email: string; password: string }): AccountFormErrors {
  return {
    ...(!isEmail(normaliseEmail(email)) && { email: 'accounts.email-invalid' as const }),
    ...(!isPossiblePassword(password) && { password: 'accounts.password-invalid' as const }),
  }
}

export const validateEmail = (email: string): AccountFormErrors =>
  isEmail(normaliseEmail(email)) ? {} : { email: 'accounts.email-invalid' }

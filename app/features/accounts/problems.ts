import { isEmail, normaliseEmail } from '#domain/email.ts'
import { isPossiblePassword, passwordProblem } from '#domain/password.ts'
import { sanitise } from '#domain/sanitise.ts'
import type { ProblemsOf } from '#app/lib/forms/use-form.ts'

export type Problems = ProblemsOf<'email' | 'password' | 'name' | 'consent'>

export interface SignUpForm {
  email: string
  password: string
  name: string
  consent: boolean
}

export function signUpProblems({ email, password, name, consent }: SignUpForm): Problems {
  const broken = passwordProblem(password)
  return {
    ...(sanitise(name) === '' && { name: 'accounts.name-missing' as const }),
    ...(!isEmail(normaliseEmail(email)) && { email: 'accounts.email-invalid' as const }),
    ...(broken && { password: `accounts.${broken}` as const }),
    ...(!consent && { consent: 'accounts.consent-missing' as const }),
  }
}

export function signInProblems({ email, password }: { email: string; password: string }): Problems {
  return {
    ...(!isEmail(normaliseEmail(email)) && { email: 'accounts.email-invalid' as const }),
    ...(!isPossiblePassword(password) && { password: 'accounts.password-invalid' as const }),
  }
}

export const emailProblems = (email: string): Problems =>
  isEmail(normaliseEmail(email)) ? {} : { email: 'accounts.email-invalid' }

import { useAuthCall } from '#app/components/use-auth-call.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import type { SentMail } from './sent-mail.ts'

/** Returns a function that requests a mail with a link and a code; it resolves to false when the request failed. */
export function useSendMail(returnTo: string | undefined) {
  const language = useLanguage()
  const call = useAuthCall()
  return async ({ email, reason }: Pick<SentMail, 'email' | 'reason'>, captchaToken: string | undefined) => {
    const emailRedirectTo = location.origin + (returnTo ?? paths.home(language))
    const sent = await call((auth) =>
      reason === 'sign-in-link'
        ? auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo, captchaToken } })
        : auth.resend({ type: 'signup', email, options: { emailRedirectTo, captchaToken } }),
    )
    return sent !== undefined
  }
}

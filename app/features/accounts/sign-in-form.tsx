import { normaliseEmail } from '#domain/email.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { isHalfWay } from '#app/lib/session/follow-session.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Captcha, useCaptcha } from './captcha.tsx'
import type { FormProps } from './auth-forms.tsx'
import { EmailField } from './email-field.tsx'
import { signInProblems } from './problems.ts'

export function SignInForm({ onDone, onView }: FormProps) {
  const t = useText()
  const call = useAuthCall()
  const { show } = useToast()
  const captcha = useCaptcha()
  const { form, busy, errorOf, ready } = useForm({
    check: (words) => signInProblems({ email: textOf(words, 'email'), password: textOf(words, 'password') }),
    async send(words) {
      const answer = await call((auth) =>
        auth.signInWithPassword({
          email: normaliseEmail(textOf(words, 'email')),
          password: textOf(words, 'password'),
          options: { captchaToken: captcha.token },
        }),
      )
      captcha.renew()
      // With a second step the session says so itself, and its form takes the place of this one.
      if (!answer?.data.session || isHalfWay(answer.data.session)) return
      show({ kind: 'success', title: t('accounts.signed-in') })
      onDone()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <EmailField error={errorOf('email')} />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('accounts.password')}
        error={errorOf('password')}
      />
      <Captcha {...captcha} />
      <Button type="submit" look="main" disabled={!ready} busy={busy}>
        {t('accounts.sign-in')}
      </Button>
      <Button look="quiet" onClick={() => onView('forgot')}>
        {t('accounts.forgot')}
      </Button>
    </form>
  )
}

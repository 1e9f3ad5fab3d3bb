import { normaliseEmail } from '#domain/accounts/email.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { needsSecondFactor } from '#app/lib/session/second-factor.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Captcha, useCaptcha } from '../captcha/captcha.tsx'
import type { AuthFormProps } from '../auth-form-props.ts'
import { sentMailStore } from '../sent-mail.ts'
import { EmailField } from './email-field.tsx'
import { validateSignIn } from './validate-account-form.ts'

export function SignInForm({ onDone, onSwitchView }: AuthFormProps) {
  const t = useText()
  const call = useAuthCall()
  const { show } = useToast()
  const captcha = useCaptcha()
  const { form, busyLabel, errorOf, ready } = useForm({
    validate: (formData) =>
      validateSignIn({ email: formText(formData, 'email'), password: formText(formData, 'password') }),
    async submit(formData) {
      const email = normaliseEmail(formText(formData, 'email'))
      const result = await call(
        (auth) =>
          auth.signInWithPassword({
            email,
            password: formText(formData, 'password'),
            options: { captchaToken: captcha.token },
          }),
        (errorCode) => {
          if (errorCode !== 'email_not_confirmed') return false
          // CheckMailPanel replaces this form.
          sentMailStore.set({ email, reason: 'not-confirmed', sentAt: 0, repeats: 0 })
          return true
        },
      )
      captcha.reset()
      // An account with a second factor is not signed in yet: SecondFactorForm replaces this form.
      if (!result?.data.session || needsSecondFactor(result.data.session)) return
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
      <Button type="submit" variant="primary" disabled={!ready} busyLabel={busyLabel}>
        {t('accounts.sign-in')}
      </Button>
      <Button variant="quiet" onClick={() => onSwitchView('forgot')}>
        {t('accounts.forgot')}
      </Button>
    </form>
  )
}

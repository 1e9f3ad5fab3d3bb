import { normaliseEmail } from '#domain/accounts/email.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Captcha, useCaptcha } from '../captcha/captcha.tsx'
import type { AuthFormProps } from '../auth-form-props.ts'
import { sentMailStore } from '../sent-mail.ts'
import { ConsentField } from './consent-field.tsx'
import { EmailField } from './email-field.tsx'
import { validateSignUp } from './validate-account-form.ts'

export function SignUpForm({ returnTo, onDone }: Omit<AuthFormProps, 'onSwitchView'>) {
  const t = useText()
  const language = useLanguage()
  const call = useAuthCall()
  const { show } = useToast()
  const captcha = useCaptcha()
  const { form, busyLabel, errorOf, ready } = useForm({
    validate: (formData) =>
      validateSignUp({
        email: formText(formData, 'email'),
        password: formText(formData, 'password'),
        name: formText(formData, 'name'),
        consent: formData.has('consent'),
      }),
    async submit(formData) {
      const email = normaliseEmail(formText(formData, 'email'))
      const result = await call((auth) =>
        auth.signUp({
          email,
          password: formText(formData, 'password'),
          options: {
            data: { full_name: sanitise(formText(formData, 'name')), language },
            emailRedirectTo: location.origin + (returnTo ?? paths.home(language)),
            captchaToken: captcha.token,
          },
        }),
      )
      captcha.reset()
      if (!result) return
      // CheckMailPanel replaces this form.
      if (!result.data.session)
        return sentMailStore.set({ email, reason: 'signed-up', sentAt: Date.now(), repeats: 0 })
      // Without e-mail confirmation the new account is signed in at once.
      show({ kind: 'success', title: t('accounts.signed-in') })
      onDone()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        name="name"
        autoComplete="name"
        maxLength={200}
        label={t('accounts.name')}
        error={errorOf('name')}
      />
      <EmailField error={errorOf('email')} />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('accounts.password')}
        hint={t('accounts.password-hint')}
        error={errorOf('password')}
      />
      <ConsentField terms={paths.terms(language)} error={errorOf('consent')} />
      <Captcha {...captcha} />
      <Button type="submit" variant="primary" disabled={!ready} busyLabel={busyLabel}>
        {t('accounts.sign-up')}
      </Button>
    </form>
  )
}

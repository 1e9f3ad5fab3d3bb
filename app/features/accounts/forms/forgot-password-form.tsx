import { normaliseEmail } from '#domain/accounts/email.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Captcha, useCaptcha } from '../captcha/captcha.tsx'
import type { AuthFormProps } from '../auth-form-props.ts'
import { EmailField } from './email-field.tsx'
import { validateEmail } from './validate-account-form.ts'

export function ForgotPasswordForm({ onSwitchView }: Pick<AuthFormProps, 'onSwitchView'>) {
  const t = useText()
  const language = useLanguage()
  const call = useAuthCall()
  const { show } = useToast()
  const captcha = useCaptcha()
  const { form, busyLabel, errorOf, ready } = useForm({
    validate: (formData) => validateEmail(formText(formData, 'email')),
    async submit(formData) {
      const sent = await call((auth) =>
        auth.resetPasswordForEmail(normaliseEmail(formText(formData, 'email')), {
          redirectTo: location.origin + paths.reset(language),
          captchaToken: captcha.token,
        }),
      )
      captcha.reset()
      if (!sent) return
      show({ kind: 'success', title: t('accounts.reset-sent') })
      onSwitchView('signin')
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('accounts.forgot-hint')}</p>
      <EmailField error={errorOf('email')} />
      <Captcha {...captcha} />
      <Button type="submit" variant="primary" disabled={!ready} busyLabel={busyLabel}>
        {t('accounts.send-reset')}
      </Button>
      <Button variant="quiet" onClick={() => onSwitchView('signin')}>
        {t('accounts.back')}
      </Button>
    </form>
  )
}

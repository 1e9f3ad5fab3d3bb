import { normaliseEmail } from '#domain/email.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Captcha, useCaptcha } from './captcha.tsx'
import type { FormProps } from './auth-forms.tsx'
import { EmailField } from './email-field.tsx'
import { emailProblems } from './problems.ts'

export function ForgotForm({ onView }: Pick<FormProps, 'onView'>) {
  const t = useText()
  const language = useLanguage()
  const call = useAuthCall()
  const { show } = useToast()
  const captcha = useCaptcha()
  const { form, busy, errorOf, ready } = useForm({
    check: (words) => emailProblems(textOf(words, 'email')),
    async send(words) {
      const sent = await call((auth) =>
        auth.resetPasswordForEmail(normaliseEmail(textOf(words, 'email')), {
          redirectTo: location.origin + paths.reset(language),
          captchaToken: captcha.token,
        }),
      )
      captcha.renew()
      if (!sent) return
      show({ kind: 'success', title: t('accounts.reset-sent') })
      onView('signin')
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('accounts.forgot-hint')}</p>
      <EmailField error={errorOf('email')} />
      <Captcha {...captcha} />
      <Button type="submit" look="main" disabled={!ready} busy={busy}>
        {t('accounts.send-reset')}
      </Button>
      <Button look="quiet" onClick={() => onView('signin')}>
        {t('accounts.back')}
      </Button>
    </form>
  )
}

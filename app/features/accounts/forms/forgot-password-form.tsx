import { useRef } from 'react'
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
import { sentMailStore } from '../sent-mail.ts'
import { useSendMail } from '../use-send-mail.ts'
import { EmailField } from './email-field.tsx'
import { validateEmail } from './validate-account-form.ts'

/** Mails a link to choose a new password, or a link and a code to sign in without one. */
export function ForgotPasswordForm({ returnTo, onSwitchView }: Omit<AuthFormProps, 'onDone'>) {
  const t = useText()
  const language = useLanguage()
  const call = useAuthCall()
  const { show } = useToast()
  const captcha = useCaptcha()
  const sendMail = useSendMail(returnTo)
  /** Which of the two submit buttons was pressed. */
  const purpose = useRef<'reset' | 'sign-in'>('reset')
  const { form, busyLabel, errorOf, ready } = useForm({
    validate: (formData) => validateEmail(formText(formData, 'email')),
    async submit(formData) {
      const email = normaliseEmail(formText(formData, 'email'))
      if (purpose.current === 'sign-in') {
        const isSent = await sendMail({ email, reason: 'sign-in-link' }, captcha.token)
        captcha.reset()
        // CheckMailPanel replaces this form.
        if (isSent) sentMailStore.set({ email, reason: 'sign-in-link', sentAt: Date.now(), repeats: 0 })
        return
      }
      const sent = await call((auth) =>
        auth.resetPasswordForEmail(email, {
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
      <Button
        type="submit"
        variant="primary"
        disabled={!ready}
        busyLabel={busyLabel}
        onClick={() => (purpose.current = 'reset')}
      >
        {t('accounts.send-reset')}
      </Button>
      <Button type="submit" disabled={!ready || !!busyLabel} onClick={() => (purpose.current = 'sign-in')}>
        {t('accounts.sign-in-link')}
      </Button>
      <Button variant="quiet" onClick={() => onSwitchView('signin')}>
        {t('accounts.back')}
      </Button>
    </form>
  )
}

import { normaliseEmail } from '#domain/accounts/email.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Captcha, useCaptcha } from '../captcha/captcha.tsx'
import type { AuthFormProps } from '../auth-form-props.ts'
import { sentMailStore } from '../sent-mail.ts'
import { useSendMail } from '../use-send-mail.ts'
import { EmailField } from './email-field.tsx'
import { validateEmail } from './validate-account-form.ts'

/** After a mail link that no longer works: sends a new mail or leads to the sign-in. */
export function ExpiredLinkForm({ returnTo, onSwitchView }: Omit<AuthFormProps, 'onDone'>) {
  const t = useText()
  const captcha = useCaptcha()
  const sendMail = useSendMail(returnTo)
  const { form, busyLabel, errorOf, ready } = useForm({
    validate: (formData) => validateEmail(formText(formData, 'email')),
    async submit(formData) {
      const email = normaliseEmail(formText(formData, 'email'))
      const isSent = await sendMail({ email, reason: 'not-confirmed' }, captcha.token)
      captcha.reset()
      if (isSent) sentMailStore.set({ email, reason: 'not-confirmed', sentAt: Date.now(), repeats: 0 })
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <p role="alert" className="outlined bg-sun-soft px-4 py-3 font-semibold">
        {t('accounts.confirm-failed')}
      </p>
      <p>{t('accounts.expired-hint')}</p>
      <EmailField error={errorOf('email')} />
      <Captcha {...captcha} />
      <Button type="submit" variant="primary" disabled={!ready} busyLabel={busyLabel}>
        {t('accounts.send-new-mail')}
      </Button>
      <Button variant="quiet" onClick={() => onSwitchView('signin')}>
        {t('accounts.back')}
      </Button>
    </form>
  )
}

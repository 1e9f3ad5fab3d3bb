import { type ChangeEvent, useEffect, useState } from 'react'
import { isTotpCode, normaliseCode } from '#domain/accounts/second-factor-codes.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { needsSecondFactor } from '#app/lib/session/second-factor.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Captcha, useCaptcha } from '../captcha/captcha.tsx'
import { nextMail, resendTime, type SentMail, sentMailStore } from '../sent-mail.ts'
import { useSendMail } from '../use-send-mail.ts'

interface Props {
  mail: SentMail
  returnTo?: string
  onDone(): void
  onBack(): void
}

const STATUS_TEXTS = {
  'signed-up': 'accounts.signed-up',
  'not-confirmed': 'accounts.error-not-confirmed',
  'sign-in-link': 'accounts.link-sent',
} as const

/** Shown after a mail with a link and a code was sent: takes the code, and sends the mail again. */
export function CheckMailPanel({ mail, returnTo, onDone, onBack }: Props) {
  const t = useText()
  return (
    <div ref={showTop} className="flex flex-col gap-5">
      <div className="outlined flex flex-col gap-2 bg-leaf-soft px-4 py-3">
        <p role="status" className="font-display font-bold">
          {t(STATUS_TEXTS[mail.reason])}
        </p>
        <p className="wrap-anywhere">{t('accounts.code-hint', { email: mail.email })}</p>
      </div>
      <CodeForm mail={mail} onDone={onDone} />
      <ResendForm key={mail.sentAt} mail={mail} returnTo={returnTo} />
      <Button variant="quiet" onClick={onBack}>
        {t('accounts.back')}
      </Button>
    </div>
  )
}

/** Scrolls to the panel, because on a phone the button of the longer form before it was far below. */
const showTop = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

function CodeForm({ mail: { email, reason }, onDone }: Pick<Props, 'mail' | 'onDone'>) {
  const t = useText()
  const { config } = useSiteData()
  const call = useAuthCall()
  const { show } = useToast()
  const [isWrong, setWrong] = useState(false)
  const { form, busyLabel, errorOf } = useForm<'code'>({
    validate: (formData) =>
      isTotpCode(formText(formData, 'code')) ? {} : { code: 'accounts.factor-code-invalid' },
    async submit(formData) {
      const token = normaliseCode(formText(formData, 'code'))
      const result = await call(
        (auth) => auth.verifyOtp({ email, token, type: 'email' }),
        (errorCode) => {
          setWrong(errorCode === 'otp_expired')
          return errorCode === 'otp_expired'
        },
      )
      if (!result) return
      sentMailStore.set(null)
      // An account with a second factor is not signed in yet: SecondFactorForm replaces this panel.
      if (!result.data.session || needsSecondFactor(result.data.session)) return
      const title =
        reason === 'sign-in-link'
          ? t('accounts.signed-in')
          : t('accounts.confirmed', { siteName: config.siteName })
      show({ kind: 'success', title })
      onDone()
    },
  })
  const submitWhenComplete = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWrong(false)
    if (isTotpCode(target.value)) target.form?.requestSubmit()
  }
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        name="code"
        label={t('accounts.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        onChange={submitWhenComplete}
        error={errorOf('code') ?? (isWrong ? t('accounts.error-code') : undefined)}
      />
      <Button type="submit" variant="primary" busyLabel={busyLabel}>
        {t('accounts.code-submit')}
      </Button>
    </form>
  )
}

function ResendForm({ mail, returnTo }: Pick<Props, 'mail' | 'returnTo'>) {
  const t = useText()
  const captcha = useCaptcha()
  const sendMail = useSendMail(returnTo)
  const isSentAgain = mail.repeats > 0 || (mail.reason === 'not-confirmed' && mail.sentAt > 0)
  const seconds = useSecondsUntil(resendTime(mail))
  const { form, busyLabel } = useForm({
    async submit() {
      if (seconds > 0) return
      const isRequested = await sendMail(mail, captcha.token)
      captcha.reset()
      if (isRequested) sentMailStore.set(nextMail(mail, Date.now()))
    },
  })
  return (
    <form {...form} className="flex flex-col gap-3">
      {seconds === 0 && <Captcha {...captcha} />}
      <Button type="submit" disabled={seconds > 0} busyLabel={busyLabel}>
        {seconds > 0 ? t('accounts.resend-wait', { time: formatTime(seconds) }) : t('accounts.resend')}
      </Button>
      <p role="status">{isSentAgain ? t('accounts.resent') : ''}</p>
    </form>
  )
}

/** Counts down to a point in time; 0 when it has passed. */
function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((time - now) / 1000))
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return seconds
}

const formatTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isTotpCode, normaliseCode } from '#domain/accounts/second-factor-codes.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { enrollTotpFactor } from './enroll-totp-factor.ts'

interface Props {
  open: boolean
  onClose(): void
  /** The first code was correct, so the factor is active. */
  onDone(): void
}

export function EnrollFactorDialog({ open, onClose, onDone }: Props) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('security.enroll-title')} closeLabel={t('common.close')}>
      <EnrollFactorForm onDone={onDone} />
    </Dialog>
  )
}

function EnrollFactorForm({ onDone }: Pick<Props, 'onDone'>) {
  const t = useText()
  const call = useAuthCall()
  const queries = useQueryClient()
  const factor = useNewFactor(t('security.app-name'))
  const { form, busyLabel, errorOf } = useForm<'code'>({
    validate: (formData) =>
      isTotpCode(formText(formData, 'code')) ? {} : { code: 'accounts.factor-code-invalid' },
    async submit(formData) {
      const code = normaliseCode(formText(formData, 'code'))
      if (!factor || !(await call((auth) => auth.mfa.challengeAndVerify({ factorId: factor.id, code }))))
        return
      await queries.invalidateQueries({ queryKey: ['factors'] })
      onDone()
    },
  })
  if (!factor) return <LoadingMessage>{t('common.loading')}</LoadingMessage>
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('security.enroll-scan')}</p>
      <img
        src={factor.totp.qr_code}
        alt={t('security.qr')}
        width={200}
        height={200}
        className="outlined self-center p-2"
      />
      <p className="text-sm">
        {t('security.enroll-by-hand')}{' '}
        <code className="font-mono text-base font-bold break-all select-all">{factor.totp.secret}</code>
      </p>
      <TextField
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        label={t('accounts.factor-code')}
        hint={t('security.enroll-code-hint')}
        error={errorOf('code')}
      />
      <Button type="submit" variant="primary" busyLabel={busyLabel}>
        {t('security.turn-on')}
      </Button>
    </form>
  )
}

type EnrolledFactor = NonNullable<Awaited<ReturnType<typeof enrollTotpFactor>>['data']>

/** Starts the enrolment when the dialog opens. Closing the dialog before the first code changes nothing. */
function useNewFactor(baseName: string) {
  const call = useAuthCall()
  const [factor, setFactor] = useState<EnrolledFactor | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void call((auth) => enrollTotpFactor(auth, baseName)).then(
      (result) => isUnmounted || setFactor(result?.data ?? null),
    )
    return () => {
      isUnmounted = true
    }
  }, [call, baseName])
  return factor
}

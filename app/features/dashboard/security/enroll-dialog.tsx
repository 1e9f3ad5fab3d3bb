import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isFactorCode, normaliseCode } from '#domain/second-factor.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { beginEnrolling } from './begin-enrolling.ts'

interface Props {
  open: boolean
  onClose(): void
  /** The first code was right: from now on the app is asked for. */
  onDone(): void
}

export function EnrollDialog({ open, onClose, onDone }: Props) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('security.enroll-title')} closeLabel={t('common.close')}>
      <Enrolling onDone={onDone} />
    </Dialog>
  )
}

function Enrolling({ onDone }: Pick<Props, 'onDone'>) {
  const t = useText()
  const call = useAuthCall()
  const queries = useQueryClient()
  const app = useNewApp(t('security.app-name'))
  const { form, busy, errorOf } = useForm<'code'>({
    check: (words) => (isFactorCode(textOf(words, 'code')) ? {} : { code: 'accounts.factor-code-invalid' }),
    async send(words) {
      const code = normaliseCode(textOf(words, 'code'))
      if (!app || !(await call((auth) => auth.mfa.challengeAndVerify({ factorId: app.id, code })))) return
      await queries.invalidateQueries({ queryKey: ['factors'] })
      onDone()
    },
  })
  if (!app) return <WaitingLine>{t('common.loading')}</WaitingLine>
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('security.enroll-scan')}</p>
      <img
        src={app.totp.qr_code}
        alt={t('security.qr')}
        width={200}
        height={200}
        className="outlined self-center p-2"
      />
      <p className="text-sm">
        {t('security.enroll-by-hand')}{' '}
        <code className="font-mono text-base font-bold break-all select-all">{app.totp.secret}</code>
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
      <Button type="submit" look="main" busy={busy}>
        {t('security.turn-on')}
      </Button>
    </form>
  )
}

type Begun = NonNullable<Awaited<ReturnType<typeof beginEnrolling>>['data']>

/** Begins with the dialog. Who closes it before the first code has changed nothing. */
function useNewApp(word: string) {
  const call = useAuthCall()
  const [app, setApp] = useState<Begun | null>(null)
  useEffect(() => {
    let over = false
    void call((auth) => beginEnrolling(auth, word)).then((begun) => over || setApp(begun?.data ?? null))
    return () => {
      over = true
    }
  }, [call, word])
  return app
}

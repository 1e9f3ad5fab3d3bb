import { type ReactNode, useEffect, useState } from 'react'
import { isFactorCode, isRecoveryCode, normaliseCode } from '#domain/second-factor.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Props {
  onDone(): void
}

/** The second step of signing in: a code of the app, or a recovery code when the phone is gone. */
export function FactorForm({ onDone }: Props) {
  const t = useText()
  const { client } = useSession()
  const [byRecovery, setByRecovery] = useState(false)
  const leave = () => void client().then(({ auth }) => auth.signOut({ scope: 'local' }))
  return (
    <div className="flex flex-col gap-4">
      {byRecovery ? <RecoveryCode onDone={onDone} /> : <AppCode onDone={onDone} />}
      <Button look="quiet" onClick={() => setByRecovery(!byRecovery)}>
        {t(byRecovery ? 'accounts.factor-use-app' : 'accounts.factor-use-recovery')}
      </Button>
      <Button look="quiet" onClick={leave}>
        {t('accounts.factor-leave')}
      </Button>
    </div>
  )
}

function AppCode({ onDone }: Props) {
  const t = useText()
  const call = useAuthCall()
  const { show } = useToast()
  const factors = useFactors()
  const { form, busy, errorOf } = useForm<'code'>({
    check: (words) => (isFactorCode(textOf(words, 'code')) ? {} : { code: 'accounts.factor-code-invalid' }),
    async send(words) {
      const factorId = textOf(words, 'factor') || factors[0]?.id
      if (!factorId) return
      const code = normaliseCode(textOf(words, 'code'))
      if (!(await call((auth) => auth.mfa.challengeAndVerify({ factorId, code })))) return
      show({ kind: 'success', title: t('accounts.signed-in') })
      onDone()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('accounts.factor-hint')}</p>
      {factors.length > 1 && (
        <Select name="factor" label={t('accounts.factor-which')}>
          {factors.map(({ id, friendly_name }) => (
            <option key={id} value={id}>
              {friendly_name}
            </option>
          ))}
        </Select>
      )}
      <CodeField label={t('accounts.factor-code')} inputMode="numeric" error={errorOf('code')} />
      <Submit busy={busy}>{t('accounts.factor-submit')}</Submit>
    </form>
  )
}

/** The apps of this account that may show the second step. */
function useFactors() {
  const { client } = useSession()
  const [factors, setFactors] = useState<{ id: string; friendly_name?: string }[]>([])
  useEffect(() => {
    let over = false
    void client()
      .then(({ auth }) => auth.mfa.listFactors())
      .then(({ data }) => over || setFactors(data?.totp ?? []))
    return () => {
      over = true
    }
  }, [client])
  return factors
}

function RecoveryCode({ onDone }: Props) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const { form, busy, errorOf } = useForm<'code'>({
    check: (words) =>
      isRecoveryCode(textOf(words, 'code')) ? {} : { code: 'accounts.factor-recovery-invalid' },
    async send(words) {
      const ready = await client()
      const { data, error } = await ready.rpc('use_recovery_code', {
        code: normaliseCode(textOf(words, 'code')),
      })
      if (error?.code === 'PT429') return show({ kind: 'error', title: t('accounts.error-too-many') })
      if (error) return show({ kind: 'error', title: t('accounts.error-network') })
      if (!data) return show({ kind: 'error', title: t('accounts.factor-recovery-wrong') })
      // The second step is off now; the new token says so.
      await ready.auth.refreshSession()
      show({ kind: 'warning', title: t('accounts.signed-in'), text: t('accounts.factor-recovered') })
      onDone()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('accounts.factor-recovery-hint')}</p>
      <CodeField label={t('accounts.factor-recovery-code')} inputMode="text" error={errorOf('code')} />
      <Submit busy={busy}>{t('accounts.factor-submit')}</Submit>
    </form>
  )
}

interface CodeFieldProps {
  label: string
  inputMode: 'numeric' | 'text'
  error?: string
}

const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={40}
  />
)

const Submit = ({ busy, children }: { busy: string | false; children: ReactNode }) => (
  <Button type="submit" look="main" busy={busy}>
    {children}
  </Button>
)

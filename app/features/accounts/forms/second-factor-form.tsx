import { type ReactNode, useEffect, useState } from 'react'
import { isTotpCode, isRecoveryCode, normaliseCode } from '#domain/accounts/second-factor-codes.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select, TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Props {
  onDone(): void
}

/** The second step of signing in: a code from the authenticator app or a recovery code. */
export function SecondFactorForm({ onDone }: Props) {
  const t = useText()
  const { client } = useSession()
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false)
  const signOut = () => void client().then(({ auth }) => auth.signOut({ scope: 'local' }))
  return (
    <div className="flex flex-col gap-4">
      {usesRecoveryCode ? <RecoveryCodeForm onDone={onDone} /> : <TotpCodeForm onDone={onDone} />}
      <Button variant="quiet" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
        {t(usesRecoveryCode ? 'accounts.factor-use-app' : 'accounts.factor-use-recovery')}
      </Button>
      <Button variant="quiet" onClick={signOut}>
        {t('accounts.factor-leave')}
      </Button>
    </div>
  )
}

function TotpCodeForm({ onDone }: Props) {
  const t = useText()
  const call = useAuthCall()
  const { show } = useToast()
  const factors = useTotpFactors()
  const { form, busyLabel, errorOf } = useForm<'code'>({
    validate: (formData) =>
      isTotpCode(formText(formData, 'code')) ? {} : { code: 'accounts.factor-code-invalid' },
    async submit(formData) {
      const factorId = formText(formData, 'factor') || factors[0]?.id
      if (!factorId) return
      const code = normaliseCode(formText(formData, 'code'))
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
      <SubmitButton busyLabel={busyLabel}>{t('accounts.factor-submit')}</SubmitButton>
    </form>
  )
}

/** The authenticator apps of this account. */
function useTotpFactors() {
  const { client } = useSession()
  const [factors, setFactors] = useState<{ id: string; friendly_name?: string }[]>([])
  useEffect(() => {
    let isUnmounted = false
    void client()
      .then(({ auth }) => auth.mfa.listFactors())
      .then(({ data }) => isUnmounted || setFactors(data?.totp ?? []))
    return () => {
      isUnmounted = true
    }
  }, [client])
  return factors
}

function RecoveryCodeForm({ onDone }: Props) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const { form, busyLabel, errorOf } = useForm<'code'>({
    validate: (formData) =>
      isRecoveryCode(formText(formData, 'code')) ? {} : { code: 'accounts.factor-recovery-invalid' },
    async submit(formData) {
      const db = await client()
      const { data, error } = await db.rpc('use_recovery_code', {
        code: normaliseCode(formText(formData, 'code')),
      })
      if (error?.code === 'PT429') return show({ kind: 'error', title: t('accounts.error-too-many') })
      if (error) return show({ kind: 'error', title: t('accounts.error-network') })
      if (!data) return show({ kind: 'error', title: t('accounts.factor-recovery-wrong') })
      // Using a recovery code removes the second factor, so the session needs a new access token.
      await db.auth.refreshSession()
      show({ kind: 'warning', title: t('accounts.signed-in'), text: t('accounts.factor-recovered') })
      onDone()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <p>{t('accounts.factor-recovery-hint')}</p>
      <CodeField label={t('accounts.factor-recovery-code')} inputMode="text" error={errorOf('code')} />
      <SubmitButton busyLabel={busyLabel}>{t('accounts.factor-submit')}</SubmitButton>
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

const SubmitButton = ({ busyLabel, children }: { busyLabel: string | false; children: ReactNode }) => (
  <Button type="submit" variant="primary" busyLabel={busyLabel}>
    {children}
  </Button>
)

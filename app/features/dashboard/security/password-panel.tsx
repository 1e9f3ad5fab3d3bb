import { useState } from 'react'
import { passwordProblem } from '#domain/accounts/password.ts'
import { authErrorText } from '#app/lib/session/auth-error-text.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Panel } from '../components/panel.tsx'

/** Changes the password. For an old session the server requires a code that it sends by e-mail. */
export function PasswordPanel({ email }: { email: string }) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const [needsCode, setNeedsCode] = useState(false)
  // Used as a key, so that the form is empty after a change.
  const [formKey, setFormKey] = useState(0)
  const { form, busyLabel, errorOf } = useForm<'password' | 'nonce'>({
    validate(formData) {
      const problem = passwordProblem(formText(formData, 'password'))
      return {
        ...(problem && { password: `accounts.${problem}` as const }),
        ...(needsCode &&
          formText(formData, 'nonce').trim() === '' && { nonce: 'security.mail-code-missing' as const }),
      }
    },
    async submit(formData) {
      const { auth } = await client()
      const nonce = formText(formData, 'nonce').trim() || undefined
      const { error } = await auth.updateUser({ password: formText(formData, 'password'), nonce })
      if (error?.code === 'reauthentication_needed' && !nonce) {
        const sent = await auth.reauthenticate()
        if (sent.error) return show({ kind: 'error', title: t(authErrorText(sent.error)) })
        setNeedsCode(true)
        return show({ kind: 'info', title: t('security.mail-code-sent', { email }) })
      }
      if (error) return show({ kind: 'error', title: t(authErrorText(error)) })
      setNeedsCode(false)
      setFormKey((previous) => previous + 1)
      show({ kind: 'success', title: t('accounts.password-changed'), text: t('security.others-out') })
    },
  })
  return (
    <Panel title={t('security.password-title')} lead={t('security.password-lead')}>
      <form {...form} key={formKey} className="flex flex-col gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={t('accounts.new-password')}
          hint={t('accounts.password-hint')}
          error={errorOf('password')}
        />
        {needsCode && (
          <TextField
            name="nonce"
            autoComplete="one-time-code"
            inputMode="numeric"
            label={t('security.mail-code')}
            error={errorOf('nonce')}
          />
        )}
        <Button type="submit" className="self-start" busyLabel={busyLabel}>
          {t('accounts.save-password')}
        </Button>
      </form>
    </Panel>
  )
}

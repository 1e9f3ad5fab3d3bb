import { useState } from 'react'
import { passwordProblem } from '#domain/password.ts'
import { authErrorText } from '#app/lib/session/auth-error.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { Panel } from '../parts/panel.tsx'

/** A new password. A session that began long ago may be a forgotten one: it is asked for a code from the mailbox. */
export function PasswordPanel({ email }: { email: string }) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const [needsCode, setNeedsCode] = useState(false)
  // A new round is a new, empty form.
  const [round, setRound] = useState(0)
  const { form, busy, errorOf } = useForm<'password' | 'nonce'>({
    check(words) {
      const broken = passwordProblem(textOf(words, 'password'))
      return {
        ...(broken && { password: `accounts.${broken}` as const }),
        ...(needsCode &&
          textOf(words, 'nonce').trim() === '' && { nonce: 'security.mail-code-missing' as const }),
      }
    },
    async send(words) {
      const { auth } = await client()
      const nonce = textOf(words, 'nonce').trim() || undefined
      const { error } = await auth.updateUser({ password: textOf(words, 'password'), nonce })
      if (error?.code === 'reauthentication_needed' && !nonce) {
        const sent = await auth.reauthenticate()
        if (sent.error) return show({ kind: 'error', title: t(authErrorText(sent.error)) })
        setNeedsCode(true)
        return show({ kind: 'info', title: t('security.mail-code-sent', { email }) })
      }
      if (error) return show({ kind: 'error', title: t(authErrorText(error)) })
      setNeedsCode(false)
      setRound((last) => last + 1)
      show({ kind: 'success', title: t('accounts.password-changed'), text: t('security.others-out') })
    },
  })
  return (
    <Panel title={t('security.password-title')} lead={t('security.password-lead')}>
      <form {...form} key={round} className="flex flex-col gap-4">
        {/* For password managers: whose password this is. */}
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
        <Button type="submit" className="self-start" busy={busy}>
          {t('accounts.save-password')}
        </Button>
      </form>
    </Panel>
  )
}

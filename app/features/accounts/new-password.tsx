import { useNavigate } from 'react-router'
import { passwordProblem } from '#domain/password.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { textOf, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { FactorForm } from './factor-form.tsx'
import { ForgotForm } from './forgot-form.tsx'

/** Whoever came by the mail's link chooses a password; whoever's link is spent is sent another. */
export function NewPassword() {
  const t = useText()
  const { state } = useSession()
  const navigate = useNavigate()
  const language = useLanguage()
  if (state.status === 'factor') return <FactorForm onDone={() => {}} />
  if (state.status === 'user') return <PasswordForm />
  if (state.status === 'loading') return <WaitingLine>{t('common.loading')}</WaitingLine>
  return (
    <div className="flex flex-col gap-4">
      <p className="outlined bg-sun-soft px-4 py-3 font-semibold">{t('accounts.error-link-expired')}</p>
      <ForgotForm onView={() => void navigate(paths.auth(language))} />
    </div>
  )
}

function PasswordForm() {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useAuthCall()
  const { show } = useToast()
  const { form, busy, errorOf, ready } = useForm<'password'>({
    check(words) {
      const broken = passwordProblem(textOf(words, 'password'))
      return broken ? { password: `accounts.${broken}` } : {}
    },
    async send(words) {
      if (!(await call((auth) => auth.updateUser({ password: textOf(words, 'password') })))) return
      show({ kind: 'success', title: t('accounts.password-changed') })
      await navigate(paths.home(language))
    },
  })
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('accounts.new-password')}
        hint={t('accounts.password-hint')}
        error={errorOf('password')}
      />
      <Button type="submit" look="main" disabled={!ready} busy={busy}>
        {t('accounts.save-password')}
      </Button>
    </form>
  )
}

import { useNavigate } from 'react-router'
import { passwordProblem } from '#domain/accounts/password.ts'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { formText, useForm } from '#app/lib/forms/use-form.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** A user with a valid reset link chooses a password; with an expired link the user can request another one. */
export function NewPassword() {
  const t = useText()
  const { state } = useSession()
  const navigate = useNavigate()
  const language = useLanguage()
  // After the second factor the session state changes to `user`, which shows the password form.
  if (state.status === 'needs-second-factor') return <SecondFactorForm onDone={() => {}} />
  if (state.status === 'user') return <PasswordForm />
  if (state.status === 'loading') return <LoadingMessage>{t('common.loading')}</LoadingMessage>
  return (
    <div className="flex flex-col gap-4">
      <p className="outlined bg-sun-soft px-4 py-3 font-semibold">{t('accounts.error-link-expired')}</p>
      <ForgotPasswordForm onSwitchView={() => void navigate(paths.auth(language))} />
    </div>
  )
}

function PasswordForm() {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useAuthCall()
  const { show } = useToast()
  const { form, busyLabel, errorOf, ready } = useForm<'password'>({
    validate(formData) {
      const problem = passwordProblem(formText(formData, 'password'))
      return problem ? { password: `accounts.${problem}` } : {}
    },
    async submit(formData) {
      if (!(await call((auth) => auth.updateUser({ password: formText(formData, 'password') })))) return
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
      <Button type="submit" variant="primary" disabled={!ready} busyLabel={busyLabel}>
        {t('accounts.save-password')}
      </Button>
    </form>
  )
}

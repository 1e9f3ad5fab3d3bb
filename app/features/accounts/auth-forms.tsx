import { useEffect } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type AuthView, useSession } from '#app/lib/session/session.tsx'
import type { AuthFormProps } from './auth-form-props.ts'
import { CheckMailPanel } from './forms/check-mail-panel.tsx'
import { ExpiredLinkForm } from './forms/expired-link-form.tsx'
import { SecondFactorForm } from './forms/second-factor-form.tsx'
import { ForgotPasswordForm } from './forms/forgot-password-form.tsx'
import { ProviderButtons } from './forms/provider-buttons.tsx'
import { SignInForm } from './forms/sign-in-form.tsx'
import { SignUpForm } from './forms/sign-up-form.tsx'
import { sentMailStore } from './sent-mail.ts'

interface Props extends AuthFormProps {
  view: AuthView
}

/** The title of the form that `AuthForms` shows. */
export function useAuthTitle(view: AuthView): string {
  const t = useText()
  const { state } = useSession()
  const isMailSent = sentMailStore.use() !== null
  if (state.status === 'needs-second-factor') return t('accounts.factor-title')
  return t(isMailSent ? 'accounts.code-title' : `accounts.${view}-title`)
}

/** Each tab mounts its own form, so its fields start empty. */
export function AuthForms({ view, returnTo, onDone, onSwitchView }: Props) {
  const { state } = useSession()
  const mail = sentMailStore.use()
  const isSignedIn = state.status === 'user'
  useEffect(() => {
    if (isSignedIn) sentMailStore.set(null)
  }, [isSignedIn])
  const leaveMail = () => {
    sentMailStore.set(null)
    onSwitchView('signin')
  }
  if (state.status === 'needs-second-factor') return <SecondFactorForm onDone={onDone} />
  if (mail) return <CheckMailPanel mail={mail} returnTo={returnTo} onDone={onDone} onBack={leaveMail} />
  if (view === 'forgot') return <ForgotPasswordForm returnTo={returnTo} onSwitchView={onSwitchView} />
  if (view === 'expired') return <ExpiredLinkForm returnTo={returnTo} onSwitchView={onSwitchView} />
  return (
    <div className="flex flex-col gap-5">
      <Tabs view={view} onSwitchView={onSwitchView} />
      {view === 'signin' ? (
        <SignInForm key="signin" onDone={onDone} onSwitchView={onSwitchView} />
      ) : (
        <SignUpForm key="signup" returnTo={returnTo} onDone={onDone} />
      )}
      <ProviderButtons returnTo={returnTo} />
    </div>
  )
}

function Tabs({ view, onSwitchView }: Pick<Props, 'view' | 'onSwitchView'>) {
  const t = useText()
  return (
    <div role="group" aria-label={t('accounts.tabs')} className="grid grid-cols-2 gap-2">
      {(['signin', 'signup'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onSwitchView(name)}
          className={`outlined crayon crayon-sun min-h-11 min-w-0 px-1 font-display wrap-break-word font-bold ${view === name ? 'bg-sun' : ''}`}
        >
          {t(name === 'signin' ? 'accounts.sign-in' : 'accounts.sign-up')}
        </button>
      ))}
    </div>
  )
}

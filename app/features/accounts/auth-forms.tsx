import { useText } from '#app/lib/texts/use-text.tsx'
import { type AuthView, useSession } from '#app/lib/session/session.tsx'
import { FactorForm } from './factor-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export interface FormProps {
  /** Somebody has signed in or up. */
  onDone(): void
  onView(view: AuthView): void
}

interface Props extends FormProps {
  view: AuthView
  /** Where an outside sign-in leads back to. */
  returnTo?: string
}

/** The title of what `AuthForms` shows. */
export function useAuthTitle(view: AuthView): string {
  const t = useText()
  const { state } = useSession()
  return t(state.status === 'factor' ? 'accounts.factor-title' : `accounts.${view}-title`)
}

/** Sign in, sign up, or ask for a new password. Another tab is another form, so its fields start empty. */
export function AuthForms({ view, returnTo, onDone, onView }: Props) {
  const { state } = useSession()
  if (state.status === 'factor') return <FactorForm onDone={onDone} />
  if (view === 'forgot') return <ForgotForm onView={onView} />
  return (
    <div className="flex flex-col gap-5">
      <Tabs view={view} onView={onView} />
      {view === 'signin' ? (
        <SignInForm key="signin" onDone={onDone} onView={onView} />
      ) : (
        <SignUpForm key="signup" onDone={onDone} />
      )}
      <ProviderButtons returnTo={returnTo} />
    </div>
  )
}

function Tabs({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const t = useText()
  return (
    <div role="group" aria-label={t('accounts.tabs')} className="grid grid-cols-2 gap-2">
      {(['signin', 'signup'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onView(name)}
          className={`outlined crayon crayon-sun min-h-11 min-w-0 px-1 font-display wrap-break-word font-bold ${view === name ? 'bg-sun' : ''}`}
        >
          {t(name === 'signin' ? 'accounts.sign-in' : 'accounts.sign-up')}
        </button>
      ))}
    </div>
  )
}

import { useText } from '#app/lib/texts/use-text.tsx'
import { type AuthView, useSession } from '#app/lib/session/session.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Sign in, sign up, or ask for a new password. Another tab is another form, so its fields start empty. */
export default function AuthDialog() {
  const t = useText()
  const { authView, closeAuth } = useSession()
  const view = authView ?? 'signin'
  return (
    <Dialog
      wide
      open={authView !== null}
      onClose={closeAuth}
      title={t(`accounts.${view}-title`)}
      closeLabel={t('common.close')}
    >
      <div className="grid gap-8 sm:grid-cols-[3fr_2fr]">
        <AuthForms view={view} onDone={closeAuth} />
        <aside className="outlined hidden self-start bg-sun-soft p-5 sm:block">
          <h3 className="mb-3 text-xl">{t('accounts.panel-title')}</h3>
          <ul className="space-y-3">
            <li>✏️ {t('accounts.panel-create')}</li>
            <li>🎩 {t('accounts.panel-change')}</li>
            <li>📚 {t('accounts.panel-keep')}</li>
          </ul>
        </aside>
      </div>
    </Dialog>
  )
}

/** The forms by themselves, for the sign-in page too. */
export function AuthForms({ view, onDone }: { view: AuthView; onDone(): void }) {
  return (
    <div className="flex flex-col gap-5">
      {view !== 'forgot' && <Tabs view={view} />}
      {view === 'signin' && <SignInForm key="signin" onDone={onDone} />}
      {view === 'signup' && <SignUpForm key="signup" onDone={onDone} />}
      {view === 'forgot' && <ForgotForm key="forgot" />}
      {view !== 'forgot' && <ProviderButtons />}
    </div>
  )
}

function Tabs({ view }: { view: AuthView }) {
  const t = useText()
  const { openAuth } = useSession()
  return (
    <div role="group" aria-label={t('accounts.tabs')} className="grid grid-cols-2 gap-2">
      {(['signin', 'signup'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => openAuth(name)}
          className={`outlined crayon crayon-sun min-h-11 px-3 font-display font-bold ${view === name ? 'bg-sun' : ''}`}
        >
          {t(name === 'signin' ? 'accounts.sign-in' : 'accounts.sign-up')}
        </button>
      ))}
    </div>
  )
}

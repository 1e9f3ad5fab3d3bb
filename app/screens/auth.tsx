import { useEffect, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { AuthForms, useAuthTitle } from '#app/features/accounts/auth-forms.tsx'
import { AccountBenefits } from '#app/features/accounts/account-benefits.tsx'
import { NewPassword } from '#app/features/accounts/forms/new-password.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { safeRedirectPath } from '#app/lib/navigation/safe-redirect-path.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { type AuthView, useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Route } from './+types/auth.ts'
import { ScreenTitle } from './layout/screen-title.tsx'

/** A form submitted before hydration is redirected back to this screen. */
export const action = ({ request }: Route.ActionArgs) => redirect(pathOf(request), 303)

const pathOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** The sign-in screen and, with `?mode=reset`, the target of password reset links. */
export default function Auth() {
  const [params] = useSearchParams()
  return (
    <TextBundle bundle="accounts">
      {params.get('mode') === 'reset' ? <Reset /> : <SignIn redirectTo={params.get('next')} />}
    </TextBundle>
  )
}

function Reset() {
  const t = useText()
  return (
    <>
      <Head
        noindex
        title={t('accounts.reset-title')}
        description={t('accounts.reset-lead')}
        path={paths.reset}
      />
      <ScreenTitle title={t('accounts.reset-title')} lead={t('accounts.reset-lead')} />
      <NoScriptNotice />
      <div className="script-only outlined-round max-w-xl p-5 sm:p-8">
        <NewPassword />
      </div>
    </>
  )
}

function SignIn({ redirectTo }: { redirectTo: string | null }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { state } = useSession()
  const [view, setView] = useState<AuthView>('signin')
  const title = useAuthTitle(view)
  const next = safeRedirectPath(redirectTo, paths.home(language))
  const isSignedIn = state.status === 'user'
  // Also covers users who are already signed in or sign in in another tab.
  useEffect(() => {
    if (isSignedIn) void navigate(next, { replace: true })
  }, [isSignedIn, navigate, next])
  return (
    <>
      <Head
        noindex
        title={title}
        description={t('accounts.page-lead')}
        path={(language) => paths.auth(language)}
      />
      <ScreenTitle title={title} lead={t('accounts.page-lead')} />
      <NoScriptNotice />
      <div className="script-only outlined-round grid max-w-4xl gap-8 p-5 sm:grid-cols-[3fr_2fr] sm:p-8">
        <AuthForms
          view={view}
          onSwitchView={setView}
          onDone={() => setView('signin')}
          returnTo={redirectTo ? next : undefined}
        />
        <AccountBenefits />
      </div>
    </>
  )
}

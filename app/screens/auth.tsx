import { useEffect, useState } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { NeedsScript } from '#app/components/needs-script.tsx'
import { AuthForms, useAuthTitle } from '#app/features/accounts/auth-forms.tsx'
import { AuthPanel } from '#app/features/accounts/auth-panel.tsx'
import { NewPassword } from '#app/features/accounts/new-password.tsx'
import { useLanguage } from '#app/lib/frame.ts'
import { ownPath } from '#app/lib/own-path.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { type AuthView, useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Route } from './+types/auth.ts'
import { ScreenTitle } from './parts/screen-title.tsx'

/** A form sent before its script was there comes back as it was. */
export const action = ({ request }: Route.ActionArgs) => redirect(pathOf(request), 303)

const pathOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Signing in as a page of its own, and the place where a link for a new password leads. */
export default function Auth() {
  const [params] = useSearchParams()
  return (
    <TextBundle bundle="accounts">
      {params.get('mode') === 'reset' ? <Reset /> : <SignIn wanted={params.get('next')} />}
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
      <NeedsScript />
      <div className="script-only outlined-round max-w-xl p-5 sm:p-8">
        <NewPassword />
      </div>
    </>
  )
}

function SignIn({ wanted }: { wanted: string | null }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { state } = useSession()
  const [view, setView] = useState<AuthView>('signin')
  const title = useAuthTitle(view)
  const next = ownPath(wanted, paths.home(language))
  const isIn = state.status === 'user'
  // Also for whoever comes here signed in, or signs in in another tab meanwhile.
  useEffect(() => {
    if (isIn) void navigate(next, { replace: true })
  }, [isIn, navigate, next])
  return (
    <>
      <Head
        noindex
        title={title}
        description={t('accounts.page-lead')}
        path={(tongue) => paths.auth(tongue)}
      />
      <ScreenTitle title={title} lead={t('accounts.page-lead')} />
      <NeedsScript />
      <div className="script-only outlined-round grid max-w-4xl gap-8 p-5 sm:grid-cols-[3fr_2fr] sm:p-8">
        <AuthForms view={view} onView={setView} onDone={() => setView('signin')} returnTo={next} />
        <AuthPanel />
      </div>
    </>
  )
}

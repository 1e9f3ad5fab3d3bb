import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const AdminGuard = lazy(() => import('#app/features/admin/admin-guard.tsx'))

export const headers = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

/** `/admin` redirects guests to the home screen; `/secure-admin` asks them to sign in. The rest is the same. */
export default function Admin() {
  const t = useText()
  const language = useLanguage()
  const { state } = useSession()
  const { pathname } = useLocation()
  const isSecure = pathname.replace(/\/$/, '').endsWith('/secure-admin')
  // A user who signs out here keeps the language of this screen; for a guest, `/` selects the preferred language.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (state.status === 'user' && !wasSignedIn) setWasSignedIn(true)
  if (state.status === 'guest' && !isSecure)
    return <Navigate to={wasSignedIn ? paths.home(language) : '/'} replace />
  const loadingMessage = <LoadingMessage>{t('common.loading')}</LoadingMessage>
  return (
    <>
      <Head
        title={t('header.admin')}
        description={t('header.admin')}
        path={(language) => (isSecure ? `/${language}/secure-admin` : paths.admin(language))}
        noindex
      />
      <ScreenTitle title={t('header.admin')} />
      <NoScriptNotice />
      <TextBundle bundle="setup" fallback={loadingMessage}>
        {state.status === 'user' ? (
          <Suspense fallback={loadingMessage}>
            <AdminGuard account={state.account} deniedText={isSecure ? 'area' : 'page'} />
          </Suspense>
        ) : state.status === 'guest' ? (
          <SignInFirst />
        ) : (
          loadingMessage
        )}
      </TextBundle>
    </>
  )
}

function SignInFirst() {
  const t = useText()
  const { openAuth } = useSession()
  return (
    <EmptyState picture="lock" title={t('admin-access.auth-title')} hint={t('admin-access.auth-hint')}>
      <Button variant="primary" onClick={() => openAuth('signin')}>
        {t('admin-access.sign-in')}
      </Button>
    </EmptyState>
  )
}

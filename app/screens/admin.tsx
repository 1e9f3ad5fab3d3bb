import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { NeedsScript } from '#app/components/needs-script.tsx'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

const AdminGate = lazy(() => import('#app/features/admin/admin-gate.tsx'))

export const headers = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

/** `/admin` and `/secure-admin`: the same rooms, and two ways to tell a guest that they are closed. */
export default function Admin() {
  const t = useText()
  const language = useLanguage()
  const { state } = useSession()
  const { pathname } = useLocation()
  const isSecure = pathname.replace(/\/$/, '').endsWith('/secure-admin')
  // Whoever signs out here stays in their language; a guest who only knocks does not have one yet.
  const [wasIn, setWasIn] = useState(false)
  if (state.status === 'user' && !wasIn) setWasIn(true)
  if (state.status === 'guest' && !isSecure)
    return <Navigate to={wasIn ? paths.home(language) : '/'} replace />
  const waiting = <WaitingLine>{t('common.loading')}</WaitingLine>
  return (
    <>
      <Head
        title={t('header.admin')}
        description={t('header.admin')}
        path={(language) => (isSecure ? `/${language}/secure-admin` : paths.admin(language))}
        noindex
      />
      <ScreenTitle title={t('header.admin')} />
      <NeedsScript />
      <TextBundle bundle="setup" waiting={waiting}>
        {state.status === 'user' ? (
          <Suspense fallback={waiting}>
            <AdminGate account={state.account} denied={isSecure ? 'area' : 'page'} />
          </Suspense>
        ) : state.status === 'guest' ? (
          <SignInFirst />
        ) : (
          waiting
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
      <Button look="main" onClick={() => openAuth('signin')}>
        {t('admin-access.sign-in')}
      </Button>
    </EmptyState>
  )
}

import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { NeedsScript } from '#app/components/needs-script.tsx'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

const Dashboard = lazy(() => import('#app/features/dashboard/dashboard.tsx'))

export const headers = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

/** The account's own place. What it holds is fetched for whoever is signed in; a guest is sent home once that is known. */
export default function DashboardScreen() {
  const t = useText()
  const language = useLanguage()
  const { state } = useSession()
  // Whoever signs out here stays in their language; a guest who only knocks does not have one yet.
  const [wasIn, setWasIn] = useState(false)
  if (state.status === 'user' && !wasIn) setWasIn(true)
  if (state.status === 'guest') return <Navigate to={wasIn ? paths.home(language) : '/'} replace />
  const waiting = <WaitingLine>{t('common.loading')}</WaitingLine>
  const title = t('header.dashboard')
  return (
    <>
      <Head noindex title={title} description={title} path={(tongue) => paths.dashboard(tongue)} />
      <ScreenTitle title={title} />
      <NeedsScript />
      {state.status === 'user' ? (
        <TextBundle bundle="dashboard" waiting={waiting}>
          <Suspense fallback={waiting}>
            <Dashboard key={state.account.id} account={state.account} />
          </Suspense>
        </TextBundle>
      ) : (
        waiting
      )}
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { pageTitle } from '#domain/text/localised-text.ts'
import { ColorButton } from '#app/components/color-button.tsx'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { DownloadButton } from '#app/features/download/download-button.tsx'
import type { DownloadablePage } from '#app/features/download/download-source.ts'
import { PrintButton } from '#app/features/download/print-button.tsx'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const Dashboard = lazy(() => import('#app/features/dashboard/dashboard.tsx'))

export const headers = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

/** Loads the dashboard for a signed-in user; guests are redirected to the home screen. */
export default function DashboardScreen() {
  const t = useText()
  const language = useLanguage()
  const { state } = useSession()
  // A user who signs out here keeps the language of this screen; for a guest, `/` selects the preferred language.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (state.status === 'user' && !wasSignedIn) setWasSignedIn(true)
  if (state.status === 'guest') return <Navigate to={wasSignedIn ? paths.home(language) : '/'} replace />
  const loadingMessage = <LoadingMessage>{t('common.loading')}</LoadingMessage>
  const title = t('header.dashboard')
  return (
    <>
      <Head noindex title={title} description={title} path={(language) => paths.dashboard(language)} />
      <ScreenTitle title={title} />
      <NoScriptNotice />
      {state.status === 'user' ? (
        <TextBundle bundle="dashboard" fallback={loadingMessage}>
          <Suspense fallback={loadingMessage}>
            <Dashboard key={state.account.id} account={state.account} PrintActions={PrintActions} />
          </Suspense>
        </TextBundle>
      ) : (
        loadingMessage
      )}
    </>
  )
}

interface PrintActionsProps {
  page: DownloadablePage & { slug: string; status: string }
}

function PrintActions({ page }: PrintActionsProps) {
  const t = useText()
  const language = useLanguage()
  // The server does not serve the regions of a hidden page, not even to its creator.
  const canColor = hasMaster(page) && page.status !== 'hidden'
  return (
    <>
      <PrintButton page={page} />
      <DownloadButton page={page} label={t('download.download')} className="px-3" />
      {canColor && <ColorButton slug={page.slug} title={pageTitle(page.title, language)} />}
    </>
  )
}

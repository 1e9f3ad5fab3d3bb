import { lazy, Suspense } from 'react'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const SetupSteps = lazy(() => import('#app/features/setup/setup-steps.tsx'))

export const headers = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

/** The first-run setup for the operator. */
export default function Setup() {
  return (
    <TextBundle bundle="setup">
      <SetupScreen />
    </TextBundle>
  )
}

function SetupScreen() {
  const t = useText()
  return (
    <>
      <Head title={t('setup.title')} description={t('setup.lead')} path={paths.setup} noindex />
      <ScreenTitle title={t('setup.title')} lead={t('setup.lead')} />
      <NoScriptNotice />
      <Suspense fallback={<LoadingMessage>{t('common.loading')}</LoadingMessage>}>
        <SetupSteps />
      </Suspense>
    </>
  )
}

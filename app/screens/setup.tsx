import { lazy, Suspense } from 'react'
import { NeedsScript } from '#app/components/needs-script.tsx'
import { paths } from '#app/lib/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { ScreenTitle } from './parts/screen-title.tsx'

const SetupSteps = lazy(() => import('#app/features/setup/setup-steps.tsx'))

export const headers = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

/** The first visit of whoever runs the site. */
export default function Setup() {
  return (
    <TextBundle bundle="setup">
      <Written />
    </TextBundle>
  )
}

function Written() {
  const t = useText()
  return (
    <>
      <Head title={t('setup.title')} description={t('setup.lead')} path={paths.setup} noindex />
      <ScreenTitle title={t('setup.title')} lead={t('setup.lead')} />
      <NeedsScript />
      <Suspense fallback={<WaitingLine>{t('common.loading')}</WaitingLine>}>
        <SetupSteps />
      </Suspense>
    </>
  )
}

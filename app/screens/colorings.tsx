import { lazy, Suspense, useSyncExternalStore } from 'react'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const Gallery = lazy(() => import('#app/features/coloring/gallery/gallery.tsx'))

/** The colored pictures of this device. */
export default function Colorings() {
  return (
    <TextBundle bundle="coloring">
      <ColoringsScreen />
    </TextBundle>
  )
}

const subscribe = () => () => {}

function ColoringsScreen() {
  const t = useText()
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return (
    <>
      <Head
        title={t('coloring.gallery')}
        description={t('coloring.on-this-device')}
        path={paths.colorings}
        noindex
      />
      <ScreenTitle title={t('coloring.gallery')} lead={t('coloring.on-this-device')} />
      <NoScriptNotice hint="no-script.color" />
      <div className="min-h-dvh">
        {isInBrowser && (
          <Suspense>
            <Gallery />
          </Suspense>
        )}
      </div>
    </>
  )
}

import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const ColoringDialog = lazy(() => import('#app/features/coloring/coloring-dialog.tsx'))
const Gallery = lazy(() => import('#app/features/coloring/gallery/gallery.tsx'))

/** The colored pictures of this device. */
export default function Colorings() {
  return (
    <TextBundle bundle="coloring">
      <ColoringsScreen />
    </TextBundle>
  )
}

/** Continues a coloring of this device. Its page may have disappeared from the site. */
function StoredColoring({ id }: { id: string }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const source = useMemo(() => ({ slug: '', id }), [id])
  return <ColoringDialog source={source} title="" onLeave={() => void navigate(paths.colorings(language))} />
}

const subscribe = () => () => {}

function ColoringsScreen() {
  const t = useText()
  const [query] = useSearchParams()
  const id = query.get('id')
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
            <Gallery key={`${id === null}`} />
            {id && <StoredColoring key={id} id={id} />}
          </Suspense>
        )}
      </div>
    </>
  )
}

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Language } from '#domain/text/languages.ts'
import { NoScriptNotice } from '#app/components/no-script-notice.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { Head } from '#app/lib/seo/head.tsx'
import { loadTexts } from '#app/lib/texts/load-texts.ts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const importColoring = () => import('#app/features/coloring/coloring-dialog.tsx')
const ColoringDialog = lazy(importColoring)
const loadColoring = (language: Language) =>
  Promise.all([
    importColoring(),
    import('#app/features/coloring/gallery/gallery.tsx'),
    loadTexts(language, 'coloring'),
  ])
const DrawingTable = lazy(() => import('#app/features/draw/drawing-table.tsx'))

/** The drawing table: the artist in the browser, open to everybody. */
export default function Draw() {
  return (
    <TextBundle bundle="draw">
      <DrawScreen />
    </TextBundle>
  )
}

function DrawScreen() {
  const t = useText()
  return (
    <>
      <Head title={t('draw.title')} description={t('draw.lead')} path={(language) => paths.draw(language)} />
      <ScreenTitle title={t('draw.title')} lead={t('draw.lead')} />
      <NoScriptNotice />
      <div className="script-only min-h-dvh">
        <Table />
      </div>
    </>
  )
}

const neverChanges = () => () => {}

/** Rendered in the browser only: the table needs a canvas, a worker and the device's storage. */
function Table() {
  const { key, state, hash } = useLocation()
  const [query] = useSearchParams()
  const language = useLanguage()
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const wish = (state as { initialPrompt?: unknown } | null)?.initialPrompt ?? query.get('wish')
  if (!isHydrated) return <TableSkeleton />
  return (
    <Suspense fallback={<TableSkeleton />}>
      {/* The key resets the table when a navigation brings another wish to the open screen. */}
      <DrawingTable
        key={key}
        wish={typeof wish === 'string' ? wish : ''}
        link={hash.slice(1)}
        page={query.get('page') ?? ''}
        ColoringDialog={ColoringDialog}
        loadColoring={() => loadColoring(language)}
      />
    </Suspense>
  )
}

function TableSkeleton() {
  const t = useText()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-10"
    >
      <div className="h-32 animate-pencil rounded-2xl bg-ink/10" />
      <div className="outlined mx-auto aspect-[210/297] w-full max-w-xl bg-sheet" />
    </div>
  )
}

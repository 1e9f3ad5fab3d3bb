import { Copy } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { DevicePictureList } from '#app/components/device-pictures/device-picture-list.tsx'
import { UnsavedWarning } from '#app/components/device-pictures/unsaved-warning.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { onChangeInOtherTab } from '../model/coloring-changes.ts'
import { type Coloring, copyColoring, deleteColoring, listColorings } from '../model/coloring-store.ts'
import { ColoringPreview } from './coloring-preview.tsx'

/** The colorings of this device: continue, copy, delete. */
export default function Gallery() {
  const t = useText()
  const language = useLanguage()
  const [colorings, setColorings] = useState<Coloring[] | 'failed'>()
  const [isUnsaved, setUnsaved] = useState(false)
  const load = useCallback(() => listColorings().then(setColorings, () => setColorings('failed')), [])
  useEffect(() => void load(), [load])
  useEffect(() => onChangeInOtherTab(() => void load()), [load])
  /** Writes to the device and shows the list as it is then. */
  const write = async (work: Promise<void>) => {
    setUnsaved(
      await work.then(
        () => false,
        () => true,
      ),
    )
    await load()
  }
  if (!colorings) return <LoadingMessage>{t('common.loading')}</LoadingMessage>
  if (colorings === 'failed' || colorings.length === 0)
    return (
      <EmptyState
        picture={colorings === 'failed' ? 'broken' : 'sheet'}
        title={t(colorings === 'failed' ? 'coloring.gallery-failed' : 'coloring.gallery-empty')}
        hint={t('coloring.gallery-hint')}
      >
        <ButtonLink variant="primary" to={paths.home(language)}>
          {t('coloring.gallery-find')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      {isUnsaved && <UnsavedWarning />}
      <DevicePictureList
        pictures={colorings}
        renderPreview={(coloring) => <ColoringPreview coloring={coloring} />}
        open={{ to: ({ id }) => `${paths.colorings(language)}?id=${id}` }}
        onDelete={async (coloring) => {
          const restore = await deleteColoring(coloring)
          await load()
          return () => write(restore())
        }}
        renderActions={(coloring) => (
          <button
            type="button"
            aria-label={`${t('coloring.copy')}: ${coloring.title}`}
            title={t('coloring.copy')}
            onClick={() => void write(copyColoring(coloring, Date.now()))}
            className={`${ICON_BUTTON_CLASS} crayon-sun`}
          >
            <Copy aria-hidden="true" className="size-5" strokeWidth={2.5} />
          </button>
        )}
      />
    </>
  )
}

import { Copy, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useDateFormats } from '#app/lib/texts/use-date-formats.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ButtonLink, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { CARD_GRID_CLASS } from '#app/ui/card-grid.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { type Coloring, copyColoring, deleteColoring, listColorings } from '../model/coloring-store.ts'
import { ColoringPreview } from './coloring-preview.tsx'

/** A list longer than this is cut; the oldest colorings stay on the device. */
const MAX_SHOWN = 120

/** The colorings of this device: continue, copy, delete. */
export default function Gallery() {
  const t = useText()
  const language = useLanguage()
  const [colorings, setColorings] = useState<Coloring[] | 'failed'>()
  const [leaving, setLeaving] = useState<Coloring>()
  const load = useCallback(() => {
    listColorings().then(setColorings, () => setColorings('failed'))
  }, [])
  useEffect(load, [load])
  if (!colorings) return <LoadingMessage>{t('common.loading')}</LoadingMessage>
  if (colorings === 'failed' || colorings.length === 0)
    return (
      <EmptyState
        picture={colorings === 'failed' ? 'broken' : 'sheet'}
        title={t(colorings === 'failed' ? 'coloring.gallery-failed' : 'coloring.gallery-empty')}
        hint={t('coloring.gallery-hint')}
      >
        <ButtonLink variant="primary" to={paths.home(language)}>
          {t('footer.home')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className={CARD_GRID_CLASS}>
        {colorings.slice(0, MAX_SHOWN).map((coloring) => (
          <GalleryCard
            key={coloring.id}
            coloring={coloring}
            onCopy={() => void copyColoring(coloring, Date.now()).then(load, load)}
            onDelete={() => setLeaving(coloring)}
          />
        ))}
      </ul>
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('coloring.delete-title')}
        closeLabel={t('common.close')}
      >
        <p>{t('coloring.delete-hint', { title: leaving?.title ?? '' })}</p>
        <Button
          variant="danger"
          onClick={() => {
            if (leaving) void deleteColoring(leaving.id).then(load, load)
            setLeaving(undefined)
          }}
        >
          {t('coloring.delete')}
        </Button>
      </Dialog>
    </>
  )
}

interface CardProps {
  coloring: Coloring
  onCopy(): void
  onDelete(): void
}

function GalleryCard({ coloring, onCopy, onDelete }: CardProps) {
  const t = useText()
  const language = useLanguage()
  const { formatDate } = useDateFormats()
  const { id, slug, title, changedAt } = coloring
  const buttons = [
    ['coloring.copy', Copy, onCopy],
    ['coloring.delete', Trash2, onDelete],
  ] as const
  return (
    <li className="outlined flex flex-col overflow-hidden">
      <Link to={`${paths.color(language, slug)}?id=${id}`} className="grow text-ink">
        <ColoringPreview coloring={coloring} />
        <p className="px-3 pt-2 font-display font-bold">{title}</p>
        <p className="px-3 pb-2 text-sm text-ink-soft">{formatDate(new Date(changedAt).toISOString())}</p>
      </Link>
      <div className="flex gap-2 px-3 pb-3">
        {buttons.map(([label, Icon, onClick]) => (
          <button
            key={label}
            type="button"
            aria-label={`${t(label)}: ${title}`}
            title={t(label)}
            onClick={onClick}
            className={`${ICON_BUTTON_CLASS} crayon-sun`}
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={2.5} />
          </button>
        ))}
      </div>
    </li>
  )
}

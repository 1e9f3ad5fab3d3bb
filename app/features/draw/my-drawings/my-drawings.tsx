import { Trash2 } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { svgUrl } from '../svg-url.ts'
import { myDrawings, removeDrawing, saveDrawing, type StoredDrawing } from './my-drawings-store.ts'

/** The drawings on this device, newest first. */
export function MyDrawings({ openId, onOpen }: { openId: string; onOpen(drawing: StoredDrawing): void }) {
  const t = useText()
  const toast = useToast()
  const headingId = useId()
  const drawings = useSyncExternalStore(myDrawings.subscribe, myDrawings.get, myDrawings.get)
  if (drawings.length === 0) return null

  const remove = (drawing: StoredDrawing) => {
    void removeDrawing(drawing.id)
    toast.show({
      kind: 'info',
      title: t('draw.removed'),
      action: { label: t('draw.undo-remove'), onClick: () => void saveDrawing(drawing) },
    })
  }

  return (
    <section aria-labelledby={headingId} className="mt-12" data-no-print>
      <h2 id={headingId} className="text-2xl">
        {t('draw.my-drawings')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('draw.my-drawings-hint')}</p>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {drawings.map((drawing) => (
          <li key={drawing.id} className="relative">
            <button
              type="button"
              aria-current={drawing.id === openId || undefined}
              onClick={() => onOpen(drawing)}
              className="outlined crayon crayon-sun block w-full overflow-hidden text-center text-sm font-bold aria-[current]:bg-sun"
            >
              <img
                src={svgUrl(drawing.svg)}
                alt=""
                loading="lazy"
                className="aspect-square w-full border-b-[2.5px] border-ink bg-sheet object-contain p-1"
              />
              <span className="line-clamp-2 p-2">{drawing.title}</span>
            </button>
            <button
              type="button"
              aria-label={t('draw.remove', { title: drawing.title })}
              title={t('draw.remove', { title: drawing.title })}
              onClick={() => remove(drawing)}
              className={`${ICON_BUTTON_CLASS} crayon-tomato absolute top-2 right-2`}
            >
              <Trash2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

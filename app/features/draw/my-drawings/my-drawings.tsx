import { useId, useSyncExternalStore } from 'react'
import { DevicePictureList } from '#app/components/device-pictures/device-picture-list.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { pictureUrl } from '../svg-url.ts'
import { deleteDrawing, myDrawings, type StoredDrawing } from './my-drawings-store.ts'

/** Created once for each drawing, because the list is rendered with every letter that is typed. */
const urls = new WeakMap<StoredDrawing, string>()

function urlOf(drawing: StoredDrawing): string {
  const url = urls.get(drawing) ?? pictureUrl(drawing.svg)
  urls.set(drawing, url)
  return url
}

/** The drawings on this device, newest first. */
export function MyDrawings({ openId, onOpen }: { openId: string; onOpen(drawing: StoredDrawing): void }) {
  const t = useText()
  const headingId = useId()
  const { drawings } = useSyncExternalStore(myDrawings.subscribe, myDrawings.get, myDrawings.get)
  if (drawings.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mt-12" data-no-print>
      <h2 id={headingId} className="text-2xl">
        {t('draw.my-drawings')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('draw.my-drawings-hint')}</p>
      <DevicePictureList
        pictures={drawings}
        renderPreview={(drawing) => (
          <img
            src={urlOf(drawing)}
            alt=""
            loading="lazy"
            className="aspect-square w-full border-b-[2.5px] border-ink bg-sheet object-contain p-1"
          />
        )}
        open={{ onOpen, openId }}
        onDelete={deleteDrawing}
      />
    </section>
  )
}

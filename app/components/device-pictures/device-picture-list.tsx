import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useDateFormats } from '#app/lib/texts/use-date-formats.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { CARD_GRID_CLASS } from '#app/ui/card-grid.ts'
import { useToast } from '#app/ui/toast.tsx'

/** A drawing or coloring that is stored on this device. */
interface DevicePicture {
  id: string
  title: string
  changedAt: number
}

interface Props<Picture extends DevicePicture> {
  pictures: readonly Picture[]
  renderPreview(picture: Picture): ReactNode
  /** Where a picture opens: at an address, or on this screen. */
  open: { to(picture: Picture): string } | { onOpen(picture: Picture): void; openId: string }
  /** Deletes a picture and returns how to restore it. */
  onDelete(picture: Picture): Promise<() => Promise<void>>
  /** Further buttons of a picture. */
  renderActions?(picture: Picture): ReactNode
}

/** A list longer than this is cut; the oldest pictures stay on the device. */
const MAX_SHOWN = 120
const OPEN_CLASS = 'block w-full grow text-start text-ink'

/** Pictures of this device, newest first. A deleted one can be restored while the message is shown. */
export function DevicePictureList<Picture extends DevicePicture>(props: Props<Picture>) {
  const { pictures, renderPreview, open, onDelete, renderActions } = props
  const t = useText()
  const toast = useToast()
  const { formatDate } = useDateFormats()
  const remove = async (picture: Picture) => {
    try {
      const restore = await onDelete(picture)
      toast.show({
        kind: 'info',
        title: t('device.deleted', { title: picture.title }),
        action: { label: t('device.undo'), onClick: () => void restore() },
      })
    } catch {
      toast.show({ kind: 'error', title: t('device.delete-failed') })
    }
  }
  return (
    <ul className={CARD_GRID_CLASS}>
      {pictures.slice(0, MAX_SHOWN).map((picture) => {
        const content = (
          <>
            {renderPreview(picture)}
            <span className="line-clamp-2 px-3 pt-2 font-display font-bold">{picture.title}</span>
            <span className="block px-3 pb-2 text-sm text-ink-soft">
              {formatDate(new Date(picture.changedAt).toISOString())}
            </span>
          </>
        )
        const isOpen = 'openId' in open && open.openId === picture.id
        return (
          <li
            key={picture.id}
            className={`outlined flex flex-col overflow-hidden ${isOpen ? 'bg-sun-soft' : ''}`}
          >
            {'to' in open ? (
              <Link to={open.to(picture)} className={OPEN_CLASS}>
                {content}
              </Link>
            ) : (
              <button
                type="button"
                aria-current={isOpen || undefined}
                onClick={() => open.onOpen(picture)}
                className={OPEN_CLASS}
              >
                {content}
              </button>
            )}
            <div className="flex gap-2 px-3 pb-3">
              {renderActions?.(picture)}
              <button
                type="button"
                aria-label={t('device.delete', { title: picture.title })}
                title={t('device.delete', { title: picture.title })}
                onClick={() => void remove(picture)}
                className={`${ICON_BUTTON_CLASS} crayon-tomato`}
              >
                <Trash2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

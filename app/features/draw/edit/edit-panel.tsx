import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ICON_BUTTON_CLASS } from '#app/ui/button.tsx'

interface Props {
  title: string
  /** The panel was opened with the keyboard, so it takes the focus. */
  takesFocus: boolean
  onClose(): void
  children: ReactNode
}

/** At the bottom of a phone's screen, beside the picture on a wide one. The picture stays usable. */
export function EditPanel({ title, takesFocus, onClose, children }: Props) {
  const t = useText()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return undefined
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      // Returns the focus to the element that opened the panel, because the focus was inside it.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [takesFocus])
  return (
    <section
      aria-labelledby={headingId}
      data-no-print
      data-edit-panel
      className="fixed inset-x-0 bottom-0 z-30 max-h-[46dvh] overflow-y-auto rounded-t-2xl border-[2.5px] border-ink bg-paper p-4 pt-2 lg:static lg:max-h-none lg:rounded-2xl"
    >
      <div className="sticky top-0 z-10 -mx-1 mb-2 flex items-center justify-between gap-2 bg-paper px-1">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl first-letter:uppercase">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t('common.close')}
          title={t('common.close')}
          onClick={onClose}
          className={`${ICON_BUTTON_CLASS} crayon-sun`}
        >
          <X aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </button>
      </div>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  )
}

import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  open: boolean
  onClose(): void
  title: string
  closeLabel: string
  children: ReactNode
  /** `sheet` is centred; `drawer` is at the right edge. */
  as?: 'sheet' | 'drawer'
  wide?: boolean
}

const SHAPES = {
  sheet: 'outlined-round m-auto w-[min(100vw-2rem,34rem)] max-h-[calc(100dvh-2rem)] open:animate-sheet-in',
  drawer:
    'ink-line my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(100vw-3rem,22rem)] border-y-0 border-r-0 bg-paper',
}

/**
 * Uses the `<dialog>` element, because it traps the focus, closes on Escape and restores the focus without a
 * library.
 */
export function Dialog({ open, onClose, title, closeLabel, children, as = 'sheet', wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      className={`overflow-y-auto p-0 text-ink backdrop:bg-ink/40 ${SHAPES[as]} ${wide ? 'sm:w-[min(100vw-2rem,52rem)]' : ''}`}
    >
      {open && (
        <div className="flex min-h-full flex-col gap-5 p-5 sm:p-7">
          <div className="flex items-start justify-between gap-4">
            {/* The dialog focuses its first focusable element: the title, so that it is read first, instead of the close button. */}
            <h2 id={titleId} tabIndex={-1} className="text-2xl outline-none">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => ref.current?.close()}
              className="crayon crayon-tomato -mt-1 -mr-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-ink"
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-5 stroke-ink"
                strokeWidth="2.5"
                strokeLinecap="round"
              >
                <path d="M5 5 19 19M19 5 5 19" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

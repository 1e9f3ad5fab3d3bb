import type { ReactNode } from 'react'

/** The drawings of `app/styles/drawings.css`. */
type Drawing = 'sheet' | 'magnifier' | 'pencil' | 'heart' | 'printer' | 'lock' | 'done' | 'broken'

/** Shown in place of empty content: a drawing, a message, and the next step. */
export function EmptyState({
  picture,
  title,
  hint,
  children,
}: {
  picture?: Drawing
  title: string
  hint?: string
  children?: ReactNode
}) {
  return (
    <div className="outlined-round mx-auto flex max-w-xl flex-col items-center gap-3 border-dashed px-3 py-10 text-center sm:px-6">
      {picture && <div aria-hidden="true" className={`drawn drawn-${picture} size-24`} />}
      <h2 className="text-2xl">{title}</h2>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      {/* On a phone, buttons use the whole width, so that their labels fit on one line. */}
      {children && (
        <div className="mt-3 flex w-full flex-col gap-3 max-sm:*:px-3 sm:flex-row sm:flex-wrap sm:justify-center">
          {children}
        </div>
      )}
    </div>
  )
}

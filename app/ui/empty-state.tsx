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
    <div className="outlined-round mx-auto flex max-w-xl flex-col items-center gap-3 border-dashed px-6 py-10 text-center">
      {picture && <div aria-hidden="true" className={`drawn drawn-${picture} size-24`} />}
      <h2 className="text-2xl">{title}</h2>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}

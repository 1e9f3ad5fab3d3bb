import type { ReactNode } from 'react'

/** The heading of a screen with a subtitle and, on the right, its actions. */
export function ScreenTitle({
  title,
  lead,
  picture,
  children,
}: {
  title: string
  lead?: string
  picture?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-5 py-8">
      <div className="max-w-2xl min-w-0">
        <h1 className="text-3xl sm:text-5xl">
          {picture && (
            <span aria-hidden="true" className="mr-3">
              {picture}
            </span>
          )}
          <span className="crayon-underlined">{title}</span>
        </h1>
        {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  )
}

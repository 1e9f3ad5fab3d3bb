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
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 py-5 sm:py-8">
      <div className="max-w-2xl min-w-0">
        <h1 className="text-3xl sm:text-5xl">
          {picture && (
            <span aria-hidden="true" className="mr-3">
              {picture}
            </span>
          )}
          <span className="crayon-underlined">{title}</span>
        </h1>
        {lead && <p className="mt-2 text-base text-ink-soft sm:mt-3 sm:text-lg">{lead}</p>}
      </div>
      {children}
    </div>
  )
}

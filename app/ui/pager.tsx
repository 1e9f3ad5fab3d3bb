import { Link } from 'react-router'
import { visiblePageNumbers } from '#domain/pages/pagination.ts'

interface PagerProps {
  current: number
  pages: number
  href(page: number): string
  labels: { nav: string; previous: string; next: string; page(page: number): string }
}

/** On a phone, Previous and Next are side by side below the numbers. */
const STEP_LINK_CLASS = 'max-sm:order-1 max-sm:w-[calc(50%-0.25rem)]'
const LINK_CLASS =
  'outlined crayon crayon-sun inline-flex min-h-11 min-w-11 items-center justify-center px-3 font-display font-bold'

/** Previous, at most five page numbers, Next. These are links, so they work without scripts. */
export function Pager({ current, pages, href, labels }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label={labels.nav}
      className="mt-10 flex flex-wrap items-center justify-center gap-2"
      data-no-print
    >
      <Step to={current > 1 ? href(current - 1) : undefined} rel="prev">
        {labels.previous}
      </Step>
      {visiblePageNumbers(current, pages).map((page) => (
        <Link
          key={page}
          to={href(page)}
          aria-label={labels.page(page)}
          aria-current={page === current ? 'page' : undefined}
          className={`${LINK_CLASS} ${page === current ? 'bg-sun' : ''}`}
        >
          {page}
        </Link>
      ))}
      <Step to={current < pages ? href(current + 1) : undefined} rel="next">
        {labels.next}
      </Step>
    </nav>
  )
}

function Step({ to, rel, children }: { to?: string; rel: string; children: string }) {
  if (!to)
    return (
      <span aria-disabled="true" className={`${LINK_CLASS} ${STEP_LINK_CLASS} opacity-40`}>
        {children}
      </span>
    )
  return (
    <Link to={to} rel={rel} className={`${LINK_CLASS} ${STEP_LINK_CLASS}`}>
      {children}
    </Link>
  )
}

import { Link } from 'react-router'

export interface Tab {
  id: string
  label: string
  to: string
  count?: number
}

/** Tabs whose state is the address: links, so a choice can be shared, bookmarked and gone back from. */
export function TabLinks({ tabs, current, label }: { tabs: readonly Tab[]; current: string; label: string }) {
  // On a phone more than a handful would be a wall of buttons before anything else: one row that can be pushed aside.
  const isRow = tabs.length > 5
  return (
    <nav
      aria-label={label}
      className={`flex gap-1.5 sm:flex-wrap sm:gap-2 ${isRow ? '-mx-4 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:px-0' : 'flex-wrap'}`}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to}
          preventScrollReset
          aria-current={tab.id === current ? 'page' : undefined}
          ref={isRow && tab.id === current ? toTheMiddle : undefined}
          className={`outlined crayon crayon-sun inline-flex min-h-11 shrink-0 items-center gap-2 px-3 font-display sm:px-4 font-bold ${tab.id === current ? 'bg-sun' : ''}`}
        >
          {tab.label}
          {tab.count !== undefined && <span className="font-text text-sm font-normal">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** The chosen one is in sight, whichever it is. */
function toTheMiddle(tab: HTMLAnchorElement | null) {
  const row = tab?.parentElement
  if (row && row.scrollWidth > row.clientWidth)
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

import { Link } from 'react-router'

export interface Tab {
  id: string
  label: string
  to: string
  count?: number
}

interface Props {
  tabs: readonly Tab[]
  current: string
  label: string
  /** Scrolls horizontally on a phone, also with few tabs. */
  isRow?: boolean
}

/** Tabs as links, so that each tab has its own URL and works with the back button. */
export function TabLinks({ tabs, current, label, isRow }: Props) {
  // On a phone, more than five tabs would fill the screen, so they scroll horizontally.
  const isScrollable = isRow || tabs.length > 5
  return (
    <nav
      aria-label={label}
      className={`flex gap-1.5 sm:flex-wrap sm:gap-2 ${isScrollable ? `-mr-4 overflow-x-auto py-1.5 pr-4 sm:mr-0 sm:pr-0 ${isRow ? 'min-w-0 pl-1' : '-ml-4 pl-4 sm:ml-0 sm:pl-0'}` : 'flex-wrap'}`}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to}
          preventScrollReset
          aria-current={tab.id === current ? 'page' : undefined}
          ref={isScrollable && tab.id === current ? scrollIntoRow : undefined}
          className={`outlined crayon crayon-sun inline-flex min-h-11 shrink-0 items-center gap-2 px-3 font-display sm:px-4 font-bold ${tab.id === current ? 'bg-sun' : ''}`}
        >
          {tab.label}
          {tab.count !== undefined && <span className="font-text text-sm font-normal">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls the current tab to the middle of its row. */
function scrollIntoRow(tab: HTMLAnchorElement | null) {
  const row = tab?.parentElement
  if (row && row.scrollWidth > row.clientWidth)
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

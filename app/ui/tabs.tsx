import { Link } from 'react-router'

export interface Tab {
  id: string
  label: string
  to: string
  count?: number
}

/** Tabs whose state is the address: links, so a choice can be shared, bookmarked and gone back from. */
export function TabLinks({ tabs, current, label }: { tabs: readonly Tab[]; current: string; label: string }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1.5 sm:gap-2">
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to}
          preventScrollReset
          aria-current={tab.id === current ? 'page' : undefined}
          className={`outlined crayon crayon-sun inline-flex min-h-11 items-center gap-2 px-3 font-display sm:px-4 font-bold ${tab.id === current ? 'bg-sun' : ''}`}
        >
          {tab.label}
          {tab.count !== undefined && <span className="font-text text-sm font-normal">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from 'react-router'
import type { Tab } from '#app/ui/tabs.tsx'

/** Underlined links, so that they look different from the tabs above and fit on a phone. */
export function SubTabs({ tabs, current, label }: { tabs: readonly Tab[]; current: string; label: string }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-1 border-b-2 border-dashed border-ink pb-1">
      {tabs.map(({ id, label: name, to, count }) => (
        <Link
          key={id}
          to={to}
          preventScrollReset
          aria-current={id === current ? 'page' : undefined}
          className={`crayon crayon-sun inline-flex min-h-11 items-center rounded-xl px-2.5 font-display font-bold decoration-[3px] underline-offset-8 sm:px-4 ${id === current ? 'underline' : ''}`}
        >
          {name}
          {count !== undefined && (
            <span className="ml-1.5 inline-flex min-w-6 justify-center rounded-full border-2 border-ink bg-sun px-1.5 text-sm">
              {count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

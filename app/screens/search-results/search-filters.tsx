import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DIFFICULTIES } from '#domain/pages/creation-options.ts'
import { AGE_GROUPS, type PageFilter } from '#domain/pages/page-filter.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

const ROW_PADDING_PX = 16

interface Props {
  /** The filters in effect, from the URL or from words of the query. */
  filter: PageFilter
  /** The URL of the same search with another filter. */
  href(filter: PageFilter): string
}

/**
 * Difficulty and age in one row, so that the first results stay above the fold on a phone. A chosen filter becomes a
 * chip that removes it. The chips are links, so they work without scripts.
 */
export function SearchFilters({ filter, href }: Props) {
  const t = useText()
  const group = AGE_GROUPS.find(({ from, to }) => filter.age && from <= filter.age && filter.age <= to)
  return (
    <div className="-mx-4 flex items-center gap-x-2 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:flex-wrap sm:px-0">
      <FilterGroup label={t('filters.difficulty')}>
        {DIFFICULTIES.map((difficulty) => (
          <FilterChip
            key={difficulty}
            label={t(`common.difficulty-${difficulty}`)}
            isActive={filter.difficulty === difficulty}
            isScrolledTo
            to={href({
              ...filter,
              difficulty: filter.difficulty === difficulty ? undefined : difficulty,
            })}
          />
        ))}
      </FilterGroup>
      <span aria-hidden="true" className="shrink-0 pl-2 font-display font-bold">
        {t('filters.age')}
      </span>
      <FilterGroup label={t('filters.age')}>
        {AGE_GROUPS.map(({ from, to }) => {
          const isActive = from === group?.from
          return (
            <FilterChip
              key={from}
              label={
                isActive && filter.age !== from ? t('search.age', { age: filter.age! }) : `${from}–${to}`
              }
              isActive={isActive}
              // With two chips the row starts with the first one and cuts the second one at its edge.
              isScrolledTo={filter.difficulty === undefined}
              to={href({ ...filter, age: isActive ? undefined : from })}
            />
          )
        })}
      </FilterGroup>
    </div>
  )
}

function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex shrink-0 gap-1.5">
      {children}
    </nav>
  )
}

interface ChipProps {
  label: string
  isActive: boolean
  isScrolledTo?: boolean
  to: string
}

function FilterChip({ label, isActive, isScrolledTo, to }: ChipProps) {
  const t = useText()
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={isActive ? t('search.remove-filter', { name: label }) : undefined}
      ref={isActive && isScrolledTo ? scrollIntoRow : undefined}
      className={`outlined crayon crayon-sun inline-flex min-h-11 shrink-0 items-center gap-2 px-3 font-display font-bold sm:px-4 ${isActive ? 'bg-sun' : ''}`}
    >
      {label}
      {isActive && <X aria-hidden="true" className="size-4" strokeWidth={3} />}
    </Link>
  )
}

/** On a phone the row may be wider than the screen; a chip that is out of view would be overlooked. */
function scrollIntoRow(chip: HTMLAnchorElement | null) {
  const row = chip?.parentElement?.parentElement
  if (!row) return
  const overflow = chip.offsetLeft + chip.offsetWidth - row.offsetLeft - row.clientWidth
  if (overflow > row.scrollLeft) row.scrollLeft = overflow + ROW_PADDING_PX
}

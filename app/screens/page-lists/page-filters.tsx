import { DIFFICULTIES, type Difficulty } from '#domain/pages/creation-options.ts'
import { AGE_GROUPS, type PageFilter } from '#domain/pages/page-filter.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type Tab, TabLinks } from '#app/ui/tabs.tsx'

interface Props {
  filter: PageFilter
  href(filter: PageFilter): string
  /** The number of pages by difficulty. */
  counts?: Record<Difficulty | 'total', number>
}

/**
 * Filters a list by difficulty and age. The filters are links, so they work without scripts and each choice has its
 * own URL.
 */
export function PageFilters({ filter, href, counts }: Props) {
  const t = useText()
  const difficulties = [undefined, ...DIFFICULTIES].map((difficulty) => ({
    id: difficulty ?? 'all',
    label: difficulty ? t(`common.difficulty-${difficulty}`) : t('filters.all'),
    count: counts?.[difficulty ?? 'total'],
    to: href({ ...filter, difficulty }),
  }))
  const ages = [
    { id: 'all', label: t('filters.all'), to: href({ ...filter, age: undefined }) },
    ...AGE_GROUPS.map(({ from, to }) => ({
      id: String(from),
      label: `${from}–${to}`,
      to: href({ ...filter, age: from }),
    })),
  ]
  const group = AGE_GROUPS.find(({ from, to }) => filter.age && from <= filter.age && filter.age <= to)
  return (
    <div
      className="mb-4 flex flex-col gap-x-10 gap-y-1.5 sm:mb-6 sm:gap-y-4 lg:flex-row lg:items-center"
      data-no-print
    >
      <FilterRow
        isObvious
        label={t('filters.difficulty')}
        tabs={difficulties}
        current={filter.difficulty ?? 'all'}
      />
      <FilterRow label={t('filters.age')} tabs={ages} current={group ? String(group.from) : 'all'} />
    </div>
  )
}

interface RowProps {
  label: string
  tabs: readonly Tab[]
  current: string
  /** The choices say what they filter, so a phone leaves the label out. */
  isObvious?: boolean
}

function FilterRow({ label, tabs, current, isObvious }: RowProps) {
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      <span
        aria-hidden="true"
        className={`font-display font-bold sm:min-w-24 lg:min-w-0 ${isObvious ? 'max-sm:hidden' : ''}`}
      >
        {label}
      </span>
      <TabLinks isRow tabs={tabs} current={current} label={label} />
    </div>
  )
}

import { DIFFICULTIES } from '#domain/pages/creation-options.ts'
import { AGE_GROUPS, type PageFilter } from '#domain/pages/page-filter.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type Tab, TabLinks } from '#app/ui/tabs.tsx'

/**
 * Filters a list by difficulty and age. The filters are links, so they work without scripts and each choice has its
 * own URL.
 */
export function PageFilters({ filter, href }: { filter: PageFilter; href(filter: PageFilter): string }) {
  const t = useText()
  const difficulties = [undefined, ...DIFFICULTIES].map((difficulty) => ({
    id: difficulty ?? 'all',
    label: difficulty ? t(`common.difficulty-${difficulty}`) : t('filters.all'),
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
    <div className="mb-8 flex flex-col gap-x-10 gap-y-4 lg:flex-row lg:items-center">
      <FilterRow label={t('filters.difficulty')} tabs={difficulties} current={filter.difficulty ?? 'all'} />
      <FilterRow label={t('filters.age')} tabs={ages} current={group ? String(group.from) : 'all'} />
    </div>
  )
}

function FilterRow({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <div className="flex flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-3">
      <span aria-hidden="true" className="min-w-24 font-display font-bold lg:min-w-0">
        {label}
      </span>
      <TabLinks tabs={tabs} current={current} label={label} />
    </div>
  )
}

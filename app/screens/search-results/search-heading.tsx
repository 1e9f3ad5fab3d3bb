import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import type { PageFilter } from '#domain/pages/page-filter.ts'
import type { SearchSummary } from '#app/lib/pages/search-queries.ts'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { CreateWishButton } from './create-wish-button.tsx'
import { describeFallback } from './describe-fallback.ts'

interface Props {
  title: string
  query: string
  summary: SearchSummary | undefined
  filter: PageFilter
}

/** The title and what was found, smaller than on other screens, so that a phone shows the first result. */
export function SearchHeading({ title, query, summary, filter }: Props) {
  const t = useText()
  return (
    <div className="pt-4 pb-2 sm:pt-8">
      <h1 className="text-2xl wrap-anywhere sm:text-4xl">
        <span className="crayon-underlined">{title}</span>
      </h1>
      {/* Stays mounted, so that screen readers announce the result of the next search and of a removed filter. */}
      <div role="status" className="mt-2">
        {summary ? (
          <>
            <Found summary={summary} />
            <FilterNames filter={filter} />
          </>
        ) : (
          <p className="text-ink-soft">
            {query.length === 0 || query.length >= SEARCH_LIMITS.minLength
              ? t('search.description')
              : t('search.too-short')}
          </p>
        )}
      </div>
    </div>
  )
}

/** The database counts no further. */
const MAX_TOTAL = 1000

function Found({ summary }: { summary: SearchSummary }) {
  const t = useText()
  const numbers = useNumbers()
  const fallback = describeFallback(summary)
  if (!fallback)
    return (
      <p className="text-ink-soft">
        {summary.total >= MAX_TOTAL
          ? t('search.found-many', { count: numbers.count(MAX_TOTAL) })
          : t('search.found', { count: summary.total })}
      </p>
    )
  return (
    <div className="outlined-round mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 border-dashed bg-sun-soft px-4 py-3">
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        <strong className="font-display">{t('search.missing', { wish: summary.wish })}</strong>{' '}
        {t(fallback.text, fallback.values)}
      </p>
      <CreateWishButton wish={summary.wish} />
    </div>
  )
}

/** The chips show the filters; screen readers hear them when they change. */
function FilterNames({ filter: { difficulty, age } }: { filter: PageFilter }) {
  const t = useText()
  const names = [difficulty && t(`common.difficulty-${difficulty}`), age && t('search.age', { age })].filter(
    Boolean,
  )
  return names.length > 0 && <p className="sr-only">{t('search.filtered-by', { names: names.join(', ') })}</p>
}

import { useText } from '#app/lib/texts/use-text.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { pageOf, useAdminPlace } from '../place.ts'

/** How many entries there are, and the way to the others. */
export function TablePager({ total, perPage }: { total: number; perPage: number }) {
  const t = useText()
  const place = useAdminPlace()
  return (
    <div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {t('admin.total', { count: total })}
      </p>
      <Pager
        current={pageOf(place)}
        pages={Math.ceil(total / perPage)}
        href={(page) => place.href({ page: page === 1 ? null : page })}
        labels={{
          nav: t('pager.nav'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (page) => t('pager.page', { page }),
        }}
      />
    </div>
  )
}

import { useText } from '#app/lib/texts/use-text.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'

/** The total number of entries and links to the other pages. */
export function TablePager({ total, perPage }: { total: number; perPage: number }) {
  const t = useText()
  const adminUrl = useAdminUrl()
  // An empty table says so itself.
  if (total === 0) return null
  return (
    <div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {t('admin.total', { count: total })}
      </p>
      <Pager
        current={currentPage(adminUrl)}
        pages={Math.ceil(total / perPage)}
        href={(page) => adminUrl.href({ page: page === 1 ? null : page })}
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

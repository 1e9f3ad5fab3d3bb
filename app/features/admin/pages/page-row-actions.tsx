import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminUrl } from '../admin-url.ts'
import type { PageRow } from './page-row.ts'
import { usePageActions } from './use-page-actions.ts'

const ACTION_CLASS =
  'crayon crayon-sun inline-flex min-h-11 items-center rounded-lg px-1.5 font-display text-base font-bold underline'

export function PageRowActions({ page, name, onDelete }: { page: PageRow; name: string; onDelete(): void }) {
  const t = useText()
  const adminUrl = useAdminUrl()
  const { setStatus, restore } = usePageActions()
  const labelOf = (action: string) => `${action}: ${name}`
  if (page.deleted_at)
    return (
      <button
        type="button"
        className={ACTION_CLASS}
        aria-label={labelOf(t('admin-pages.restore'))}
        onClick={() => void restore([page.id])}
      >
        {t('admin-pages.restore')}
      </button>
    )
  // `hide` turns a released page into a draft. Only reports and the edit form set the status `hidden`.
  const statusAction = page.status === 'released' ? 'hide' : 'release'
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-1 md:max-w-36 xl:max-w-56">
      <Link
        to={adminUrl.href({ edit: page.id })}
        preventScrollReset
        className={ACTION_CLASS}
        aria-label={labelOf(t('admin-pages.edit'))}
      >
        {t('admin-pages.edit')}
      </Link>
      <button
        type="button"
        className={ACTION_CLASS}
        aria-label={labelOf(t(`admin-pages.${statusAction}`))}
        onClick={() => void setStatus([page.id], statusAction === 'release' ? 'released' : 'draft')}
      >
        {t(`admin-pages.${statusAction}`)}
      </button>
      <button
        type="button"
        className={ACTION_CLASS}
        aria-label={labelOf(t('admin.delete'))}
        onClick={onDelete}
      >
        {t('admin.delete')}
      </button>
    </span>
  )
}

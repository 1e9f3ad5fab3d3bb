import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminPlace } from '../place.ts'
import type { PageRow } from './page-row.ts'
import { usePageActions } from './use-page-actions.ts'

const ACTION =
  'crayon crayon-sun inline-flex min-h-11 items-center rounded-lg px-1.5 font-display text-base font-bold underline'

/** What can be done with one page. */
export function RowActions({ page, name, onDelete }: { page: PageRow; name: string; onDelete(): void }) {
  const t = useText()
  const place = useAdminPlace()
  const { setStatus, restore } = usePageActions()
  const said = (action: string) => `${action}: ${name}`
  if (page.deleted_at)
    return (
      <button
        type="button"
        className={ACTION}
        aria-label={said(t('admin-pages.restore'))}
        onClick={() => void restore([page.id])}
      >
        {t('admin-pages.restore')}
      </button>
    )
  const toggle = page.status === 'released' ? 'hide' : 'release'
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-1 md:max-w-36 xl:max-w-56">
      <Link
        to={place.href({ edit: page.id })}
        preventScrollReset
        className={ACTION}
        aria-label={said(t('admin-pages.edit'))}
      >
        {t('admin-pages.edit')}
      </Link>
      <button
        type="button"
        className={ACTION}
        aria-label={said(t(`admin-pages.${toggle}`))}
        onClick={() => void setStatus([page.id], toggle === 'release' ? 'released' : 'draft')}
      >
        {t(`admin-pages.${toggle}`)}
      </button>
      <button type="button" className={ACTION} aria-label={said(t('admin.delete'))} onClick={onDelete}>
        {t('admin.delete')}
      </button>
    </span>
  )
}

import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import type { RowSelection } from '../table/row-selection.tsx'
import { useAdminUrl } from '../admin-url.ts'
import { usePageActions } from './use-page-actions.ts'

/** Actions on all selected pages. */
export function BulkActions({ selection, onDelete }: { selection: RowSelection; onDelete(): void }) {
  const t = useText()
  const isBin = useAdminUrl().get('state') === 'bin'
  const { setStatus, restore } = usePageActions()
  const ids = [...selection.selected]
  if (ids.length === 0) return null
  const clearAfter = (action: Promise<boolean>) =>
    void action.then((succeeded) => succeeded && selection.clear())
  return (
    <div className="outlined sticky top-20 z-10 flex flex-wrap items-center gap-3 bg-sun-soft px-4 py-3">
      <p role="status" className="font-display font-bold">
        {t('admin.selected', { count: ids.length })}
      </p>
      {isBin ? (
        <Button onClick={() => clearAfter(restore(ids))}>{t('admin-pages.restore')}</Button>
      ) : (
        <>
          <Button onClick={() => clearAfter(setStatus(ids, 'released'))}>{t('admin-pages.release')}</Button>
          <Button onClick={() => clearAfter(setStatus(ids, 'draft'))}>{t('admin-pages.hide')}</Button>
          <Button variant="danger" onClick={onDelete}>
            {t('admin.delete')}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={selection.clear}>
        {t('admin-pages.clear')}
      </Button>
    </div>
  )
}

import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Selection } from '../parts/selection.tsx'
import { useAdminPlace } from '../place.ts'
import { usePageActions } from './use-page-actions.ts'

/** What can be done with all ticked pages at once. */
export function BulkBar({ selection, onDelete }: { selection: Selection; onDelete(): void }) {
  const t = useText()
  const isBin = useAdminPlace().get('state') === 'bin'
  const { setStatus, restore } = usePageActions()
  const ids = [...selection.chosen]
  if (ids.length === 0) return null
  const then = (work: Promise<boolean>) => void work.then((done) => done && selection.clear())
  return (
    <div className="outlined sticky top-20 z-10 flex flex-wrap items-center gap-3 bg-sun-soft px-4 py-3">
      <p role="status" className="font-display font-bold">
        {t('admin.selected', { count: ids.length })}
      </p>
      {isBin ? (
        <Button onClick={() => then(restore(ids))}>{t('admin-pages.restore')}</Button>
      ) : (
        <>
          <Button onClick={() => then(setStatus(ids, 'released'))}>{t('admin-pages.release')}</Button>
          <Button onClick={() => then(setStatus(ids, 'draft'))}>{t('admin-pages.hide')}</Button>
          <Button look="danger" onClick={onDelete}>
            {t('admin.delete')}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={selection.clear}>
        {t('admin-pages.clear')}
      </Button>
    </div>
  )
}

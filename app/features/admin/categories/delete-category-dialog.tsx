import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryName } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { CategorySelect } from '../fields/category-select.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import type { Category } from '../queries/use-categories.ts'
import { useCategoryCounts } from './use-category-counts.ts'

/** Deleting a category keeps its pages, so the admin chooses the category they move to. */
export function DeleteCategoryDialog({ category, onClose }: { category: Category; onClose(): void }) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const { pages } = useCategoryCounts()(category.id)
  const [target, setTarget] = useState('')
  const [busy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)
    const failed = await client()
      .then((db) =>
        db.rpc('delete_category', { category_id: category.id, move_pages_to: target || undefined }),
      )
      .then(
        ({ error }) => error !== null,
        () => true,
      )
    await queries.invalidateQueries({ queryKey: ['admin'] })
    if (failed) show({ kind: 'error', title: t('admin-categories.delete-failed') })
    else
      show({
        kind: 'success',
        title: t('admin-categories.success'),
        text: t('admin-categories.deleted'),
      })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('admin-categories.delete-title', { name: categoryName(category, language) })}
      confirmLabel={t('admin.delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('admin-categories.delete-hint', { count: pages })}</p>
      {pages > 0 && (
        <CategorySelect
          label={t('admin-categories.move-to')}
          emptyLabel={t('admin-categories.move-nowhere')}
          value={target}
          excludedId={category.id}
          onChange={setTarget}
        />
      )}
    </ConfirmDialog>
  )
}

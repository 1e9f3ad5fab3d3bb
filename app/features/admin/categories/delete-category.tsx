import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryName } from '#domain/text.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { CategorySelect } from '../parts/category-select.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import type { Category } from '../parts/use-categories.ts'
import { useCategoryCounts } from './use-category-counts.ts'

/** A category goes, its pages stay: before that, somebody says where. */
export function DeleteCategory({ category, onClose }: { category: Category; onClose(): void }) {
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
      .then((to) =>
        to.rpc('delete_category', { category_id: category.id, move_pages_to: target || undefined }),
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
      confirm={t('admin.delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('admin-categories.delete-hint', { count: pages })}</p>
      {pages > 0 && (
        <CategorySelect
          label={t('admin-categories.move-to')}
          none={t('admin-categories.move-nowhere')}
          value={target}
          without={category.id}
          onChange={setTarget}
        />
      )}
    </ConfirmDialog>
  )
}

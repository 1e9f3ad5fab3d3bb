import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { type Category, useCategories } from '../queries/use-categories.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryTable } from './category-table.tsx'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'

/** Creates, edits and deletes categories. Deleting one does not delete its pages. */
export default function Categories() {
  const t = useText()
  const { data, error, refetch } = useCategories()
  const [editing, setEditing] = useState<Category | 'new'>()
  const [deleting, setDeleting] = useState<Category>()
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="primary" onClick={() => setEditing('new')}>
          {t('admin-categories.new')}
        </Button>
      </div>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <CategoryTable categories={data} onEdit={setEditing} onDelete={setDeleting} />
      ) : (
        <LoadingRows />
      )}
      {editing && (
        <CategoryDialog
          key={editing === 'new' ? 'new' : editing.id}
          category={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteCategoryDialog key={deleting.id} category={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </div>
  )
}

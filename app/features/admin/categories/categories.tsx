import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { type Category, useCategories } from '../parts/use-categories.ts'
import { Waiting } from '../parts/waiting.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryTable } from './category-table.tsx'
import { DeleteCategory } from './delete-category.tsx'

/** The themes of the site: made, written in six languages, and taken away without losing their pages. */
export default function Categories() {
  const t = useText()
  const { data, error, refetch } = useCategories()
  const [editing, setEditing] = useState<Category | 'new'>()
  const [deleting, setDeleting] = useState<Category>()
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button look="main" onClick={() => setEditing('new')}>
          {t('admin-categories.new')}
        </Button>
      </div>
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <CategoryTable categories={data} onEdit={setEditing} onDelete={setDeleting} />
      ) : (
        <Waiting />
      )}
      {editing && (
        <CategoryDialog
          key={editing === 'new' ? 'new' : editing.id}
          category={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteCategory key={deleting.id} category={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </div>
  )
}

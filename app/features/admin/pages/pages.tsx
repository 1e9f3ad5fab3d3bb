import { useState } from 'react'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { SearchField } from '../table/search-field.tsx'
import { useRowSelection } from '../table/row-selection.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { useAdminUrl } from '../admin-url.ts'
import { BulkActions } from './bulk-actions.tsx'
import { DeletePagesDialog } from './delete-pages-dialog.tsx'
import { EditPageDialog } from './edit-page-dialog.tsx'
import { PageFilters } from './page-filters.tsx'
import { PageTable } from './page-table.tsx'
import { PER_PAGE, usePages } from './use-pages.ts'

/** All pages, released or not, and the bin. */
export default function Pages() {
  const adminUrl = useAdminUrl()
  const { data, error, refetch, isPlaceholderData } = usePages()
  const selection = useRowSelection(adminUrl.get('state'), isPlaceholderData)
  const [deleting, setDeleting] = useState<readonly string[]>([])
  const editing = adminUrl.get('edit')
  return (
    <div className="flex flex-col gap-5">
      <SearchField />
      <PageFilters />
      <BulkActions selection={selection} onDelete={() => setDeleting([...selection.selected])} />
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <PageTable pages={data} selection={selection} onDelete={(id) => setDeleting([id])} />
      ) : (
        <LoadingRows />
      )}
      {data && <TablePager total={data[0]?.total ?? 0} perPage={PER_PAGE} />}
      <DeletePagesDialog
        ids={deleting}
        onClose={() => setDeleting([])}
        onDeleted={() => {
          setDeleting([])
          selection.clear()
        }}
      />
      {editing && (
        <EditPageDialog key={editing} id={editing} onClose={() => adminUrl.navigate({ edit: null })} />
      )}
    </div>
  )
}

import { useState } from 'react'
import { ErrorLine } from '../parts/error-line.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { useSelection } from '../parts/selection.tsx'
import { TablePager } from '../parts/table-pager.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { useAdminPlace } from '../place.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DeletePages } from './delete-pages.tsx'
import { EditPage } from './edit-page.tsx'
import { PageFilters } from './page-filters.tsx'
import { PageTable } from './page-table.tsx'
import { PER_PAGE, usePages } from './use-pages.ts'

/** Every page there is, released or not, and the bin. */
export default function Pages() {
  const place = useAdminPlace()
  const { data, error, refetch, isPlaceholderData } = usePages()
  const selection = useSelection(place.get('state'), isPlaceholderData)
  const [deleting, setDeleting] = useState<readonly string[]>([])
  const editing = place.get('edit')
  return (
    <div className="flex flex-col gap-5">
      <SearchField />
      <PageFilters />
      <BulkBar selection={selection} onDelete={() => setDeleting([...selection.chosen])} />
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <PageTable pages={data} selection={selection} onDelete={(id) => setDeleting([id])} />
      ) : (
        <Waiting />
      )}
      {data && <TablePager total={data[0]?.total ?? 0} perPage={PER_PAGE} />}
      <DeletePages
        ids={deleting}
        onClose={() => setDeleting([])}
        onDeleted={() => {
          setDeleting([])
          selection.clear()
        }}
      />
      {editing && <EditPage key={editing} id={editing} onClose={() => place.go({ edit: null })} />}
    </div>
  )
}

import { useText } from '#app/lib/texts/use-text.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { TablePager } from '../parts/table-pager.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { pageOf, useAdminPlace } from '../place.ts'
import { UserTable } from './user-table.tsx'

const PER_PAGE = 25

/** Everybody who has an account. */
export default function Users() {
  const t = useText()
  const place = useAdminPlace()
  const [search, page] = [place.get('q'), pageOf(place)]
  const { data, error, refetch } = useAdminQuery(['admin', 'users', search, page], (client) =>
    client.rpc('admin_users', { search, max_results: PER_PAGE, skip: (page - 1) * PER_PAGE }),
  )
  return (
    <div className="flex flex-col gap-5">
      <SearchField label={t('admin-users.search')} />
      {error ? <ErrorLine onAgain={() => void refetch()} /> : data ? <UserTable users={data} /> : <Waiting />}
      {data && <TablePager total={data[0]?.total ?? 0} perPage={PER_PAGE} />}
    </div>
  )
}

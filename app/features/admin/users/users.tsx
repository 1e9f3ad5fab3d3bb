import { useState } from 'react'
import { type Tier, TIERS } from '#domain/tier.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { readSort } from '../parts/head-cell.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { TablePager } from '../parts/table-pager.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { pageOf, useAdminPlace } from '../place.ts'
import { ManageUser } from './manage-user.tsx'
import { UserTable } from './user-table.tsx'

const PER_PAGE = 25

/** Everybody who has an account. */
export default function Users() {
  const t = useText()
  const { state } = useSession()
  const place = useAdminPlace()
  const [managed, setManaged] = useState<string>()
  const page = pageOf(place)
  const tier = TIERS.find((known): known is Tier => known === place.get('tier'))
  const { by, descending } = readSort(place.get('sort'), { by: 'created_at', descending: true })
  const asked = {
    search: place.get('q'),
    max_results: PER_PAGE,
    skip: (page - 1) * PER_PAGE,
    sort_by: by,
    descending,
    ...(tier && { only_tier: tier }),
  }
  const { data, error, refetch } = useAdminQuery(['admin', 'users', asked], (client) =>
    client.rpc('admin_users', asked),
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SearchField label={t('admin-users.search')} />
        <Select
          label={t('admin-users.tier')}
          value={tier ?? ''}
          onChange={(event) => place.go({ tier: event.target.value, page: null })}
        >
          <option value="">{t('admin-users.all-tiers')}</option>
          {TIERS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <UserTable
          users={data}
          me={state.status === 'user' ? state.account.id : ''}
          onManage={({ id }) => setManaged(id)}
        />
      ) : (
        <Waiting />
      )}
      {data && <TablePager total={data[0]?.total ?? 0} perPage={PER_PAGE} />}
      <ManageUser user={data?.find(({ id }) => id === managed)} onClose={() => setManaged(undefined)} />
    </div>
  )
}

import { useState } from 'react'
import { type Tier, TIERS } from '#domain/accounts/subscription-tier.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { parseSort } from '../table/column-header.tsx'
import { SearchField } from '../table/search-field.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'
import { ManageUserDialog } from './manage-user-dialog.tsx'
import { UserTable } from './user-table.tsx'

const PER_PAGE = 25

/** All accounts. */
export default function Users() {
  const t = useText()
  const { state } = useSession()
  const adminUrl = useAdminUrl()
  const [managedId, setManagedId] = useState<string>()
  const page = currentPage(adminUrl)
  const tier = TIERS.find((known): known is Tier => known === adminUrl.get('tier'))
  const { by, descending } = parseSort(adminUrl.get('sort'), { by: 'created_at', descending: true })
  const args = {
    search: adminUrl.get('q'),
    max_results: PER_PAGE,
    skip: (page - 1) * PER_PAGE,
    sort_by: by,
    descending,
    ...(tier && { only_tier: tier }),
  }
  const { data, error, refetch } = useAdminQuery(['admin', 'users', args], (client) =>
    client.rpc('admin_users', args),
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <SearchField label={t('admin-users.search')} />
        <Select
          label={t('admin-users.tier')}
          value={tier ?? ''}
          onChange={(event) => adminUrl.navigate({ tier: event.target.value, page: null })}
        >
          <option value="">{t('admin-users.all-tiers')}</option>
          {TIERS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <UserTable
          users={data}
          ownId={state.status === 'user' ? state.account.id : ''}
          onManage={({ id }) => setManagedId(id)}
        />
      ) : (
        <LoadingRows />
      )}
      {data && <TablePager total={data[0]?.total ?? 0} perPage={PER_PAGE} />}
      <ManageUserDialog
        user={data?.find(({ id }) => id === managedId)}
        onClose={() => setManagedId(undefined)}
      />
    </div>
  )
}

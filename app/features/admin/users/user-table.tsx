import { tierOf } from '#domain/tier.ts'
import type { Database } from '#supabase/database.types.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { useDates } from '../parts/dates.ts'

export type UserRow = Database['public']['Functions']['admin_users']['Returns'][number]

export const nameOf = ({ full_name, email }: Pick<UserRow, 'full_name' | 'email'>) => full_name || email

export function UserTable({ users }: { users: readonly UserRow[] }) {
  const t = useText()
  const { day, moment } = useDates()
  return (
    <DataTable
      caption={t('admin-users.caption')}
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('admin-users.name'),
          renderCell: (user) => <span className="font-semibold">{user.full_name}</span>,
        },
        {
          id: 'email',
          label: t('admin-users.email'),
          renderCell: (user) => <span className="break-all">{user.email}</span>,
        },
        { id: 'tier', label: t('admin-users.tier'), renderCell: (user) => <Badge>{tierOf(user)}</Badge> },
        { id: 'created', label: t('admin-users.created'), renderCell: (user) => day(user.created_at) },
        {
          id: 'last-seen',
          label: t('admin-users.last-seen'),
          renderCell: (user) => (user.last_sign_in_at ? moment(user.last_sign_in_at) : t('admin.never')),
        },
      ]}
    />
  )
}

import { tierOf } from '#domain/accounts/subscription-tier.ts'
import type { Database } from '#supabase/database.types.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '../table/data-table.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'

export type UserRow = Database['public']['Functions']['admin_users']['Returns'][number]

export const displayName = ({ full_name, email }: Pick<UserRow, 'full_name' | 'email'>) => full_name || email

export const isDisabled = ({ banned_until }: Pick<UserRow, 'banned_until'>) =>
  Boolean(banned_until) && new Date(banned_until).getTime() > Date.now()

interface Props {
  users: readonly UserRow[]
  ownId: string
  onManage(user: UserRow): void
}

export function UserTable({ users, ownId, onManage }: Props) {
  const t = useText()
  const { formatDate, formatDateTime } = useAdminDateFormats()
  return (
    <DataTable
      caption={t('admin-users.caption')}
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('admin-users.name'),
          renderCell: (user) => (
            <span className="font-semibold">
              {user.full_name}
              {user.id === ownId && (
                <span className="font-normal text-ink-soft"> ({t('admin-users.you')})</span>
              )}
            </span>
          ),
        },
        {
          id: 'email',
          label: t('admin-users.email'),
          sortKey: 'email',
          renderCell: (user) => <span className="wrap-anywhere">{user.email}</span>,
        },
        { id: 'tier', label: t('admin-users.tier'), renderCell: (user) => <TierBadge user={user} /> },
        {
          id: 'created',
          label: t('admin-users.created'),
          sortKey: 'created_at',
          noWrap: true,
          renderCell: (user) => formatDate(user.created_at),
        },
        {
          id: 'last-seen',
          label: t('admin-users.last-seen'),
          sortKey: 'last_sign_in_at',
          renderCell: (user) =>
            user.last_sign_in_at ? formatDateTime(user.last_sign_in_at) : t('admin.never'),
        },
        {
          id: 'manage',
          label: t('admin.actions'),
          renderCell: (user) => (
            <Button
              className="min-h-11 px-3"
              aria-label={t('admin-users.manage-who', { name: displayName(user) })}
              onClick={() => onManage(user)}
            >
              {t('admin-users.manage')}
            </Button>
          ),
        },
      ]}
    />
  )
}

function TierBadge({ user }: { user: UserRow }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      <Badge variant={tierOf(user) === 'admin' ? 'warning' : 'plain'}>{tierOf(user)}</Badge>
      {isDisabled(user) && <Badge variant="error">{t('admin-users.state-disabled')}</Badge>}
      {!user.email_confirmed_at && <Badge>{t('admin-users.state-unconfirmed')}</Badge>}
    </span>
  )
}

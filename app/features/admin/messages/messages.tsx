import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { DataTable } from '../table/data-table.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { TablePager } from '../table/table-pager.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { currentPage, useAdminUrl } from '../admin-url.ts'
import type { ContactMessageRow } from './contact-message-row.ts'
import { MessageDialog } from './message-dialog.tsx'

const PER_PAGE = 25

/** Messages from the contact form. */
export default function Messages() {
  const t = useText()
  const adminUrl = useAdminUrl()
  const [openId, setOpenId] = useState<string>()
  const page = currentPage(adminUrl)
  const showsAll = adminUrl.get('show') === 'all'
  const { data, error, refetch } = useAdminQuery<{ rows: ContactMessageRow[]; total: number }>(
    ['admin', 'messages', showsAll, page],
    async (client) => {
      const list = client.from('contact_messages').select('*', { count: 'exact' })
      const response = await (showsAll ? list : list.is('answered_at', null))
        .order('created_at', { ascending: false })
        .order('id')
        .range((page - 1) * PER_PAGE, page * PER_PAGE - 1)
      return {
        data: response.data && { rows: response.data, total: response.count ?? 0 },
        error: response.error,
      }
    },
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xs">
        <Select
          label={t('admin-messages.show')}
          value={showsAll ? 'all' : ''}
          onChange={(event) => adminUrl.navigate({ show: event.target.value, page: null })}
        >
          <option value="">{t('admin-messages.show-open')}</option>
          <option value="all">{t('admin-messages.show-all')}</option>
        </Select>
      </div>
      {error ? (
        <ErrorMessage onRetry={() => void refetch()} />
      ) : data ? (
        <MessageTable
          messages={data.rows}
          emptyText={showsAll ? undefined : t('admin-messages.none')}
          onOpen={({ id }) => setOpenId(id)}
        />
      ) : (
        <LoadingRows />
      )}
      {data && <TablePager total={data.total} perPage={PER_PAGE} />}
      <MessageDialog
        message={data?.rows.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  )
}

function MessageTable({
  messages,
  emptyText,
  onOpen,
}: {
  messages: readonly ContactMessageRow[]
  emptyText: string | undefined
  onOpen(message: ContactMessageRow): void
}) {
  const t = useText()
  const { formatDateTime } = useAdminDateFormats()
  return (
    <DataTable
      caption={t('admin-messages.caption')}
      rows={messages}
      emptyText={emptyText}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'subject',
          label: t('admin-messages.subject'),
          renderCell: ({ subject, read_at }) => (
            <span className={`wrap-anywhere ${read_at ? '' : 'font-bold'}`}>{subject}</span>
          ),
        },
        {
          id: 'from',
          label: t('admin-messages.from'),
          renderCell: ({ name, email }) => (
            <span className="wrap-anywhere">
              {name} <span className="text-ink-soft">{email}</span>
            </span>
          ),
        },
        {
          id: 'date',
          label: t('admin-messages.date'),
          noWrap: true,
          renderCell: ({ created_at }) => formatDateTime(created_at),
        },
        {
          id: 'state',
          label: t('admin-messages.state'),
          renderCell: (message) => <MessageState message={message} />,
        },
        {
          id: 'open',
          label: t('admin.actions'),
          renderCell: (message) => (
            <Button
              className="min-h-11 px-3"
              aria-label={t('admin-messages.open-what', { subject: message.subject })}
              onClick={() => onOpen(message)}
            >
              {t('admin-messages.open')}
            </Button>
          ),
        },
      ]}
    />
  )
}

function MessageState({ message: { answered_at, read_at, channel } }: { message: ContactMessageRow }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      {answered_at ? (
        <Badge variant="success">{t('admin-messages.answered')}</Badge>
      ) : (
        <Badge variant={read_at ? 'plain' : 'highlight'}>
          {t(read_at ? 'admin-messages.read' : 'admin-messages.new')}
        </Badge>
      )}
      {channel === 'chat' && <Badge>{t('admin-messages.chat')}</Badge>}
    </span>
  )
}

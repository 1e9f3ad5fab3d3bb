import { useState } from 'react'
import type { Database } from '#supabase/database.types.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { useDates } from '../parts/dates.ts'
import { ErrorLine } from '../parts/error-line.tsx'
import { TablePager } from '../parts/table-pager.tsx'
import { useAdminQuery } from '../parts/use-admin-query.ts'
import { Waiting } from '../parts/waiting.tsx'
import { pageOf, useAdminPlace } from '../place.ts'
import { MessageDialog } from './message-dialog.tsx'

export type Message = Database['public']['Tables']['contact_messages']['Row']

const PER_PAGE = 25

/** What people wrote through the contact form. */
export default function Messages() {
  const t = useText()
  const place = useAdminPlace()
  const [opened, setOpened] = useState<string>()
  const page = pageOf(place)
  const all = place.get('show') === 'all'
  const { data, error, refetch } = useAdminQuery<{ rows: Message[]; total: number }>(
    ['admin', 'messages', all, page],
    async (client) => {
      const list = client.from('contact_messages').select('*', { count: 'exact' })
      const answer = await (all ? list : list.is('answered_at', null))
        .order('created_at', { ascending: false })
        .order('id')
        .range((page - 1) * PER_PAGE, page * PER_PAGE - 1)
      return { data: answer.data && { rows: answer.data, total: answer.count ?? 0 }, error: answer.error }
    },
  )
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xs">
        <Select
          label={t('admin-messages.show')}
          value={all ? 'all' : ''}
          onChange={(event) => place.go({ show: event.target.value, page: null })}
        >
          <option value="">{t('admin-messages.show-open')}</option>
          <option value="all">{t('admin-messages.show-all')}</option>
        </Select>
      </div>
      {error ? (
        <ErrorLine onAgain={() => void refetch()} />
      ) : data ? (
        <MessageTable messages={data.rows} onOpen={({ id }) => setOpened(id)} />
      ) : (
        <Waiting />
      )}
      {data && <TablePager total={data.total} perPage={PER_PAGE} />}
      <MessageDialog
        message={data?.rows.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}

function MessageTable({
  messages,
  onOpen,
}: {
  messages: readonly Message[]
  onOpen(message: Message): void
}) {
  const t = useText()
  const { moment } = useDates()
  return (
    <DataTable
      caption={t('admin-messages.caption')}
      rows={messages}
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
          unbroken: true,
          renderCell: ({ created_at }) => moment(created_at),
        },
        {
          id: 'state',
          label: t('admin-messages.state'),
          renderCell: (message) => <State message={message} />,
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

function State({ message: { answered_at, read_at, channel } }: { message: Message }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      {answered_at ? (
        <Badge fill="done">{t('admin-messages.answered')}</Badge>
      ) : (
        <Badge fill={read_at ? 'plain' : 'medium'}>
          {t(read_at ? 'admin-messages.read' : 'admin-messages.new')}
        </Badge>
      )}
      {channel === 'chat' && <Badge>{t('admin-messages.chat')}</Badge>}
    </span>
  )
}

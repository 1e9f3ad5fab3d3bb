import { useText } from '#app/lib/texts/use-text.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { useAdminFunction } from '../queries/use-admin-function.ts'
import type { RowKey } from './row-key.ts'

interface Props {
  table: string
  /** The row to show; undefined closes the dialog. */
  row: RowKey | undefined
  onClose(): void
}

/** One row with its whole values. */
export function RowDialog({ table, row, onClose }: Props) {
  const t = useText()
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      title={t('admin-tables.row-of', { table })}
      closeLabel={t('common.close')}
      wide
    >
      {row && <RowValues table={table} row={row} />}
    </Dialog>
  )
}

function RowValues({ table, row }: { table: string; row: RowKey }) {
  const { data, error, refetch } = useAdminFunction<{ row: Record<string, string | null> }>(
    ['admin', 'table-row', table, row],
    'admin-view-table',
    { table, row },
  )
  if (error) return <ErrorMessage onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={6} />
  return (
    <dl className="flex flex-col gap-3">
      {Object.entries(data.row).map(([column, value]) => (
        <div key={column}>
          <dt className="font-display font-bold">{column}</dt>
          <dd className="font-mono text-sm wrap-anywhere whitespace-pre-wrap">
            {value ?? <span className="text-ink-soft">null</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

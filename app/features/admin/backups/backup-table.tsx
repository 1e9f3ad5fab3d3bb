import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { DataTable } from '../table/data-table.tsx'
import { RowAction } from '../table/row-action.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import type { Backup } from './backup-list.ts'
import { useBackupContents } from './use-backup-contents.ts'

const BYTES_PER_MEGABYTE = 1024 ** 2

interface Props {
  backups: readonly Backup[]
  /** Undefined if this server cannot restore backups. */
  onRestore?: (backup: Backup) => void
}

export function BackupTable({ backups, onRestore }: Props) {
  const t = useText()
  const language = useLanguage()
  const contentsOf = useBackupContents()
  const { formatDateTime } = useAdminDateFormats()
  const formatMegabytes = (bytes: number) =>
    `${(bytes / BYTES_PER_MEGABYTE).toLocaleString(language, { maximumFractionDigits: 1 })} MB`
  return (
    <DataTable
      caption={t('admin-backups.caption')}
      rows={backups}
      keyOf={({ name }) => name}
      columns={[
        {
          id: 'made-at',
          label: t('admin-backups.made-at'),
          noWrap: true,
          renderCell: ({ madeAt }) => formatDateTime(madeAt),
        },
        {
          id: 'contents',
          label: t('admin-backups.contents'),
          renderCell: (backup) => contentsOf(backup) ?? '–',
        },
        {
          id: 'size',
          label: t('admin-backups.size'),
          numeric: true,
          noWrap: true,
          renderCell: ({ bytes }) => formatMegabytes(bytes),
        },
        {
          id: 'file',
          label: t('admin-backups.file'),
          renderCell: ({ name }) => <code className="text-sm wrap-anywhere">{name}</code>,
        },
        ...(onRestore
          ? [
              {
                id: 'restore',
                label: t('admin.actions'),
                renderCell: (backup: Backup) => (
                  <RowAction
                    label={t('admin-backups.restore')}
                    subject={backup.name}
                    onClick={() => onRestore(backup)}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

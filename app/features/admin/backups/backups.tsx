import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { SecondFactorNotice } from '../feedback/second-factor-notice.tsx'
import { useAdminFunction } from '../queries/use-admin-function.ts'
import type { Backup, BackupList } from './backup-list.ts'
import { BackupTable } from './backup-table.tsx'
import { CreateBackupButton } from './create-backup-button.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { RestoreProgress } from './restore-progress.tsx'

const REFETCH_INTERVAL_MS = 2_000

/** The backups of the site: make one, and restore one. */
export default function Backups() {
  const t = useText()
  // A copy of `data.isRunning`, because the options of the query that loads `data` depend on it.
  const [isRunning, setIsRunning] = useState(false)
  const [chosen, setChosen] = useState<Backup>()
  const [restoreId, setRestoreId] = useState<string>()
  const { data, error, needsSecondFactor, refetch } = useAdminFunction<BackupList>(
    ['admin', 'backups'],
    'admin-list-backups',
    {},
    isRunning && !restoreId ? { refetchEveryMs: REFETCH_INTERVAL_MS } : {},
  )
  if (data && data.isRunning !== isRunning) setIsRunning(data.isRunning)
  if (needsSecondFactor) return <SecondFactorNotice />
  if (restoreId)
    return (
      <RestoreProgress
        id={restoreId}
        onClose={() => {
          setRestoreId(undefined)
          void refetch()
        }}
      />
    )
  if (error) return <ErrorMessage onRetry={() => void refetch()} />
  if (!data) return <LoadingRows />
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft">{t('admin-backups.hint')}</p>
      {data.restorable !== 'yes' && (
        <p className="outlined max-w-prose bg-sun-soft px-4 py-3">
          {t(`admin-backups.not-${data.restorable}`)}
        </p>
      )}
      {data.hasFailed && <ErrorMessage text={t('admin-backups.failed')} />}
      {data.restorable !== 'supabase' && (
        <>
          <CreateBackupButton isRunning={data.isRunning} onStarted={() => void refetch()} />
          <BackupTable backups={data.backups} onRestore={data.restorable === 'yes' ? setChosen : undefined} />
        </>
      )}
      <RestoreDialog
        backup={chosen}
        current={data.current}
        onClose={() => setChosen(undefined)}
        onStarted={setRestoreId}
      />
    </div>
  )
}

import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import type { Backup, SiteCounts } from './backup-list.ts'
import { useBackupContents } from './use-backup-contents.ts'

interface Props {
  /** The backup to restore; undefined closes the dialog. */
  backup: Backup | undefined
  /** What it would replace. */
  current: SiteCounts
  onClose(): void
  onStarted(restoreId: string): void
}

/** Names what a restore replaces, and starts it only after an explicit consent. */
export function RestoreDialog({ backup, current, onClose, onStarted }: Props) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { formatDateTime } = useAdminDateFormats()
  const contentsOf = useBackupContents()
  const [isAgreed, setIsAgreed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const close = () => {
    setIsAgreed(false)
    setError(undefined)
    onClose()
  }
  const start = async () => {
    setIsBusy(true)
    const body = { name: backup!.name }
    const result = await callFunction<{ id: string }>(await client(), 'admin-restore-backup', body, language)
    setIsBusy(false)
    if (result.failed) return setError(result.failed.message ?? t('admin.failed'))
    close()
    onStarted(result.data.id)
  }
  const date = backup ? formatDateTime(backup.madeAt) : ''
  return (
    <ConfirmDialog
      open={backup !== undefined}
      title={t('admin-backups.confirm-title')}
      confirmLabel={t('admin-backups.confirm-button')}
      disabled={!isAgreed}
      busy={isBusy}
      onConfirm={() => void start()}
      onClose={close}
    >
      <p>{t('admin-backups.confirm-replaced')}</p>
      <dl className="outlined flex flex-col gap-2 px-4 py-3">
        <div>
          <dt className="font-display font-bold">{t('admin-backups.confirm-now')}</dt>
          <dd>{t('admin-backups.counts', current)}</dd>
        </div>
        <div>
          <dt className="font-display font-bold">→ {t('admin-backups.confirm-then', { date })}</dt>
          <dd>{(backup && contentsOf(backup)) ?? t('admin-backups.confirm-unknown')}</dd>
        </div>
      </dl>
      <p>{t('admin-backups.confirm-safety')}</p>
      <p>{t('admin-backups.confirm-closed')}</p>
      <Checkbox
        label={t('admin-backups.confirm-check', { date })}
        checked={isAgreed}
        onChange={setIsAgreed}
      />
      {error && <ErrorMessage text={error} />}
    </ConfirmDialog>
  )
}

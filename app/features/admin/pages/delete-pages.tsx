import { useState } from 'react'
import { BIN_DAYS } from '#domain/limits.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { usePageActions } from './use-page-actions.ts'

interface Props {
  ids: readonly string[]
  onClose(): void
  onDeleted(): void
}

/** Asks before pages go into the bin, and says what that means. */
export function DeletePages({ ids, onClose, onDeleted }: Props) {
  const t = useText()
  const { remove } = usePageActions()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const done = await remove(ids).catch(() => false)
    setBusy(false)
    if (done) onDeleted()
    else onClose()
  }
  return (
    <ConfirmDialog
      open={ids.length > 0}
      title={t('admin-pages.delete-title', { count: ids.length })}
      confirm={t('admin.delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('admin-pages.delete-hint', { days: BIN_DAYS })}</p>
    </ConfirmDialog>
  )
}

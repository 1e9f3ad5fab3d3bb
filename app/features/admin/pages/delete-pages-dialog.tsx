import { useState } from 'react'
import { BIN_RETENTION_DAYS } from '#domain/product-limits.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { usePageActions } from './use-page-actions.ts'

interface Props {
  ids: readonly string[]
  onClose(): void
  onDeleted(): void
}

/** Asks for confirmation before pages move to the bin. */
export function DeletePagesDialog({ ids, onClose, onDeleted }: Props) {
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
      confirmLabel={t('admin.delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('admin-pages.delete-hint', { count: ids.length, days: BIN_RETENTION_DAYS })}</p>
    </ConfirmDialog>
  )
}

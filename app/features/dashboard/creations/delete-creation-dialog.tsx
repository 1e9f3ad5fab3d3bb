import { useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface Props {
  open: boolean
  title: string
  onClose(): void
  remove(): Promise<boolean>
}

export function DeleteCreationDialog({ open, title, onClose, remove }: Props) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const isDeleted = await remove()
    setBusy(false)
    if (isDeleted) onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('dashboard.delete-title')} closeLabel={t('common.close')}>
      <p>{t('dashboard.delete-hint', { title })}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('dashboard.cancel')}</Button>
        <Button variant="danger" busyLabel={busy && t('common.working')} onClick={() => void confirm()}>
          {t('dashboard.delete')}
        </Button>
      </div>
    </Dialog>
  )
}

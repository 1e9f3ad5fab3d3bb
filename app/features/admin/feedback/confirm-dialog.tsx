import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface Props {
  open: boolean
  title: string
  /** Label of the confirm button: names the action ("Delete"), never "Yes". */
  confirmLabel: string
  busy?: boolean
  /** Disables the confirm button while required input is missing. */
  disabled?: boolean
  danger?: boolean
  onConfirm(): void
  onClose(): void
  /** Explains what will happen. */
  children: ReactNode
}

/** Asks for confirmation before an action that cannot be undone with one click. */
export function ConfirmDialog(props: Props) {
  const { open, title, confirmLabel, busy = false, disabled = false, danger = true } = props
  const t = useText()
  return (
    <Dialog open={open} onClose={props.onClose} title={title} closeLabel={t('common.close')}>
      <div className="flex flex-col gap-3">{props.children}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={props.onClose}>{t('admin.cancel')}</Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          className={danger ? 'bg-tomato-soft' : ''}
          disabled={disabled}
          busyLabel={busy && t('admin.working')}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

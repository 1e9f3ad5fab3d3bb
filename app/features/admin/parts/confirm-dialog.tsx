import type { ReactNode } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface Props {
  open: boolean
  title: string
  /** The word on the button that does it: "Delete", never "Yes". */
  confirm: string
  busy?: boolean
  /** Whether what must be filled in first is missing. */
  blocked?: boolean
  danger?: boolean
  onConfirm(): void
  onClose(): void
  /** What will happen, and what not. */
  children: ReactNode
}

/** Asks before something that cannot be taken back with one click. */
export function ConfirmDialog(props: Props) {
  const { open, title, confirm, busy = false, blocked = false, danger = true } = props
  const t = useText()
  return (
    <Dialog open={open} onClose={props.onClose} title={title} closeLabel={t('common.close')}>
      <div className="flex flex-col gap-3">{props.children}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={props.onClose}>{t('admin.cancel')}</Button>
        <Button
          look={danger ? 'danger' : 'main'}
          className={danger ? 'bg-tomato-soft' : ''}
          disabled={blocked}
          busy={busy && t('admin.working')}
          onClick={props.onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}

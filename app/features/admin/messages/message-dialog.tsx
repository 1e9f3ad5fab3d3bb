import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import { useAdminDateFormats } from '../use-admin-date-formats.ts'
import type { ContactMessageRow } from './contact-message-row.ts'

/** Opening a message marks it as read. */
export function MessageDialog({ message, onClose }: { message?: ContactMessageRow; onClose(): void }) {
  const t = useText()
  return (
    <Dialog
      wide
      open={message !== undefined}
      onClose={onClose}
      title={message?.subject ?? ''}
      closeLabel={t('common.close')}
    >
      {message && <MessageContent key={message.id} message={message} onClose={onClose} />}
    </Dialog>
  )
}

function MessageContent({ message, onClose }: { message: ContactMessageRow; onClose(): void }) {
  const t = useText()
  const { formatDateTime } = useAdminDateFormats()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [confirmsDelete, setConfirmsDelete] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, read_at } = message

  useEffect(() => {
    if (read_at) return
    void client().then(async (db) => {
      await db.from('contact_messages').update({ read_at: new Date().toISOString() }).eq('id', id)
      await queries.invalidateQueries({ queryKey: ['admin'] })
    })
  }, [client, queries, id, read_at])

  const perform = async (action: () => PromiseLike<{ error: unknown }>): Promise<boolean> => {
    setBusy(true)
    const { error } = await action()
    setBusy(false)
    if (error) show({ kind: 'error', title: t('admin.failed') })
    await queries.invalidateQueries({ queryKey: ['admin'] })
    return !error
  }
  const setAnswered = async (answered_at: string | null) => {
    const table = (await client()).from('contact_messages')
    await perform(() => table.update({ answered_at }).eq('id', id))
  }
  const remove = async () => {
    const table = (await client()).from('contact_messages')
    if (!(await perform(() => table.delete().eq('id', id)))) return
    show({ kind: 'success', title: t('admin-messages.deleted') })
    onClose()
  }

  return (
    <>
      <p className="wrap-anywhere text-ink-soft">
        {message.name} · {message.email} · {t(`admin.lang-${message.language}`)} ·{' '}
        {formatDateTime(message.created_at)}
      </p>
      {!message.mailed_at && (
        <p className="outlined bg-sun-soft px-4 py-2">{t('admin-messages.not-mailed')}</p>
      )}
      <p className="outlined p-4 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass('primary')} href={replyLink(message)}>
          {t('admin-messages.reply')}
        </a>
        {message.answered_at ? (
          <Button busyLabel={busy && t('admin.working')} onClick={() => void setAnswered(null)}>
            {t('admin-messages.reopen')}
          </Button>
        ) : (
          <Button
            busyLabel={busy && t('admin.working')}
            onClick={() => void setAnswered(new Date().toISOString())}
          >
            {t('admin-messages.mark-answered')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setConfirmsDelete(true)}>
          {t('admin-messages.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={confirmsDelete}
        title={t('admin-messages.delete-title')}
        confirmLabel={t('admin.delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setConfirmsDelete(false)}
      >
        <p>{t('admin-messages.delete-hint')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Escaped, because a visitor typed the e-mail address and the subject. */
const replyLink = ({ email, subject }: ContactMessageRow) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useDates } from '../parts/dates.ts'
import type { Message } from './messages.tsx'

/** One message; opening it makes it read. */
export function MessageDialog({ message, onClose }: { message?: Message; onClose(): void }) {
  const t = useText()
  return (
    <Dialog
      wide
      open={message !== undefined}
      onClose={onClose}
      title={message?.subject ?? ''}
      closeLabel={t('common.close')}
    >
      {message && <Opened key={message.id} message={message} onClose={onClose} />}
    </Dialog>
  )
}

function Opened({ message, onClose }: { message: Message; onClose(): void }) {
  const t = useText()
  const { moment } = useDates()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, read_at } = message

  useEffect(() => {
    if (read_at) return
    void client().then(async (loaded) => {
      await loaded.from('contact_messages').update({ read_at: new Date().toISOString() }).eq('id', id)
      await queries.invalidateQueries({ queryKey: ['admin', 'messages'] })
    })
  }, [client, queries, id, read_at])

  const perform = async (work: () => PromiseLike<{ error: unknown }>): Promise<boolean> => {
    setBusy(true)
    const { error } = await work()
    setBusy(false)
    if (error) show({ kind: 'error', title: t('admin.failed') })
    await queries.invalidateQueries({ queryKey: ['admin', 'messages'] })
    return !error
  }
  const mark = async (answered_at: string | null) => {
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
        {moment(message.created_at)}
      </p>
      {!message.mailed_at && (
        <p className="outlined bg-sun-soft px-4 py-2">{t('admin-messages.not-mailed')}</p>
      )}
      <p className="outlined p-4 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass('main')} href={replyTo(message)}>
          {t('admin-messages.reply')}
        </a>
        {message.answered_at ? (
          <Button busy={busy && t('admin.working')} onClick={() => void mark(null)}>
            {t('admin-messages.reopen')}
          </Button>
        ) : (
          <Button busy={busy && t('admin.working')} onClick={() => void mark(new Date().toISOString())}>
            {t('admin-messages.mark-answered')}
          </Button>
        )}
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('admin-messages.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('admin-messages.delete-title')}
        confirm={t('admin.delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('admin-messages.delete-hint')}</p>
      </ConfirmDialog>
    </>
  )
}

/** An address from outside goes into a link only as what it is: everything in it is escaped. */
const replyTo = ({ email, subject }: Message) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

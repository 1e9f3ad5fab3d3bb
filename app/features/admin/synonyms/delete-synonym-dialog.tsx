import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'
import type { Synonym } from './use-synonyms.ts'

export function DeleteSynonymDialog({ synonym, onClose }: { synonym: Synonym; onClose(): void }) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { id, word, meaning } = synonym
  const confirm = async () => {
    setBusy(true)
    const failed = await client()
      .then((db) => db.from('search_synonyms').delete().eq('id', id))
      .then(
        ({ error }) => error !== null,
        () => true,
      )
    await queries.invalidateQueries({ queryKey: ['admin'] })
    if (failed) show({ kind: 'error', title: t('admin-synonyms.delete-failed') })
    else show({ kind: 'success', title: t('admin-synonyms.deleted', { word }) })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('admin-synonyms.delete-title', { word })}
      confirmLabel={t('admin.delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('admin-synonyms.delete-hint', { word, meaning })}</p>
    </ConfirmDialog>
  )
}

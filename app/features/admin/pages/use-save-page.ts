import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { changesOf, draftProblem, type DraftProblem, type PageDraft } from './page-draft.ts'

/** PostgreSQL's word for "this address belongs to another page". */
const TAKEN = '23505'

export function useSavePage(id: string, onSaved: () => void) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<DraftProblem | 'slug-taken'>()

  const save = async (draft: PageDraft) => {
    const wrong = draftProblem(draft)
    setProblem(wrong)
    if (wrong || busy) return
    setBusy(true)
    try {
      const { error } = await (
        await client()
      )
        .from('coloring_pages')
        .update(changesOf(draft))
        .eq('id', id)
        .select('id')
        .single()
      if (error?.code === TAKEN) return setProblem('slug-taken')
      if (error) return show({ kind: 'error', title: t('admin-pages.save-failed') })
      await queries.invalidateQueries({ queryKey: ['admin'] })
      show({ kind: 'success', title: t('admin-pages.saved') })
      onSaved()
    } catch {
      show({ kind: 'error', title: t('admin-pages.save-failed') })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, problem }
}

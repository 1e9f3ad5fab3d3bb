import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { changesOf, draftProblem, type CategoryDraft } from './category-draft.ts'

const TAKEN = '23505'

export function useSaveCategory(id: string | undefined, onSaved: () => void) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof draftProblem> | 'slug-taken'>()

  const save = async (draft: CategoryDraft) => {
    const wrong = draftProblem(draft)
    setProblem(wrong)
    if (wrong || busy) return
    setBusy(true)
    try {
      const categories = (await client()).from('categories')
      const changes = changesOf(draft)
      const { error } = id
        ? await categories.update(changes).eq('id', id).select('id').single()
        : await categories.insert(changes).select('id').single()
      if (error?.code === TAKEN) return setProblem('slug-taken')
      if (error) return show({ kind: 'error', title: t('admin-categories.save-failed') })
      await queries.invalidateQueries({ queryKey: ['admin'] })
      const text = t(id ? 'admin-categories.updated' : 'admin-categories.created')
      show({ kind: 'success', title: t('admin-categories.success'), text })
      onSaved()
    } catch {
      show({ kind: 'error', title: t('admin-categories.save-failed') })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, problem }
}

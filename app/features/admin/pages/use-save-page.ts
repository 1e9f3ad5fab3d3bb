import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { toPageRow, validatePageForm, type PageFormProblem, type PageFormValues } from './page-form-values.ts'

/** PostgreSQL's error code when another page already has the slug. */
const UNIQUE_VIOLATION = '23505'

export function useSavePage(id: string, onSaved: () => void) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PageFormProblem | 'slug-taken'>()

  const save = async (values: PageFormValues) => {
    const invalid = validatePageForm(values)
    setProblem(invalid)
    if (invalid || busy) return
    setBusy(true)
    try {
      const { error } = await (
        await client()
      )
        .from('coloring_pages')
        .update(toPageRow(values))
        .eq('id', id)
        .select('id')
        .single()
      if (error?.code === UNIQUE_VIOLATION) return setProblem('slug-taken')
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

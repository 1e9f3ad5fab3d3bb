import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { toSynonymRow, validateSynonym, type SynonymFormValues } from './synonym-form-values.ts'

/** PostgreSQL's error code when the word has a meaning in this language already. */
const UNIQUE_VIOLATION = '23505'

export function useSaveSynonym(id: string | undefined, onSaved: () => void) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof validateSynonym> | 'taken'>()

  const save = async (values: SynonymFormValues) => {
    const invalid = validateSynonym(values)
    setProblem(invalid)
    if (invalid || busy) return
    setBusy(true)
    try {
      const synonyms = (await client()).from('search_synonyms')
      const row = toSynonymRow(values)
      const { error } = id
        ? await synonyms.update(row).eq('id', id).select('id').single()
        : await synonyms.insert(row).select('id').single()
      if (error?.code === UNIQUE_VIOLATION) return setProblem('taken')
      if (error) return show({ kind: 'error', title: t('admin-synonyms.save-failed') })
      await queries.invalidateQueries({ queryKey: ['admin'] })
      show({ kind: 'success', title: t('admin-synonyms.saved', { word: row.word }) })
      onSaved()
    } catch {
      show({ kind: 'error', title: t('admin-synonyms.save-failed') })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, problem }
}

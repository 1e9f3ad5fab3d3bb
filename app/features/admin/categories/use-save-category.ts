import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { toCategoryRow, validateCategoryForm, type CategoryFormValues } from './category-form-values.ts'

/** PostgreSQL's error code when another category already has the slug. */
const UNIQUE_VIOLATION = '23505'

export function useSaveCategory(id: string | undefined, onSaved: () => void) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof validateCategoryForm> | 'slug-taken'>()

  const save = async (values: CategoryFormValues) => {
    const invalid = validateCategoryForm(values)
    setProblem(invalid)
    if (invalid || busy) return
    setBusy(true)
    try {
      const categories = (await client()).from('categories')
      const changes = toCategoryRow(values)
      const { error } = id
        ? await categories.update(changes).eq('id', id).select('id').single()
        : await categories.insert(changes).select('id').single()
      if (error?.code === UNIQUE_VIOLATION) return setProblem('slug-taken')
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

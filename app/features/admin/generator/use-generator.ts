import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Draft, GeneratorForm } from './generator-types.ts'

/**
 * Variants are stored as drafts on the server, so that the released page is exactly the one the admin saw. The other
 * drafts move to the bin.
 */
export function useGenerator(onReleased: () => void) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show, clear } = useToast()
  const queries = useQueryClient()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'prompt' | 'category'>()

  const showError = (text: string) => show({ kind: 'error', title: t('admin-generator.error'), text })
  const moveToBin = async (unwanted: readonly Draft[]) => {
    if (unwanted.length === 0) return
    await (await client()).rpc('delete_pages', { ids: unwanted.map(({ id }) => id) })
  }

  const generate = async ({ prompt, category, difficulty, style, variants }: GeneratorForm) => {
    const missing = prompt.trim() === '' ? 'prompt' : category === '' ? 'category' : undefined
    setProblem(missing)
    if (missing)
      return showError(
        t(missing === 'prompt' ? 'functions.admin-prompt-required' : 'functions.category-required'),
      )
    clear()
    setBusy(true)
    try {
      const db = await client()
      const body = { prompt, category_id: category, difficulty, style, language, status: 'draft' }
      const results = await Promise.all(
        Array.from({ length: variants }, () =>
          callFunction<{ page: Draft }>(db, 'admin-generate-coloring-page', body, language),
        ),
      )
      const created = results.flatMap((result) => (result.failed ? [] : [result.data.page]))
      const firstError = results.find((result) => result.failed)?.failed
      if (firstError) showError(firstError.message ?? t('admin-generator.failed'))
      if (created.length === 0) return
      await moveToBin(drafts)
      setDrafts(created)
    } catch {
      showError(t('admin-generator.failed'))
    } finally {
      setBusy(false)
    }
  }

  const release = async (draft: Draft) => {
    setBusy(true)
    try {
      const { error } = await (
        await client()
      ).rpc('set_page_status', { ids: [draft.id], new_status: 'released' })
      if (error) return showError(t('admin-generator.failed'))
      await moveToBin(drafts.filter(({ id }) => id !== draft.id))
      setDrafts([])
      show({ kind: 'success', title: t('admin-generator.created') })
      onReleased()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    } catch {
      showError(t('admin-generator.failed'))
    } finally {
      setBusy(false)
    }
  }

  const discard = async () => {
    setBusy(true)
    await moveToBin(drafts).catch(() => showError(t('admin.failed')))
    setDrafts([])
    setBusy(false)
  }
  return { drafts, busy, problem, generate, release, discard }
}

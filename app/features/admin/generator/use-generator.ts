import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Draft, GeneratorForm } from './generator-types.ts'

const DRAFTS_KEY = ['generator-drafts']

/**
 * Variants are stored as drafts on the server, so that a released page is exactly the one the admin saw. The admin
 * releases as many as wanted; the others move to the bin, and so do drafts left behind, after a day.
 */
export function useGenerator(onFinished: () => void) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { show, clear } = useToast()
  const queries = useQueryClient()
  // In the query cache, so that the drafts stay while the admin looks at another section.
  const { data: drafts } = useQuery<readonly Draft[]>({
    queryKey: DRAFTS_KEY,
    queryFn: () => [],
    initialData: [],
    enabled: false,
    gcTime: Infinity,
  })
  const setDrafts = (next: readonly Draft[]) => queries.setQueryData(DRAFTS_KEY, next)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'prompt' | 'category'>()

  const showError = (text: string) => show({ kind: 'error', title: t('admin-generator.error'), text })
  const moveToBin = async (unwanted: readonly Draft[]) => {
    if (unwanted.length === 0) return
    await (await client()).rpc('delete_pages', { ids: unwanted.map(({ id }) => id) })
  }
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch {
      showError(t('admin-generator.failed'))
    } finally {
      setBusy(false)
    }
  }
  const finish = () => {
    setDrafts([])
    onFinished()
  }

  const generate = async ({ prompt, category, difficulty, style, variants }: GeneratorForm) => {
    const missing = prompt.trim() === '' ? 'prompt' : category === '' ? 'category' : undefined
    setProblem(missing)
    if (missing)
      return showError(
        t(missing === 'prompt' ? 'functions.admin-prompt-required' : 'functions.category-required'),
      )
    clear()
    await run(async () => {
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
      if (!firstError) show({ kind: 'success', title: t('admin-generator.created') })
      await moveToBin(drafts)
      setDrafts(created)
    })
  }

  const release = (draft: Draft) =>
    run(async () => {
      const { error } = await (
        await client()
      ).rpc('set_page_status', { ids: [draft.id], new_status: 'released' })
      if (error) return showError(t('admin-generator.failed'))
      show({ kind: 'success', title: t('admin-generator.released') })
      const remaining = drafts.filter(({ id }) => id !== draft.id)
      if (remaining.length === 0) finish()
      else setDrafts(remaining)
      await queries.invalidateQueries({ queryKey: ['admin'] })
    })

  const discard = () =>
    run(async () => {
      await moveToBin(drafts)
      finish()
    })
  return { drafts, busy, problem, generate, release, discard }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Tables } from '#supabase/database.types.ts'
import type { GeneratorForm } from './generator.tsx'

export type Draft = Pick<Tables<'coloring_pages'>, 'id' | 'slug' | 'title' | 'description' | 'thumbnail_url'>

/**
 * Variants are drafts on the server until one is released, so that what is released is what was seen, whoever drew it. The others go into
 * the bin.
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

  const fail = (text: string) => show({ kind: 'error', title: t('admin-generator.error'), text })
  const drop = async (unwanted: readonly Draft[]) => {
    if (unwanted.length === 0) return
    await (await client()).rpc('delete_pages', { ids: unwanted.map(({ id }) => id) })
  }

  const generate = async ({ prompt, category, difficulty, style, variants }: GeneratorForm) => {
    const missing = prompt.trim() === '' ? 'prompt' : category === '' ? 'category' : undefined
    setProblem(missing)
    if (missing)
      return fail(t(missing === 'prompt' ? 'functions.admin-prompt-required' : 'functions.category-required'))
    clear()
    setBusy(true)
    try {
      const to = await client()
      const body = { prompt, category_id: category, difficulty, style, language, status: 'draft' }
      const answers = await Promise.all(
        Array.from({ length: variants }, () =>
          callFunction<{ page: Draft }>(to, 'admin-generate-coloring-page', body, language),
        ),
      )
      const made = answers.flatMap((answer) => (answer.failed ? [] : [answer.data.page]))
      const refusal = answers.find((answer) => answer.failed)?.failed
      if (refusal) fail(refusal.sentence ?? t('admin-generator.failed'))
      if (made.length === 0) return
      await drop(drafts)
      setDrafts(made)
    } catch {
      fail(t('admin-generator.failed'))
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
      if (error) return fail(t('admin-generator.failed'))
      await drop(drafts.filter(({ id }) => id !== draft.id))
      setDrafts([])
      show({ kind: 'success', title: t('admin-generator.created') })
      onReleased()
      await queries.invalidateQueries({ queryKey: ['admin'] })
    } catch {
      fail(t('admin-generator.failed'))
    } finally {
      setBusy(false)
    }
  }

  const discard = async () => {
    setBusy(true)
    await drop(drafts).catch(() => fail(t('admin.failed')))
    setDrafts([])
    setBusy(false)
  }
  return { drafts, busy, problem, generate, release, discard }
}

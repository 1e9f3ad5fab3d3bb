import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/ids.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Wish } from './read-history.ts'

/** The same wish once more: a new entry, drawn with other dice. */
export function useRegenerate(wish: Wish) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const reasonOf = useReasons()
  const [busy, setBusy] = useState(false)
  const regenerate = async () => {
    setBusy(true)
    const { failed } = await client()
      .then((ready) =>
        callFunction(ready, 'generate-ai-coloring-page', body(wish, crypto.randomUUID()), wish.language),
      )
      .catch(() => ({ failed: {} as { code?: string } }))
    setBusy(false)
    // Where realtime is not to be had, the list moves all the same.
    for (const name of ['history', 'usage', 'creations']) void queries.invalidateQueries({ queryKey: [name] })
    if (failed) show({ kind: 'error', title: reasonOf(failed.code ?? null) })
    else show({ kind: 'success', title: t('dashboard.regenerated') })
  }
  return { regenerate, busy }
}

const body = (wish: Wish, idempotencyKey: string) => ({
  prompt: wish.prompt_text,
  style: wish.style_template,
  ...(wish.action_type === 'modify' && wish.base_page_id && { basePage: { id: wish.base_page_id } }),
  idempotencyKey,
})

/** Why a wish did not become a page, in the reader's language, whatever language the wish was in. */
export function useReasons() {
  const t = useText()
  return (code: string | null): string => {
    const id = `functions.${code ?? 'unexpected'}` as TextId
    const sentence = t(id)
    return sentence === id ? t('functions.unexpected') : sentence
  }
}

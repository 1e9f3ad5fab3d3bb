import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction, type FunctionError } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Wish } from './fetch-wish-history.ts'

/** Draws the same wish again as a new entry with a new random seed. */
export function useRegenerate(wish: Wish) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const regenerate = async () => {
    setBusy(true)
    const { failed } = await client()
      .then((db) =>
        callFunction(db, 'generate-ai-coloring-page', requestBody(wish, crypto.randomUUID()), wish.language),
      )
      .catch(() => ({ failed: {} as FunctionError }))
    setBusy(false)
    // Reloads the lists also when realtime is not available.
    for (const name of ['history', 'usage', 'creations']) void queries.invalidateQueries({ queryKey: [name] })
    if (failed) show({ kind: 'error', title: failureText(failed.code ?? null) })
    else show({ kind: 'success', title: t('dashboard.regenerated') })
  }
  return { regenerate, busy }
}

const requestBody = (wish: Wish, idempotencyKey: string) => ({
  prompt: wish.prompt_text,
  style: wish.style_template,
  ...(wish.action_type === 'modify' && wish.base_page_id && { basePage: { id: wish.base_page_id } }),
  idempotencyKey,
})

/** The reason why a wish failed, in the user's language, which may differ from the language of the wish. */
export function useFailureText() {
  const t = useText()
  return (code: string | null): string => {
    const id = `functions.${code ?? 'unexpected'}` as TextId
    const text = t(id)
    return text === id ? t('functions.unexpected') : text
  }
}

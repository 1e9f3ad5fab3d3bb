import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CreationStage } from '#domain/pages/creation-options.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type CreateRequest, createPage } from './create-page.ts'

/** Errors about the prompt are shown at its field, because the user has to change it. */
const PROMPT_ERROR_CODES = new Set([
  'nothing-drawable',
  'not-for-children',
  'personal-data',
  'prompt-too-long',
  'provider-refused',
])

/** Runs one creation at a time: reports its stages, then opens the page or shows the error. */
export function useCreation() {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { client } = useSession()
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const [stage, setStage] = useState<CreationStage>()
  const [promptError, setPromptError] = useState<{ message: string; ideas: string[] }>()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  const openPage = async (slug: string | undefined, isChange: boolean) => {
    try {
      if (!slug) throw new Error(t('wish.slug-required'))
      // Replaces the customize dialog in the history, so that the back button leads to the original page.
      await navigate(paths.newPage(language, slug), {
        replace: isChange && location.search.includes('customize='),
      })
    } catch (error) {
      show({
        kind: 'error',
        title: t('wish.navigation-failed'),
        text: slug ? undefined : (error as Error).message,
      })
    }
  }

  const failedText = () => t(navigator.onLine ? 'wish.failed' : 'wish.offline')

  const create = async (wish: Omit<CreateRequest, 'language' | 'idempotencyKey'>) => {
    if (isBusy) return
    setBusy(true)
    setStage(undefined)
    setPromptError(undefined)
    try {
      const request = { ...wish, language, idempotencyKey: crypto.randomUUID() }
      const result = await createPage(await client(), request, setStage)
      // A user who left the screen is not interrupted; the page is in their history.
      if (!isMounted.current) return
      if ('slug' in result) await openPage(result.slug, wish.basePageId !== undefined)
      else if (result.failed.message && PROMPT_ERROR_CODES.has(result.failed.code ?? ''))
        setPromptError({ message: result.failed.message, ideas: result.failed.ideas ?? [] })
      else show({ kind: 'error', title: result.failed.message ?? failedText() })
    } catch {
      show({ kind: 'error', title: failedText() })
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    stage,
    promptError: promptError?.message,
    /** Wishes close to the refused one that can be drawn. */
    ideas: promptError?.ideas ?? [],
    create,
    clearPromptError: () => setPromptError(undefined),
  }
}

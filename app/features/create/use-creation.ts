import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CreationStage } from '#domain/creation.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type CreateRequest, createPage } from './create-page.ts'

/** Refusals that are about the words: they belong beside the words, which stay. */
const ABOUT_THE_WORDS = new Set([
  'nothing-drawable',
  'not-for-children',
  'prompt-too-long',
  'provider-refused',
])

/** One creation at a time: asks for it, tells its stages, leads to the page or says why there is none. */
export function useCreation() {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { client } = useSession()
  const { show } = useToast()
  const [isBusy, setBusy] = useState(false)
  const [stage, setStage] = useState<CreationStage>()
  const [refusal, setRefusal] = useState<string>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  const lead = async (slug: string | undefined, isChange: boolean) => {
    try {
      if (!slug) throw new Error(t('wish.slug-required'))
      // The way back from a changed page leads to the one it was made from, not into the dialog once more.
      await navigate(paths.made(language, slug), {
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

  const create = async (wish: Omit<CreateRequest, 'language' | 'key'>) => {
    if (isBusy) return
    setBusy(true)
    setStage(undefined)
    setRefusal(undefined)
    try {
      const request = { ...wish, language, key: crypto.randomUUID() }
      const created = await createPage(await client(), request, setStage)
      // Whoever went elsewhere is not fetched back; the page is in their history.
      if (!isHere.current) return
      if ('slug' in created) await lead(created.slug, wish.basePageId !== undefined)
      else if (created.failed && ABOUT_THE_WORDS.has(created.code ?? '')) setRefusal(created.failed)
      else show({ kind: 'error', title: created.failed ?? t('wish.failed') })
    } catch {
      show({ kind: 'error', title: t('wish.failed') })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, stage, refusal, create, forgetRefusal: () => setRefusal(undefined) }
}

import { FolderHeart } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Drawing } from './worker/messages.ts'

/** Saves the drawing as a page of the account. The server draws it again from its scene. A guest signs in first; the drawing stays. */
export function SaveToAccountButton({ drawing: { scene }, wish }: { drawing: Drawing; wish: string }) {
  const t = useText()
  const language = useLanguage()
  const toast = useToast()
  const { state, client, openAuth } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [saved, setSaved] = useState<{ scene: Drawing['scene']; slug: string }>()

  const save = async () => {
    if (state.status !== 'user') return openAuth('signin')
    setBusy(true)
    const body = { prompt: wish.trim(), scene, idempotencyKey: crypto.randomUUID() }
    try {
      const result = await callFunction<{ page?: { slug?: string } }>(
        await client(),
        'generate-ai-coloring-page',
        body,
        language,
      )
      if (result.failed) toast.show({ kind: 'error', title: result.failed.message ?? t('draw.save-failed') })
      else if (result.data.page?.slug) setSaved({ scene, slug: result.data.page.slug })
    } catch {
      toast.show({ kind: 'error', title: t('draw.save-failed') })
    }
    setBusy(false)
  }

  if (saved?.scene === scene)
    return (
      <ButtonLink to={paths.page(language, saved.slug)} className="bg-leaf-soft">
        <FolderHeart aria-hidden="true" className="size-5" strokeWidth={2.5} />
        {t('draw.saved')}
      </ButtonLink>
    )
  return (
    <Button busyLabel={isBusy && t('draw.saving')} onClick={() => void save()}>
      <FolderHeart aria-hidden="true" className="size-5" strokeWidth={2.5} />
      {t('draw.save')}
    </Button>
  )
}

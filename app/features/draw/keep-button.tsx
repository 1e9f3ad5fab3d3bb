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

/** Keeps the drawing as a page of the account. The server draws it again from its scene. A guest signs in first; the drawing stays. */
export function KeepButton({ drawing: { scene }, wish }: { drawing: Drawing; wish: string }) {
  const t = useText()
  const language = useLanguage()
  const toast = useToast()
  const { state, client, openAuth } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [kept, setKept] = useState<{ scene: Drawing['scene']; slug: string }>()

  const keep = async () => {
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
      if (result.failed) toast.show({ kind: 'error', title: result.failed.message ?? t('draw.keep-failed') })
      else if (result.data.page?.slug) setKept({ scene, slug: result.data.page.slug })
    } catch {
      toast.show({ kind: 'error', title: t('draw.keep-failed') })
    }
    setBusy(false)
  }

  if (kept?.scene === scene)
    return (
      <ButtonLink to={paths.page(language, kept.slug)} className="bg-leaf-soft">
        <FolderHeart aria-hidden="true" className="size-5" strokeWidth={2.5} />
        {t('draw.kept')}
      </ButtonLink>
    )
  return (
    <Button busyLabel={isBusy && t('draw.keeping')} onClick={() => void keep()}>
      <FolderHeart aria-hidden="true" className="size-5" strokeWidth={2.5} />
      {t('draw.keep')}
    </Button>
  )
}

import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Selection } from '../parts/selection.tsx'
import { type ContentKind, useFreshTranslations } from './queries.ts'
import { useTargets } from './targets.tsx'

/** Asks for what is missing in the chosen languages: of some contents, or of all. */
export function useRequest(content: ContentKind) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const { chosen: targets } = useTargets()
  const refresh = useFreshTranslations()
  const [busy, setBusy] = useState(false)
  const request = async (ids?: readonly string[]) => {
    if (busy || targets.length === 0) return
    setBusy(true)
    const { data, error } = await (
      await client()
    ).rpc('request_translations', {
      content,
      targets,
      ...(ids && { ids: [...ids] }),
    })
    setBusy(false)
    if (error) show({ kind: 'error', title: t('admin-translations.job-failed') })
    else
      show({
        kind: data > 0 ? 'success' : 'info',
        title:
          data > 0 ? t('admin-translations.asked', { count: data }) : t('admin-translations.nothing-missing'),
      })
    await refresh()
  }
  return { request, busy, blocked: targets.length === 0 }
}

export function RequestButtons({ content, selection }: { content: ContentKind; selection: Selection }) {
  const t = useText()
  const { request, busy, blocked } = useRequest(content)
  const count = selection.chosen.size
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="main" disabled={blocked} busy={busy && t('admin.working')} onClick={() => void request()}>
        {t('admin-translations.translate-all')}
      </Button>
      <Button
        disabled={blocked || count === 0}
        onClick={() => void request([...selection.chosen]).then(selection.clear)}
      >
        {t('admin-translations.translate-chosen', { count })}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { RowSelection } from '../table/row-selection.tsx'
import { type ContentKind, useRefreshTranslations } from './translation-queries.ts'
import { useTargetLanguages } from './target-language-choice.tsx'

/** Requests the missing translations into the selected languages, of the given contents or of all. */
export function useRequestTranslations(content: ContentKind) {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const { selected: targets } = useTargetLanguages()
  const refresh = useRefreshTranslations()
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

export function RequestButtons({ content, selection }: { content: ContentKind; selection: RowSelection }) {
  const t = useText()
  const { request, busy, blocked } = useRequestTranslations(content)
  const count = selection.selected.size
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="primary"
        disabled={blocked}
        busyLabel={busy && t('admin.working')}
        onClick={() => void request()}
      >
        {t('admin-translations.translate-all')}
      </Button>
      <Button
        disabled={blocked || count === 0}
        onClick={() => void request([...selection.selected]).then(selection.clear)}
      >
        {t('admin-translations.translate-chosen', { count })}
      </Button>
    </div>
  )
}

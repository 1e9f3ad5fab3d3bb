import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useDateFormats } from '#app/lib/texts/use-date-formats.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { HistoryRow } from '../components/history-rows.tsx'
import type { Wish } from './fetch-wish-history.ts'
import { useFailureText, useRegenerate } from './use-regenerate.ts'

const BADGE_VARIANTS = { pending: 'warning', completed: 'success', failed: 'error' } as const

export function WishRow({ wish }: { wish: Wish }) {
  const t = useText()
  const language = useLanguage()
  const { formatDateTime } = useDateFormats()
  const failureText = useFailureText()
  const { regenerate, busy } = useRegenerate(wish)
  return (
    <HistoryRow
      // The picture of a hidden page has no public address.
      page={wish.page?.status === 'hidden' ? null : wish.page}
      placeholder={wish.is_voice ? '🎙️' : '✏️'}
      actions={
        <>
          {wish.status === 'completed' && wish.page && (
            <ButtonLink to={paths.page(language, wish.page.slug)}>{t('dashboard.view-result')}</ButtonLink>
          )}
          <Button
            disabled={wish.status === 'pending' || wish.prompt_text === ''}
            busyLabel={busy && t('dashboard.regenerating')}
            onClick={() => void regenerate()}
          >
            {t('dashboard.regenerate')}
          </Button>
        </>
      }
    >
      <h2 className="text-lg" lang={wish.language}>
        {wish.prompt_text || t('dashboard.by-voice')}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge variant={BADGE_VARIANTS[wish.status]}>{t(`dashboard.status-${wish.status}`)}</Badge>
        <span>{t(`wish.style-${wish.style_template}`)}</span>
        <span>{formatDateTime(wish.created_at)}</span>
      </p>
      {wish.status === 'failed' && <p className="mt-1 text-sm">{failureText(wish.failure_reason)}</p>}
    </HistoryRow>
  )
}

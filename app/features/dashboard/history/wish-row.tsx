import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useDates } from '#app/lib/texts/use-dates.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row } from '../parts/rows.tsx'
import type { Wish } from './read-history.ts'
import { useReasons, useRegenerate } from './use-regenerate.ts'

const FILLS = { pending: 'waiting', completed: 'done', failed: 'hard' } as const

export function WishRow({ wish }: { wish: Wish }) {
  const t = useText()
  const language = useLanguage()
  const { moment } = useDates()
  const reasonOf = useReasons()
  const { regenerate, busy } = useRegenerate(wish)
  return (
    <Row
      page={wish.page}
      sign={wish.is_voice ? '🎙️' : '✏️'}
      actions={
        <>
          {wish.status === 'completed' && wish.page && (
            <ButtonLink to={paths.page(language, wish.page.slug)}>{t('dashboard.view-result')}</ButtonLink>
          )}
          <Button
            disabled={wish.status === 'pending' || wish.prompt_text === ''}
            busy={busy && t('dashboard.regenerating')}
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
        <Badge fill={FILLS[wish.status]}>{t(`dashboard.status-${wish.status}`)}</Badge>
        <span>{t(`wish.style-${wish.style_template}`)}</span>
        <span>{moment(wish.created_at)}</span>
      </p>
      {wish.status === 'failed' && <p className="mt-1 text-sm">{reasonOf(wish.failure_reason)}</p>}
    </Row>
  )
}

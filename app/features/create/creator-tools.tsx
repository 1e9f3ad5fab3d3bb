import { Shuffle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { type Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { WordOutcomes } from '#app/components/word-outcomes.tsx'
import { CreationProgress } from './progress/creation-progress.tsx'
import { useCreation } from './use-creation.ts'

/** For the creator of a page: the wish, the words that could not be drawn, and a button to draw it again. */
export default function CreatorTools({ pageId }: { pageId: string }) {
  return (
    <TextBundle bundle="wish">
      <Tools pageId={pageId} />
    </TextBundle>
  )
}

function Tools({ pageId }: { pageId: string }) {
  const t = useText()
  const language = useLanguage()
  const { client } = useSession()
  const { isBusy, stage, promptError, create } = useCreation()
  const [wish, setWish] = useState<Awaited<ReturnType<typeof fetchWish>>>(null)
  useEffect(() => {
    let isUnmounted = false
    void client()
      .then((db) => fetchWish(db, pageId))
      .then((found) => isUnmounted || setWish(found))
      .catch(() => {})
    return () => void (isUnmounted = true)
  }, [client, pageId])
  if (!wish) return null
  const drawAgain = () =>
    void create({
      prompt: wish.prompt_text,
      style: wish.style_template,
      basePageId: wish.base_page_id ?? undefined,
    })
  return (
    <section
      aria-label={t('wish.maker-title')}
      className="outlined flex flex-col gap-3 bg-sky-soft p-5"
      data-no-print
    >
      <h2 className="text-xl">{t('wish.maker-title')}</h2>
      <p className="wrap-break-word">{t('wish.maker-wish', { prompt: wish.prompt_text })}</p>
      <WordOutcomes outcome={wish.outcome as unknown as WishOutcome | null} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={drawAgain} busyLabel={isBusy && t('wish.drawing')}>
          <Shuffle aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('wish.differently')}
        </Button>
        {!wish.base_page_id && (
          <ButtonLink
            variant="quiet"
            to={paths.create(language)}
            state={{ initialPrompt: wish.prompt_text, style: wish.style_template }}
          >
            {t('wish.change-wish')}
          </ButtonLink>
        )}
      </div>
      <p className="text-sm">{promptError ?? t('wish.differently-hint')}</p>
      {isBusy && <CreationProgress wish="" isSpoken={false} stage={stage} />}
    </section>
  )
}

async function fetchWish(db: Client, pageId: string) {
  const { data } = await db
    .from('ai_prompts')
    .select('prompt_text, style_template, base_page_id, action_type, outcome')
    .eq('generated_page_id', pageId)
    .limit(1)
    .maybeSingle()
  // A changed page cannot be drawn again when its original page is deleted.
  return data && (data.action_type === 'create' || data.base_page_id) ? data : null
}

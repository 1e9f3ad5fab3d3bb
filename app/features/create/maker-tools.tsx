import { Shuffle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { type Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Making } from './making.tsx'
import { useCreation } from './use-creation.ts'

/** For whoever made the page: what they wished for, what could not be drawn, and another try at the same wish. */
export default function MakerTools({ pageId }: { pageId: string }) {
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
  const { isBusy, stage, refusal, create } = useCreation()
  const [wish, setWish] = useState<Awaited<ReturnType<typeof wishOf>>>(null)
  useEffect(() => {
    let left = false
    void client()
      .then((db) => wishOf(db, pageId))
      .then((found) => left || setWish(found))
      .catch(() => {})
    return () => void (left = true)
  }, [client, pageId])
  if (!wish) return null
  const again = () =>
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
      {wish.not_drawn.length > 0 && (
        <p className="wrap-break-word">
          <strong>{t('wish.not-drawn', { words: wish.not_drawn.join(', ') })}</strong>{' '}
          {t('wish.not-drawn-hint')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={again} busy={isBusy && t('wish.drawing')}>
          <Shuffle aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('wish.differently')}
        </Button>
        {!wish.base_page_id && (
          <ButtonLink
            look="quiet"
            to={paths.create(language)}
            state={{ initialPrompt: wish.prompt_text, style: wish.style_template }}
          >
            {t('wish.change-wish')}
          </ButtonLink>
        )}
      </div>
      <p className="text-sm">{refusal ?? t('wish.differently-hint')}</p>
      {isBusy && <Making wish="" isSpoken={false} stage={stage} />}
    </section>
  )
}

async function wishOf(db: Client, pageId: string) {
  const { data } = await db
    .from('ai_prompts')
    .select('prompt_text, style_template, base_page_id, action_type, not_drawn')
    .eq('generated_page_id', pageId)
    .limit(1)
    .maybeSingle()
  // A change whose first page is gone cannot be made again.
  return data && (data.action_type === 'create' || data.base_page_id) ? data : null
}

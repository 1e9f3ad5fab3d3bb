import { Sparkles } from 'lucide-react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useIsUser, useSessionActions } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/** Opens the dialog that changes a page. Guests see that it needs a free account. */
export function CustomizeButton({ slug, title }: { slug: string; title: string }) {
  const t = useText()
  const language = useLanguage()
  const isUser = useIsUser()
  const { openAuth } = useSessionActions()
  const name = t('card.customize-page', { title })
  const label = (
    <>
      <Sparkles aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {t('card.customize')}
    </>
  )
  if (isUser)
    return (
      <ButtonLink to={paths.customize(language, slug)} aria-label={name}>
        {label}
      </ButtonLink>
    )
  return (
    <div className="script-only flex flex-col gap-1">
      <Button
        onClick={() => openAuth('signin')}
        aria-label={`${name} (${t('card.premium')}, ${t('card.free-with-account')})`}
      >
        {label}
      </Button>
      <p className="text-center text-sm text-ink-soft in-data-[session=user]:hidden" aria-hidden="true">
        <span className="rounded-full bg-sun px-2 font-bold text-ink">{t('card.premium')}</span>{' '}
        {t('card.free-with-account')}
      </p>
    </div>
  )
}

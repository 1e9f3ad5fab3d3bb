import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useIsUser, useSessionActions } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'

interface Props {
  slug: string
  title: string
  /** On a card only the icon is visible, and only if the card is wide enough for four icons. */
  as?: 'button' | 'icon'
}

/** Opens the dialog that changes a page. Guests see that it needs a free account. */
export function CustomizeButton({ slug, title, as = 'button' }: Props) {
  const t = useText()
  const language = useLanguage()
  const isUser = useIsUser()
  const { openAuth } = useSessionActions()
  const isIcon = as === 'icon'
  const name = t('card.customize-page', { title })
  const premium = t('card.premium')
  const free = `${premium}: ${t('card.free-with-account')}`
  const visible = t('card.customize')
  const className = isIcon ? `${ICON_BUTTON_CLASS} crayon-grape @max-[179px]:hidden` : buttonClass('plain')
  const icon = <Sparkles aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
  const label = <span className={isIcon ? 'sr-only' : ''}>{visible}</span>
  if (isUser)
    return (
      <Link
        to={paths.customize(language, slug)}
        aria-label={name}
        title={isIcon ? visible : undefined}
        className={className}
      >
        {icon}
        {label}
      </Link>
    )
  const button = (
    <button
      type="button"
      onClick={() => openAuth('signin', { page: slug })}
      // The name begins with the visible text, for people who speak to their device.
      aria-label={
        isIcon ? `${name} (${free})` : `${visible} ${premium}: ${title} (${t('card.free-with-account')})`
      }
      title={isIcon ? `${visible} (${free})` : free}
      className={`script-only ${className}`}
    >
      {icon}
      {label}{' '}
      <span
        className={`in-data-[session=user]:hidden ${isIcon ? 'sr-only' : 'rounded-full bg-sun px-2 text-sm'}`}
      >
        {premium}
      </span>
    </button>
  )
  if (isIcon) return button
  return (
    <div className="script-only flex flex-col gap-1">
      {button}
      <p className="text-center text-sm text-ink-soft in-data-[session=user]:hidden" aria-hidden="true">
        {t('card.free-with-account')}
      </p>
    </div>
  )
}

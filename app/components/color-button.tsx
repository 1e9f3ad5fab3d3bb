import { Palette } from 'lucide-react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { Link } from 'react-router'

interface Props {
  slug: string
  title: string
  /** Shows the icon only, in rows with little space. */
  isIcon?: boolean
}

/** Opens a page for coloring on the screen, which is loaded when the button is touched, hovered or focused. */
export function ColorButton({ slug, title, isIcon }: Props) {
  const t = useText()
  const path = paths.color(useLanguage(), slug)
  const icon = <Palette aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
  if (isIcon)
    return (
      <Link
        to={path}
        prefetch="intent"
        aria-label={t('page.color-title', { title })}
        title={t('page.color')}
        className={`${ICON_BUTTON_CLASS} crayon-sun`}
      >
        {icon}
      </Link>
    )
  return (
    <ButtonLink to={path} prefetch="intent">
      {icon}
      {t('page.color')}
    </ButtonLink>
  )
}

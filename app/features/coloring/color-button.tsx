import { Palette } from 'lucide-react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** Opens a page for coloring. The screen is loaded when the button is touched, hovered or focused. */
export function ColorButton({ slug }: { slug: string }) {
  const t = useText()
  return (
    <ButtonLink to={paths.color(useLanguage(), slug)} prefetch="intent">
      <Palette aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {t('page.color')}
    </ButtonLink>
  )
}

import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { Route } from '../+types/page.ts'
import { ThemePicture } from '../page-lists/theme-picture.tsx'

/** The difficulty, the theme and the origin of the page. */
export function PageLabels({ page }: Pick<Route.ComponentProps['loaderData'], 'page'>) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="flex flex-wrap gap-2">
      <Badge variant={page.difficulty}>{t(`common.difficulty-${page.difficulty}`)}</Badge>
      {page.categories && (
        <Link
          to={paths.category(language, page.categories.slug)}
          className="crayon crayon-sun inline-flex items-center gap-1 rounded-full border-2 border-ink px-3 py-0.5 font-display text-sm font-bold"
        >
          <span aria-hidden="true">
            <ThemePicture theme={page.categories} />
          </span>
          {page.categories.name}
        </Link>
      )}
      {page.is_ai_generated && <Badge>{t('card.ai')}</Badge>}
    </div>
  )
}

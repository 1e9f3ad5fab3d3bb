import { pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from '../+types/page.ts'

/** Links to the previous and the next page of the theme. */
export function NeighbourLinks({ neighbours }: Pick<Route.ComponentProps['loaderData'], 'neighbours'>) {
  const t = useText()
  const language = useLanguage()
  return (
    <nav aria-label={t('page.beside')} className="mt-auto flex flex-wrap gap-3">
      {neighbours.map((neighbour) => (
        <ButtonLink
          key={neighbour.slug}
          to={paths.page(language, neighbour.slug)}
          rel={neighbour.direction === 'previous' ? 'prev' : 'next'}
        >
          {neighbour.direction === 'previous'
            ? `← ${pageTitle(neighbour.title, language)}`
            : `${pageTitle(neighbour.title, language)} →`}
        </ButtonLink>
      ))}
    </nav>
  )
}

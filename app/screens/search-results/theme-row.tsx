import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Theme } from '../page-lists/theme-grid.tsx'
import { ThemePicture } from '../page-lists/theme-picture.tsx'

interface DescribedTheme extends Theme {
  description: string
}

/** The found themes in one row: as large tiles they would push the pages below the fold. On a phone only screen readers get descriptions. */
export function ThemeRow({ themes }: { themes: readonly DescribedTheme[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className="mb-2 flex items-start gap-x-3">
      <h2 className="shrink-0 py-4 text-base">{t('search.categories')}</h2>
      <ul className="flex grow gap-1.5 overflow-x-auto py-1.5 max-sm:-mr-4 max-sm:pr-4 sm:flex-wrap">
        {themes.map((theme) => (
          // The hidden description must scroll with the row, or it widens the screen.
          <li key={theme.id} className="relative shrink-0">
            <Link
              to={paths.category(language, theme.slug)}
              className="crayon crayon-sky inline-flex min-h-11 items-center gap-2 rounded-full border-[2.5px] border-ink bg-sheet px-4 font-display font-bold"
            >
              <span aria-hidden="true">
                <ThemePicture theme={theme} />
              </span>
              {theme.name}
            </Link>
            {theme.description && (
              <p className="mt-1 max-w-md px-2 text-sm text-ink-soft max-sm:sr-only">{theme.description}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

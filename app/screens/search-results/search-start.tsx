import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type Theme, ThemeGrid } from '../page-lists/theme-grid.tsx'

/** A test searches the starter library for each of them, in every language. */
const EXAMPLE_NUMBERS = [1, 2, 3, 4, 5, 6] as const

/** The search screen before a search: example searches and popular themes. */
export function SearchStart({ themes }: { themes: readonly Theme[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <section className="mt-4 mb-8">
        <h2 className="mb-3 text-xl">{t('search.examples')}</h2>
        <ul className="flex flex-wrap gap-2.5">
          {EXAMPLE_NUMBERS.map((number) => {
            const example = t(`search.example-${number}`)
            return (
              <li key={example}>
                <Link
                  to={paths.search(language, example)}
                  className="crayon crayon-sky inline-flex min-h-11 items-center rounded-full border-2 border-dashed border-ink px-4 font-display font-bold"
                >
                  {example}
                </Link>
              </li>
            )
          })}
        </ul>
      </section>
      <PopularThemes themes={themes} />
    </>
  )
}

export function PopularThemes({ themes }: { themes: readonly Theme[] }) {
  const t = useText()
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-xl">{t('search.popular-themes')}</h2>
      <ThemeGrid categories={themes} />
    </section>
  )
}

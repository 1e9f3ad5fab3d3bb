import { useText } from '#app/lib/texts/use-text.tsx'
import { type Theme, ThemeGrid } from '../page-lists/theme-grid.tsx'

export function PopularThemes({ themes }: { themes: readonly Theme[] }) {
  const t = useText()
  return (
    <section className="mt-4 mb-10">
      <h2 className="mb-3 text-xl">{t('search.popular-themes')}</h2>
      <ThemeGrid categories={themes} />
    </section>
  )
}

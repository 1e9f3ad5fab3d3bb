import { LANGUAGES } from '#domain/text/languages.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'
import { type ContentKind, type CoverageRow, TRANSLATIONS_KEY } from './translation-queries.ts'

/** How many pages or categories are translated into each language. */
export function Coverage({ content }: { content: ContentKind }) {
  const t = useText()
  const { data } = useAdminQuery<CoverageRow[]>([...TRANSLATIONS_KEY, 'coverage'], (client) =>
    client.rpc('translation_coverage'),
  )
  return (
    <section className="outlined flex flex-col gap-3 p-4">
      <h2 className="text-lg">{t('admin-translations.coverage')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        {LANGUAGES.map((language) => {
          const row = data?.find(
            (candidate) => candidate.content_type === content && candidate.language === language,
          )
          const [done, total] = [row?.translated ?? 0, row?.total ?? 0]
          const name = t(`admin.lang-${language}`)
          return (
            <li key={language} className="flex flex-col gap-1">
              <span className="flex justify-between gap-x-2 xl:flex-col">
                <span className="font-display font-bold">{name}</span>
                <span className="tabular-nums">{data ? t('admin.progress', { done, total }) : '…'}</span>
              </span>
              <progress className="crayon-progress" aria-label={name} value={done} max={Math.max(total, 1)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

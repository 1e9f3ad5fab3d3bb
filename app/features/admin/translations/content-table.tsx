import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { RowSelection } from '../table/row-selection.tsx'
import type { ContentKind, ContentRow } from './translation-queries.ts'
import { useRequestTranslations } from './request-buttons.tsx'
import { useTargetLanguages } from './target-language-choice.tsx'

interface Props {
  content: ContentKind
  rows: readonly ContentRow[]
  selection: RowSelection
  onEdit(row: ContentRow): void
}

export function ContentTable({ content, rows, selection, onEdit }: Props) {
  const t = useText()
  const language = useLanguage()
  const { request, blocked } = useRequestTranslations(content)
  const { selected: targets } = useTargetLanguages()
  const nameOf = (row: ContentRow) => pageTitle(row.title, language, row.slug)
  const needsTranslation = (row: ContentRow) => targets.some((target) => row.missing.includes(target))
  return (
    <DataTable
      caption={t(content === 'page' ? 'admin.sub-pages' : 'admin.sub-categories')}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      selection={selection}
      columns={[
        {
          id: 'name',
          label: t('admin-translations.name'),
          renderCell: (row) => (
            <span className="flex flex-col">
              <span className="font-semibold">{nameOf(row)}</span>
              {row.by_artist && (
                <span className="text-sm text-ink-soft">{t('admin-translations.by-artist')}</span>
              )}
            </span>
          ),
        },
        {
          id: 'languages',
          label: t('admin-translations.languages'),
          renderCell: (row) => <LanguageBadges missing={row.missing} />,
        },
        {
          id: 'actions',
          label: t('admin.actions'),
          renderCell: (row) => (
            <span className="flex flex-wrap gap-2 max-md:justify-end">
              <Button
                className="min-h-11 px-3"
                disabled={blocked || !needsTranslation(row)}
                aria-label={t('admin-translations.translate-one', { name: nameOf(row) })}
                onClick={() => void request([row.id])}
              >
                {t('admin-translations.translate')}
              </Button>
              <Button
                className="min-h-11 px-3"
                aria-label={t('admin-translations.edit-one', { name: nameOf(row) })}
                onClick={() => onEdit(row)}
              >
                {t('admin-translations.edit')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

/** One badge per language; a missing language has a dashed border and a text for screen readers. */
function LanguageBadges({ missing }: { missing: readonly Language[] }) {
  const t = useText()
  return (
    <ul className="flex flex-wrap gap-1 max-md:justify-end">
      {LANGUAGES.map((language) => {
        const isMissing = missing.includes(language)
        return (
          <li key={language}>
            <Badge variant={isMissing ? 'plain' : 'success'} className={isMissing ? 'border-dashed' : ''}>
              <span aria-hidden="true">{isMissing ? '–' : '✓'}</span>
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">
                {t(isMissing ? 'admin-translations.missing-in' : 'admin-translations.there-in', {
                  language: t(`admin.lang-${language}`),
                })}
              </span>
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

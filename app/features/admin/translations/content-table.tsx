import { LANGUAGES, type Language } from '#domain/languages.ts'
import { pageTitle } from '#domain/text.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '../parts/data-table.tsx'
import type { Selection } from '../parts/selection.tsx'
import type { ContentKind, ContentRow } from './queries.ts'
import { useRequest } from './request-buttons.tsx'
import { useTargets } from './targets.tsx'

interface Props {
  content: ContentKind
  rows: readonly ContentRow[]
  selection: Selection
  onEdit(row: ContentRow): void
}

export function ContentTable({ content, rows, selection, onEdit }: Props) {
  const t = useText()
  const language = useLanguage()
  const { request, blocked } = useRequest(content)
  const { chosen } = useTargets()
  const nameOf = (row: ContentRow) => pageTitle(row.title, language, row.slug)
  const needs = (row: ContentRow) => chosen.some((target) => row.missing.includes(target))
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
          renderCell: (row) => <Present missing={row.missing} />,
        },
        {
          id: 'actions',
          label: t('admin.actions'),
          renderCell: (row) => (
            <span className="flex flex-wrap gap-2 max-md:justify-end">
              <Button
                className="min-h-11 px-3"
                disabled={blocked || !needs(row)}
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

/** Which languages can read it; a missing one is dashed and says so. */
function Present({ missing }: { missing: readonly Language[] }) {
  const t = useText()
  return (
    <ul className="flex flex-wrap gap-1 max-md:justify-end">
      {LANGUAGES.map((language) => {
        const isMissing = missing.includes(language)
        return (
          <li key={language}>
            <Badge fill={isMissing ? 'plain' : 'done'} className={isMissing ? 'border-dashed' : ''}>
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

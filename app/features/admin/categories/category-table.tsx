import { LANGUAGES } from '#domain/text/languages.ts'
import { categoryName, textInLanguage } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { DataTable } from '../table/data-table.tsx'
import { RowAction } from '../table/row-action.tsx'
import type { Category } from '../queries/use-categories.ts'
import { useCategoryCounts } from './use-category-counts.ts'

interface Props {
  categories: readonly Category[]
  onEdit(category: Category): void
  onDelete(category: Category): void
}

export function CategoryTable({ categories, onEdit, onDelete }: Props) {
  const t = useText()
  const language = useLanguage()
  const countOf = useCategoryCounts()
  const nameOf = (category: Category) => categoryName(category, language)
  return (
    <DataTable
      caption={t('admin-categories.caption')}
      rows={categories}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('admin-categories.name'),
          renderCell: (category) => (
            <span className="font-semibold">
              <span aria-hidden="true">{category.icon} </span>
              {nameOf(category)}
            </span>
          ),
        },
        {
          id: 'slug',
          label: t('admin-categories.slug'),
          renderCell: ({ slug }) => <code className="break-all">{slug}</code>,
        },
        {
          id: 'pages',
          label: t('admin-categories.pages'),
          renderCell: ({ id }) => t('admin-categories.count', { ...countOf(id) }),
        },
        {
          id: 'languages',
          label: t('admin-categories.languages'),
          renderCell: ({ name_translations: names }) =>
            t('admin-categories.written', {
              count: LANGUAGES.filter((candidate) => textInLanguage(names, candidate) !== undefined).length,
            }),
        },
        {
          id: 'actions',
          label: t('admin.actions'),
          renderCell: (category) => (
            <span className="inline-flex flex-wrap justify-end gap-1 md:flex-nowrap">
              <RowAction
                label={t('admin-categories.edit')}
                subject={nameOf(category)}
                onClick={() => onEdit(category)}
              />
              <RowAction
                label={t('admin.delete')}
                subject={nameOf(category)}
                onClick={() => onDelete(category)}
              />
            </span>
          ),
        },
      ]}
    />
  )
}

import { useText } from '#app/lib/texts/use-text.tsx'
import { DataTable } from '../table/data-table.tsx'
import { RowAction } from '../table/row-action.tsx'
import type { Synonym } from './use-synonyms.ts'

interface Props {
  synonyms: readonly Synonym[]
  onEdit(synonym: Synonym): void
  onDelete(synonym: Synonym): void
}

export function SynonymTable({ synonyms, onEdit, onDelete }: Props) {
  const t = useText()
  return (
    <DataTable
      caption={t('admin-synonyms.caption')}
      rows={synonyms}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'word',
          label: t('admin-synonyms.word'),
          renderCell: ({ word, language }) => (
            <span lang={language} className="font-semibold wrap-anywhere">
              {word}
            </span>
          ),
        },
        {
          id: 'meaning',
          label: t('admin-synonyms.meaning'),
          renderCell: ({ meaning, language }) => (
            <span lang={language} className="wrap-anywhere">
              {meaning}
            </span>
          ),
        },
        {
          id: 'language',
          label: t('admin-synonyms.language'),
          renderCell: ({ language }) => t(`admin.lang-${language}`),
        },
        {
          id: 'actions',
          label: t('admin.actions'),
          renderCell: (synonym) => (
            <span className="inline-flex flex-wrap justify-end gap-1 md:flex-nowrap">
              <RowAction
                label={t('admin-synonyms.edit')}
                subject={synonym.word}
                onClick={() => onEdit(synonym)}
              />
              <RowAction label={t('admin.delete')} subject={synonym.word} onClick={() => onDelete(synonym)} />
            </span>
          ),
        },
      ]}
    />
  )
}

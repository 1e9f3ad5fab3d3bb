import { categoryName } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { Select } from '#app/ui/field.tsx'
import { useCategories } from '../queries/use-categories.ts'

interface Props {
  label: string
  /** Label of the empty choice. */
  emptyLabel: string
  value: string
  onChange(id: string): void
  error?: string
  disabled?: boolean
  /** Id of a category to leave out. */
  excludedId?: string
}

/** Lists the categories by their names in the admin's language. */
export function CategorySelect({ emptyLabel, onChange, excludedId, ...rest }: Props) {
  const language = useLanguage()
  const { data = [] } = useCategories()
  const named = data
    .filter(({ id }) => id !== excludedId)
    .map((category) => ({ ...category, label: categoryName(category, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return (
    <Select {...rest} onChange={(event) => onChange(event.target.value)}>
      <option value="">{emptyLabel}</option>
      {named.map(({ id, icon, label }) => (
        <option key={id} value={id}>
          {icon ? `${icon} ${label}` : label}
        </option>
      ))}
    </Select>
  )
}

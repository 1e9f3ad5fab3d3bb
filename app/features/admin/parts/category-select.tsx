import { categoryName } from '#domain/text.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { Select } from '#app/ui/field.tsx'
import { useCategories } from './use-categories.ts'

interface Props {
  label: string
  /** What choosing none is called. */
  none: string
  value: string
  onChange(id: string): void
  error?: string
  disabled?: boolean
  /** A category that cannot be chosen. */
  without?: string
}

/** The categories by their name in the reader's language. */
export function CategorySelect({ none, onChange, without, ...rest }: Props) {
  const language = useLanguage()
  const { data = [] } = useCategories()
  const named = data
    .filter(({ id }) => id !== without)
    .map((category) => ({ ...category, label: categoryName(category, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return (
    <Select {...rest} onChange={(event) => onChange(event.target.value)}>
      <option value="">{none}</option>
      {named.map(({ id, icon, label }) => (
        <option key={id} value={id}>
          {icon ? `${icon} ${label}` : label}
        </option>
      ))}
    </Select>
  )
}

import { type Style, STYLES } from '#domain/pages/creation-options.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'

export function StyleSelect({
  value,
  onChange,
  disabled,
}: {
  value: Style
  onChange(style: Style): void
  disabled?: boolean
}) {
  const t = useText()
  return (
    <Select
      label={t('admin-generator.style')}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as Style)}
    >
      {STYLES.map((style) => (
        <option key={style} value={style}>
          {t(`admin-generator.style-${style}`)}
        </option>
      ))}
    </Select>
  )
}

import { NUMBER_TASKS } from '#domain/coloring/sums.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Select } from '#app/ui/field.tsx'

interface Props {
  label: string
  value: string
  /** Adds the choice of no numbers at all, with the value ''. */
  canBeOff?: boolean
  onChange(task: string): void
}

/** What is printed into the regions of a page: numbers, or sums by school year. */
export function NumberTaskSelect({ label, value, canBeOff, onChange }: Props) {
  const t = useText()
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {canBeOff && <option value="">{t('numbers.off')}</option>}
      {NUMBER_TASKS.map((task) => (
        <option key={task} value={task}>
          {t(`numbers.task-${task}`)}
        </option>
      ))}
    </Select>
  )
}

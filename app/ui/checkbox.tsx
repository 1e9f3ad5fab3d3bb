/** A checkbox with a label that is large enough for touch. */
export function Checkbox({
  label,
  checked,
  onChange,
  name,
}: {
  label: string
  checked: boolean
  onChange(checked: boolean): void
  name?: string
}) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-ink"
      />
      {label}
    </label>
  )
}

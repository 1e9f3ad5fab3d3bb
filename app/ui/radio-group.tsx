interface RadioGroupProps<Value extends string> {
  legend: string
  /** Hides the legend visually; screen readers still announce it. */
  isLegendHidden?: boolean
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange(value: Value): void
}

/**
 * Radio buttons shown as outlined labels. They use the text font, because "A4" looks crossed out in the handwritten
 * one.
 */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden,
  name,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="crayon crayon-sun inline-flex min-h-11 cursor-pointer items-center rounded-full border-2 border-ink px-4 font-bold has-checked:bg-sun has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

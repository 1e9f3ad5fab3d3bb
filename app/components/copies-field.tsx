import { useState } from 'react'
import { CLASS_PACK_LIMITS, clampCopies } from '#domain/print/class-pack.ts'

interface Props {
  /** Read by screen readers; a visible label can be around the field instead. */
  label?: string
  copies: number
  onChange(copies: number): void
}

/** How often a page is printed. While the user types, the field shows the typed text, which may be empty between 1 and 25. */
export function CopiesField({ label, copies, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={1}
      max={CLASS_PACK_LIMITS.maxCopies}
      value={typed ?? copies}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value) onChange(clampCopies(target.valueAsNumber))
      }}
      onBlur={() => setTyped(undefined)}
      className="outlined min-h-11 w-16 px-2 text-center font-text"
    />
  )
}

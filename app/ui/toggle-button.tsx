import type { ReactNode } from 'react'

/** A round icon button with two states, filled while it is on. */
export function ToggleButton({
  label,
  isOn,
  crayon,
  onClick,
  children,
}: {
  label: string
  isOn: boolean
  crayon: 'tomato' | 'sky'
  onClick(): void
  children: ReactNode
}) {
  const fill = crayon === 'tomato' ? 'crayon-tomato aria-pressed:bg-tomato' : 'crayon-sky aria-pressed:bg-sky'
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onClick}
      className={`script-only crayon inline-flex size-11 shrink-0 items-center justify-center rounded-full border-[2.5px] border-ink bg-sheet ${fill}`}
    >
      {children}
    </button>
  )
}

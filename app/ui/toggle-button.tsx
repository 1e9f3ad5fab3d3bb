import type { ReactNode } from 'react'
import { ICON_BUTTON_CLASS } from './button.tsx'

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
      className={`script-only ${ICON_BUTTON_CLASS} ${fill}`}
    >
      {children}
    </button>
  )
}

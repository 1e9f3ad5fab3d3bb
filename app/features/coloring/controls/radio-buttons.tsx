import type { KeyboardEvent, ReactNode } from 'react'
import { useTool } from '../model/tools.ts'

interface Props<Value> {
  label: string
  values: readonly Value[]
  selected: Value
  onSelect(value: Value): void
  className: string
  /** Renders the button of a value. It must pass the properties on to its element. */
  children(value: Value, radio: RadioProps): ReactNode
}

export interface RadioProps {
  type: 'button'
  role: 'radio'
  'aria-checked': boolean
  tabIndex: 0 | -1
  onClick(): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/**
 * Buttons of which one is selected. As in every radio group, Tab reaches the selected one and arrow keys select another. With step buttons
 * Tab reaches all of them, because a switch device sends Tab and Enter but no arrow keys.
 */
export function RadioButtons<Value>({
  label,
  values,
  selected,
  onSelect,
  className,
  children,
}: Props<Value>) {
  const hasSteps = useTool('hasSteps')
  const reachable = values.includes(selected) ? selected : values[0]
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {values.map((value) =>
        children(value, {
          type: 'button',
          role: 'radio',
          'aria-checked': value === selected,
          tabIndex: hasSteps || value === reachable ? 0 : -1,
          onClick: () => onSelect(value),
          onKeyDown: selectWithArrows,
        }),
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Focuses and selects the next or previous button; after the last one comes the first. */
function selectWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const radios = [...event.currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role=radio]')]
  const next = radios[(radios.indexOf(event.currentTarget) + step + radios.length) % radios.length]!
  event.preventDefault()
  next.focus()
  next.click()
}

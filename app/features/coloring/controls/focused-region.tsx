import { useEffect, useRef } from 'react'
import type { ColorByNumber } from '#domain/coloring/color-by-number.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { ColoringSession } from '../model/coloring-session.ts'
import { useTool } from '../model/tools.ts'
import { useRegionDescription } from '../model/use-region-description.ts'
import type { RegionSteps } from '../model/use-region-steps.ts'
import { StepBar } from './step-bar.tsx'

interface Props {
  regionMap: RegionMap
  session: ColoringSession
  steps: RegionSteps
  numbered: ColorByNumber | undefined
  /** Colors the focused region. */
  onFill(): void
}

/** Names the region that the keyboard or a switch device has focused, and shows the buttons that lead to the next one. */
export function FocusedRegion({ onFill, ...options }: Props) {
  const t = useText()
  const description = useRegionDescription(options)
  const live = useSaveState(options.session)
  const hasSteps = useTool('hasSteps')
  return (
    <>
      {hasSteps && (
        <StepBar
          label={description || t('coloring.steps-start')}
          onStep={options.steps.step}
          onFill={onFill}
        />
      )}
      <p ref={live} aria-live="polite" className="sr-only">
        {description}
      </p>
    </>
  )
}

/** Writes the save state to an attribute. A render for each tap would delay its color. */
function useSaveState({ get, subscribe }: ColoringSession) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const show = () => {
      if (element.current) element.current.dataset.saved = get().save
    }
    show()
    return subscribe(show)
  }, [get, subscribe])
  return element
}

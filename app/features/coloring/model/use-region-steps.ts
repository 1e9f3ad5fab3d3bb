import { useState } from 'react'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { stepOrder } from './region-steps.ts'

export interface RegionSteps {
  /** The region that the keyboard or a switch device has focused. */
  focused: number | undefined
  focus(region: number): void
  step(by: -1 | 1): void
  /** The regions in the order of the steps. */
  order(): readonly number[]
}

/** Moves the focus from region to region with a keyboard or a switch device (large buttons for people who cannot use a keyboard). */
export function useRegionSteps(regionMap: RegionMap): RegionSteps {
  const [focused, focus] = useState<number>()
  // Most visitors never step, so the regions are sorted at the first step.
  const [order] = useState(() => {
    let sorted: readonly number[] | undefined
    return () => (sorted ??= stepOrder(regionMap))
  })
  return {
    focused,
    focus,
    step(by) {
      const regions = order()
      const at = focused === undefined ? (by > 0 ? -1 : 0) : regions.indexOf(focused)
      focus(regions[(at + by + regions.length) % regions.length]!)
    },
    order,
  }
}

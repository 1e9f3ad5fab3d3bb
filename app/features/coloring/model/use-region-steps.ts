import { useMemo, useState } from 'react'
import type { ColorByNumber } from '#domain/coloring/color-by-number.ts'
import { filledCrayon, paintedItems } from '#domain/coloring/coloring-action.ts'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type ColoringHistory, doneActions } from './coloring-history.ts'
import { placeAmongNamesakes, stepOrder } from './region-steps.ts'

interface Options {
  regionMap: RegionMap
  history: ColoringHistory
  numbered: ColorByNumber | undefined
}

/** The region that the keyboard or a switch has reached, in words, and the way to the next one. */
export function useRegionSteps({ regionMap, history, numbered }: Options) {
  const t = useText()
  const language = useLanguage()
  const { regions, names } = regionMap
  const order = useMemo(() => stepOrder(regionMap), [regionMap])
  const [focused, focus] = useState<number>()

  /** "castle, roof, 3 of 12, red" */
  function describe(region: number): string {
    const { place, count } = placeAmongNamesakes(regions, order, region)
    const nameIndex = regions[region]![5]
    const name = nameIndex === undefined ? t('coloring.area') : names[nameIndex]![language]
    const crayon = filledCrayon(paintedItems(doneActions(history)), region)
    const color = crayon === undefined ? t('coloring.no-color') : t(`coloring.crayon-${CRAYONS[crayon]!.id}`)
    const number = numbered?.regions[region]?.text
    return `${number ? `${number}: ` : ''}${t('coloring.region', { name, place, count, color })}`
  }
  return {
    focused,
    focus,
    /** Empty if no region is reached. */
    description: focused === undefined ? '' : describe(focused),
    step(by: -1 | 1) {
      const at = focused === undefined ? (by > 0 ? -1 : 0) : order.indexOf(focused)
      focus(order[(at + by + order.length) % order.length])
    },
  }
}

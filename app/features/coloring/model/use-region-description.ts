import type { ColorByNumber } from '#domain/coloring/color-by-number.ts'
import { filledCrayon, paintedItems } from '#domain/coloring/coloring-action.ts'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { doneActions } from './coloring-history.ts'
import type { ColoringSession } from './coloring-session.ts'
import { placeAmongNamesakes } from './region-steps.ts'
import type { RegionSteps } from './use-region-steps.ts'
import { useSession } from './use-session.ts'

interface Options {
  regionMap: RegionMap
  session: ColoringSession
  steps: RegionSteps
  numbered: ColorByNumber | undefined
}

/** The focused region in words: "castle, roof, 3 of 12, red". Empty if no region has the focus. */
export function useRegionDescription({ regionMap, session, steps, numbered }: Options): string {
  const t = useText()
  const language = useLanguage()
  const { focused } = steps
  const crayon = useSession(session, ({ history }) =>
    focused === undefined ? undefined : filledCrayon(paintedItems(doneActions(history)), focused),
  )
  if (focused === undefined) return ''
  const { regions, names } = regionMap
  const { place, count } = placeAmongNamesakes(regions, steps.order(), focused)
  const nameIndex = regions[focused]![5]
  const name = nameIndex === undefined ? t('coloring.area') : names[nameIndex]![language]
  const color = crayon === undefined ? t('coloring.no-color') : t(`coloring.crayon-${CRAYONS[crayon]!.id}`)
  const number = numbered?.regions[focused]?.text
  return `${number ? `${number}: ` : ''}${t('coloring.region', { name, place, count, color })}`
}

import { memo } from 'react'
import type { ColorByNumber } from '#domain/coloring/color-by-number.ts'
import { coloredRegions, paintedItems } from '#domain/coloring/coloring-action.ts'
import type { MapRegion } from '#domain/coloring/region-map.ts'
import { doneActions } from '../model/coloring-history.ts'
import type { ColoringSession } from '../model/coloring-session.ts'
import { useSession } from '../model/use-session.ts'

interface Props {
  regions: readonly MapRegion[]
  numbered: ColorByNumber
  session: ColoringSession
}

/** The numbers of a page that is colored by number, in page units. Regions with a color show no number any more. */
export const NumberOverlay = memo(function NumberOverlay({ regions, numbered, session }: Props) {
  const history = useSession(session, (state) => state.history)
  const colored = coloredRegions(paintedItems(doneActions(history)))
  return numbered.regions.map(({ region, text, size }) => (
    <RegionNumber
      key={region}
      mapRegion={regions[region]!}
      text={text}
      size={size}
      isHidden={colored.has(region)}
    />
  ))
})

interface NumberProps {
  mapRegion: MapRegion
  text: string
  /** 0 if the region is too small for a printed number. */
  size: number
  isHidden: boolean
}

const RegionNumber = memo(function RegionNumber({
  mapRegion: [, x, y, room],
  text,
  size,
  isHidden,
}: NumberProps) {
  if (isHidden) return null
  return (
    <text
      x={x}
      y={y}
      // On the screen a small region is numbered, too, because it can be enlarged.
      fontSize={size || Math.max(3, room * 1.5)}
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-ink-soft font-text"
    >
      {text}
    </text>
  )
})

import { memo } from 'react'
import type { ColorByNumber } from '#domain/coloring/color-by-number.ts'
import type { MapRegion } from '#domain/coloring/region-map.ts'

interface Props {
  regions: readonly MapRegion[]
  numbered: ColorByNumber
  /** Regions with a color show no number any more. */
  colored: ReadonlySet<number>
}

/** The numbers of a page that is colored by number, in page units. */
export const NumberOverlay = memo(function NumberOverlay({ regions, numbered, colored }: Props) {
  return numbered.regions.map(({ region, text, size }) => {
    if (colored.has(region)) return null
    const [, x, y, room] = regions[region]!
    return (
      <text
        key={region}
        x={x}
        y={y}
        // A region that is too small for print is numbered on the screen, where it can be enlarged.
        fontSize={size || Math.max(3, room * 1.5)}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink-soft font-text"
      >
        {text}
      </text>
    )
  })
})

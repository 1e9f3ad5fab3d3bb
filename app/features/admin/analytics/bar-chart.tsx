import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useLanguage } from '#app/lib/layout/site-data.ts'

const INK = '#1d1b20'
const GRID_LINE = 'rgb(29 27 32 / 0.12)'
const HEIGHT_PX = 160
const DAY_S = 86_400
const FONT = '13px "Atkinson Hyperlegible Next Variable", sans-serif'

interface Props {
  /** ISO dates, one per day. */
  days: readonly string[]
  counts: readonly number[]
  color: string
}

/** Hidden from screen readers, because the table below the chart holds the same numbers. */
export function BarChart({ days, counts, color }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const dayFormat = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const numberFormat = new Intl.NumberFormat(language)
    const axis = { stroke: INK, font: FONT, grid: { stroke: GRID_LINE, width: 1 }, ticks: { show: false } }
    const chart = new uPlot(
      {
        width: Math.max(element.clientWidth, 100),
        height: HEIGHT_PX,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          // Half a day of padding, so that the first and the last bar are not cut off.
          x: { range: (_chart, first, last) => [first - DAY_S / 2, last + DAY_S / 2] },
          y: { range: (_chart, _low, high) => [0, Math.max(high, 4)] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            size: 26,
            space: 70,
            values: (_chart, seconds) => seconds.map((second) => dayFormat.format(second * 1000)),
          },
          {
            ...axis,
            size: 48,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 50000, 100000],
            values: (_chart, values) => values.map((value) => numberFormat.format(value)),
          },
        ],
        series: [
          {},
          {
            stroke: INK,
            width: days.length > 100 ? 0 : 1.5,
            fill: color,
            points: { show: false },
            paths: uPlot.paths.bars!({ size: [0.7, 40] }),
          },
        ],
      },
      [days.map((date) => Date.parse(date) / 1000), [...counts]],
      element,
    )
    const resizeObserver = new ResizeObserver(() =>
      chart.setSize({ width: Math.max(element.clientWidth, 100), height: HEIGHT_PX }),
    )
    resizeObserver.observe(element)
    return () => {
      resizeObserver.disconnect()
      chart.destroy()
    }
  }, [days, counts, color, language])
  return <div ref={container} aria-hidden="true" className="h-[160px] w-full overflow-hidden" />
}

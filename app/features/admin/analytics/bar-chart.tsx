import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useLanguage } from '#app/lib/frame.ts'

const INK = '#1d1b20'
const FAINT = 'rgb(29 27 32 / 0.12)'
const HEIGHT = 160
const DAY_S = 86_400
const FONT = '13px "Atkinson Hyperlegible Next Variable", sans-serif'

interface Props {
  /** ISO dates, one a day. */
  days: readonly string[]
  counts: readonly number[]
  colour: string
}

/** Bars drawn like everything here: ink outline, crayon inside. Only for eyes; the table beneath says the same. */
export function BarChart({ days, counts, colour }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const number = new Intl.NumberFormat(language)
    const axis = { stroke: INK, font: FONT, grid: { stroke: FAINT, width: 1 }, ticks: { show: false } }
    const chart = new uPlot(
      {
        width: Math.max(box.clientWidth, 100),
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          // Half a day more on both sides, so that the first and the last bar stand whole.
          x: { range: (_chart, first, last) => [first - DAY_S / 2, last + DAY_S / 2] },
          y: { range: (_chart, _low, high) => [0, Math.max(high, 4)] },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            size: 26,
            space: 70,
            values: (_chart, at) => at.map((s) => day.format(s * 1000)),
          },
          {
            ...axis,
            size: 48,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 50000, 100000],
            values: (_chart, at) => at.map((value) => number.format(value)),
          },
        ],
        series: [
          {},
          {
            stroke: INK,
            width: days.length > 100 ? 0 : 1.5,
            fill: colour,
            points: { show: false },
            paths: uPlot.paths.bars!({ size: [0.7, 40] }),
          },
        ],
      },
      [days.map((date) => Date.parse(date) / 1000), [...counts]],
      box,
    )
    const watcher = new ResizeObserver(() =>
      chart.setSize({ width: Math.max(box.clientWidth, 100), height: HEIGHT }),
    )
    watcher.observe(box)
    return () => {
      watcher.disconnect()
      chart.destroy()
    }
  }, [days, counts, colour, language])
  return <div ref={place} aria-hidden="true" className="h-[160px] w-full overflow-hidden" />
}

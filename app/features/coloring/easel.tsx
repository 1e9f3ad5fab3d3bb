import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ColorByNumber } from '#domain/coloring/color-by-number.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { listenToGestures } from './canvas/gestures.ts'
import { createPainter, type Painter } from './canvas/painter.ts'
import { changedView, fittingView, type View, viewWith } from './canvas/view.ts'
import { NumberOverlay } from './controls/number-overlay.tsx'
import { ZoomButtons } from './controls/zoom-buttons.tsx'
import { createEaselActions } from './easel-actions.ts'
import type { LoadedColoring } from './load-coloring.ts'
import { coloredRegions, paintedItems } from './model/coloring-action.ts'
import { doneActions, type ColoringHistory } from './model/coloring-history.ts'
import type { ColoringSession } from './model/coloring-session.ts'
import { isArrowKey, regionInDirection } from './model/region-steps.ts'
import { useTools } from './model/tools.ts'

interface Props {
  loaded: LoadedColoring
  session: ColoringSession
  history: ColoringHistory
  /** The region that the keyboard or a switch has reached. */
  focused: number | undefined
  /** The numbers of a page that is colored by number. */
  numbered: ColorByNumber | undefined
  onFocus(region: number): void
  /** Fills or clears the focused region. */
  onUse(kind: 'fill' | 'clear'): void
}

const ZOOM_STEP = 1.6

/** The page to color: colors below, ink above. */
export function Easel({ loaded, session, history, focused, numbered, onFocus, onUse }: Props) {
  const t = useText()
  const { sheet } = loaded.page
  const stage = useRef<HTMLDivElement>(null)
  const colors = useRef<HTMLCanvasElement>(null)
  const ink = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter>(undefined)
  const painted = useRef<ColoringHistory>(undefined)
  const [view, setView] = useState<View>()
  const tools = useTools()
  const current = useRef({ tools })
  useEffect(() => {
    current.current = { tools }
  })

  useEffect(() => {
    const element = stage.current!
    const made = createPainter({ colors: colors.current!, ink: ink.current!, sheet, drawing: loaded.drawing })
    painter.current = made
    const observer = new ResizeObserver(() => {
      made.resize({ width: element.clientWidth, height: element.clientHeight })
      setView(made.view)
    })
    observer.observe(element)
    const actions = createEaselActions({
      painter: made,
      session,
      tools: () => current.current.tools,
      onPainted: (next) => (painted.current = next),
    })
    const stop = listenToGestures(element, {
      ...actions,
      onViewChange(change) {
        made.show(changedView(made.view, change, sheet, made.size), true)
        setView(made.view)
      },
      onViewEnd: () => made.show(made.view),
    })
    return () => {
      observer.disconnect()
      stop()
    }
  }, [loaded, session, sheet])

  useEffect(() => {
    if (painted.current === history) return
    painted.current = history
    painter.current?.paintAll(paintedItems(doneActions(history)))
  }, [history])

  // The keyboard may reach a region that a zoomed view does not show.
  useEffect(() => {
    const made = painter.current
    if (!made || focused === undefined) return
    const [, x, y] = sheet.regions[focused]!
    const next = viewWith(made.view, { x, y }, sheet, made.size)
    if (next === made.view) return
    made.show(next)
    setView(next)
  }, [focused, sheet])

  const colored = useMemo(() => coloredRegions(paintedItems(doneActions(history))), [history])

  const zoom = (factor: number) => {
    const made = painter.current
    if (!made) return
    const region = focused === undefined ? undefined : sheet.regions[focused]
    const middle = { x: made.size.width / 2, y: made.size.height / 2 }
    const from = region
      ? { x: region[1] * made.view.scale + made.view.x, y: region[2] * made.view.scale + made.view.y }
      : middle
    made.show(
      factor === 0
        ? fittingView(sheet, made.size)
        : changedView(made.view, { factor, from, to: region ? middle : from }, sheet, made.size),
    )
    setView(made.view)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (isArrowKey(key)) onFocus(focused === undefined ? 0 : regionInDirection(sheet.regions, focused, key))
    else if (key === 'Enter' || key === ' ') onUse('fill')
    else if (key === 'Delete' || key === 'Backspace') onUse('clear')
    else if (key === '+' || key === '=') zoom(ZOOM_STEP)
    else if (key === '-') zoom(1 / ZOOM_STEP)
    else if (key === '0') zoom(0)
    else return
    event.preventDefault()
  }

  return (
    <div className="@container-size relative min-h-0 min-w-0 grow overflow-hidden bg-sky-soft">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native element moves inside itself with arrow keys */}
      <div
        ref={stage}
        role="application"
        aria-label={t('coloring.picture')}
        aria-describedby="coloring-help"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="absolute inset-0 touch-none overflow-hidden select-none focus-visible:outline-offset-[-4px]"
        data-coloring-stage
      >
        <canvas ref={colors} className="absolute top-0 left-0 origin-top-left" />
        <canvas ref={ink} className="absolute top-0 left-0 origin-top-left mix-blend-multiply" />
        {numbered && view && (
          <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
            <g transform={`matrix(${view.scale} 0 0 ${view.scale} ${view.x} ${view.y})`}>
              <NumberOverlay regions={sheet.regions} numbered={numbered} colored={colored} />
            </g>
          </svg>
        )}
        {focused !== undefined && view && (
          <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
            <g
              transform={`matrix(${view.scale} 0 0 ${view.scale} ${view.x} ${view.y})`}
              fill="none"
              strokeLinejoin="round"
            >
              <path
                d={sheet.regions[focused]![0]}
                stroke="#fff"
                strokeWidth="9"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={sheet.regions[focused]![0]}
                stroke="#1d1b20"
                strokeWidth="4"
                strokeDasharray="10 6"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          </svg>
        )}
      </div>
      <p id="coloring-help" className="sr-only">
        {t('coloring.help')}
      </p>
      <ZoomButtons onZoom={(step) => zoom(step === 0 ? 0 : step > 0 ? ZOOM_STEP : 1 / ZOOM_STEP)} />
    </div>
  )
}

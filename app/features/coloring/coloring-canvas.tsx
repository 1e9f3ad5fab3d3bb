import { type KeyboardEvent, useEffect } from 'react'
import type { ColorByNumber } from '#domain/coloring/color-by-number.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { usePainter } from './canvas/use-painter.ts'
import { fittingView, viewWith, zoomedView, type ZoomStep } from './canvas/view.ts'
import { CrayonName } from './controls/crayon-name.tsx'
import { NumberOverlay } from './controls/number-overlay.tsx'
import { PageOverlay, RegionHighlight } from './controls/page-overlay.tsx'
import { ZoomButtons } from './controls/zoom-buttons.tsx'
import type { LoadedColoring } from './load-coloring.ts'
import type { ColoringSession } from './model/coloring-session.ts'
import { isArrowKey, regionInDirection } from './model/region-steps.ts'
import type { RegionSteps } from './model/use-region-steps.ts'

interface Props {
  loaded: LoadedColoring
  session: ColoringSession
  /** Moves from region to region with a keyboard or a switch device. */
  steps: RegionSteps
  /** The numbers of the regions, if the page is colored by number. */
  numbered: ColorByNumber | undefined
  /** Fills or clears the focused region. */
  onUse(kind: 'fill' | 'clear'): void
}

/** The page to color: colors below, ink above, then numbers and the mark of the keyboard. */
export function ColoringCanvas(props: Props) {
  const { loaded, session, steps, numbered } = props
  const t = useText()
  const { regions } = loaded.page.regionMap
  const { area, colors, ink, view, zoom } = useZoomedPainter(props)
  const focusedRegion = steps.focused === undefined ? undefined : regions[steps.focused]
  return (
    <div className="@container-size relative min-h-0 min-w-0 grow overflow-hidden bg-sky-soft">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no native element moves inside itself with arrow keys */}
      <div
        ref={area}
        role="application"
        aria-label={t('coloring.picture')}
        aria-describedby="coloring-help"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={(event) => handleKey(event, props, zoom)}
        className="absolute inset-0 touch-none overflow-hidden select-none focus-visible:outline-offset-[-4px]"
        data-coloring-canvas
      >
        {/* Without pointer events, because a captured pointer would leave the canvas, which costs eight events for each tap. */}
        <canvas ref={colors} className="pointer-events-none absolute top-0 left-0 origin-top-left" />
        <canvas
          ref={ink}
          className="pointer-events-none absolute top-0 left-0 origin-top-left mix-blend-multiply"
        />
        {view && (numbered || focusedRegion) && (
          <PageOverlay view={view}>
            {numbered && <NumberOverlay regions={regions} numbered={numbered} session={session} />}
            {focusedRegion && <RegionHighlight outline={focusedRegion[0]} />}
          </PageOverlay>
        )}
      </div>
      <p id="coloring-help" className="sr-only">
        {t('coloring.help')}
      </p>
      <CrayonName />
      <ZoomButtons onZoom={zoom} />
    </div>
  )
}

const ZOOM_FACTOR = 1.6

/** The painted canvases with a zoom that follows the keyboard. */
function useZoomedPainter({ loaded, session, steps: { focused } }: Props) {
  const { regionMap } = loaded.page
  const { changeView, ...canvases } = usePainter(loaded, session)
  const focusedRegion = focused === undefined ? undefined : regionMap.regions[focused]

  // The keyboard may reach a region that a zoomed view does not show.
  useEffect(() => {
    if (!focusedRegion) return
    const [, x, y] = focusedRegion
    changeView((painter) => viewWith(painter.view, { x, y }, regionMap, painter.size))
  }, [focusedRegion, regionMap, changeView])

  const zoom = (step: ZoomStep) => {
    const around = focusedRegion && { x: focusedRegion[1], y: focusedRegion[2] }
    changeView(({ view, size }) =>
      step === 0
        ? fittingView(regionMap, size)
        : zoomedView(view, ZOOM_FACTOR ** step, regionMap, size, around),
    )
  }
  return { ...canvases, zoom }
}

/** Arrows go from region to region, Enter colors, Delete clears, + - 0 zoom. */
function handleKey(event: KeyboardEvent, { loaded, steps, onUse }: Props, zoom: (step: ZoomStep) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key } = event
  if (isArrowKey(key)) {
    if (steps.focused === undefined) steps.step(1)
    else steps.focus(regionInDirection(loaded.page.regionMap.regions, steps.focused, key))
  } else if (key === 'Enter' || key === ' ') onUse('fill')
  else if (key === 'Delete' || key === 'Backspace') onUse('clear')
  else if (key === '+' || key === '=') zoom(1)
  else if (key === '-') zoom(-1)
  else if (key === '0') zoom(0)
  else return
  event.preventDefault()
}

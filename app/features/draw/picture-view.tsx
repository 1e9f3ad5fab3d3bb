import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { parseStrokes } from '#app/components/drawing/parse-strokes.ts'
import { StrokeDrawing } from '#app/components/drawing/stroke-drawing.tsx'
import { pictureUrl } from './svg-url.ts'
import type { Drawing } from './worker/messages.ts'

/** Chosen so that the whole page is visible 1.2 s after the last key press. */
const DRAWING_MS = 500
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

interface Props {
  drawing: Drawing | undefined
  /** The lines of a drawing that is not finished yet. */
  firstLines: string | undefined
  isLandscape: boolean
  isBusy: boolean
  /** The lines appear one after the other; not after a change by hand, which would flicker. */
  isAnimated: boolean
  /** Shown while there is no picture. */
  placeholder: string
  /** Lies over the picture. */
  children: ReactNode
}

/** The white sheet with the picture. */
export function PictureView(props: Props) {
  const { drawing, isLandscape, isBusy, isAnimated, placeholder, children } = props
  const svg = drawing?.svg
  const url = useMemo(() => svg && pictureUrl(svg), [svg])
  // The finished drawing has the same lines, so that the animation continues.
  const lines = props.firstLines ?? drawing?.firstLines
  return (
    <div
      aria-busy={isBusy}
      data-picture
      className={`scroll-mt-24 scroll-mb-[48dvh] lg:scroll-mb-4 outlined relative mx-auto w-full overflow-hidden bg-sheet ${isLandscape ? 'aspect-[297/210]' : 'aspect-[210/297] max-w-xl'}`}
    >
      {drawing && url && (
        <img
          src={url}
          alt={`${drawing.title}. ${drawing.description}`}
          className="h-full w-full object-contain"
        />
      )}
      {isAnimated && lines && <Strokes svg={lines} isUnfinished={!!props.firstLines} />}
      {drawing && children}
      {!drawing && !lines && (
        <div className="flex h-full flex-col items-center justify-center gap-3 p-6 text-center text-ink-soft">
          <p className="font-display text-xl">{placeholder}</p>
        </div>
      )}
    </div>
  )
}

/** The lines appear one after the other and stay until the picture is finished; with reduced motion the picture is simply there. */
function Strokes({ svg, isUnfinished }: { svg: string; isUnfinished: boolean }) {
  const [shown, setShown] = useState(() => animate(svg))
  if (shown.svg !== svg) setShown(animate(svg, shown))
  const [done, setDone] = useState<Animated>()
  const finish = useCallback(() => setDone(shown), [shown])
  if (!shown.strokes || (done === shown && !isUnfinished)) return null
  return (
    <div aria-hidden="true" data-drawing data-no-print className="absolute inset-0 bg-sheet">
      <StrokeDrawing key={shown.run} drawing={shown.strokes} onDone={finish} />
    </div>
  )
}

interface Animated {
  svg: string
  startedAt: number
  strokes: ReturnType<typeof parseStrokes>
  /** The number of the drawing. It stays the same while more lines of one drawing arrive, so that its animation continues. */
  run: number
}

function animate(svg: string, before?: Animated): Animated {
  const startedAt = performance.now()
  if (matchMedia(REDUCED_MOTION).matches) return { svg, startedAt, strokes: undefined, run: 0 }
  const begun = before?.strokes
  const strokes = parseStrokes(svg, DRAWING_MS, begun, before && startedAt - before.startedAt)
  const isContinued = begun !== undefined && strokes?.strokes.includes(begun.strokes[0]!) === true
  return { svg, startedAt, strokes, run: (before?.run ?? 0) + (isContinued ? 0 : 1) }
}

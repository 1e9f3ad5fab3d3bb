import { lazy, Suspense, useCallback, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const StrokeByStroke = lazy(() => import('#app/features/create/stroke-by-stroke.tsx'))

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Draws a page that was just created line by line. With reduced motion, and on every later visit, the page is simply there. */
export function NewDrawing({ url }: { url: string | null }) {
  const { search } = useLocation()
  // A reload and the back button show the finished page; the server renders it, too.
  const isArrival = useNavigationType() !== 'POP'
  // Only the first render decides: the flag leaves the URL while the drawing is under way.
  const [isDrawing, setDrawing] = useState(
    () => isArrival && search.includes('generated=true') && !matchMedia(REDUCED_MOTION).matches,
  )
  const finish = useCallback(() => setDrawing(false), [])
  if (!isDrawing || !url) return null
  return (
    <Suspense fallback={<div className="absolute inset-0 bg-sheet" />}>
      <StrokeByStroke url={url} onDone={finish} />
    </Suspense>
  )
}

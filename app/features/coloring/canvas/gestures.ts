interface Point {
  x: number
  y: number
}

/** A movement of two fingers, one finger or the wheel. */
interface ViewChange {
  factor: number
  from: Point
  to: Point
}

export interface GestureHandlers {
  /** Whether a single pointer draws lines. Otherwise it taps. */
  isDrawing(): boolean
  onTap(point: Point): void
  onLineStart(point: Point): void
  onLineMove(points: Point[]): void
  onLineEnd(): void
  /** A second finger touched: the line was the begin of a pinch. */
  onLineCancel(): void
  onViewChange(change: ViewChange): void
  onViewEnd(): void
}

/** A tap may tremble this far, in pixels. */
const TAP_REACH = 10
const WHEEL_STEP = 1.0016
/** A mouse wheel turns in large steps, a touchpad in small ones. */
const MOUSE_WHEEL_STEP = 50
const WHEEL_END_MS = 160

/** Tells taps, lines, pinches and palms apart. Returns a function that stops listening. */
export function listenToGestures(target: HTMLElement, on: GestureHandlers): () => void {
  const pointers = new Map<number, Point>()
  let gesture: 'none' | 'tap' | 'line' | 'move' = 'none'
  let start: Point = { x: 0, y: 0 }
  let isPenUsed = false
  let wheelTimer: ReturnType<typeof setTimeout> | undefined

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = target.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const middle = (): Point => {
    const all = [...pointers.values()]
    return {
      x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
      y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
    }
  }
  const spread = (): number => {
    const [a, b] = [...pointers.values()]
    return a && b ? Math.max(20, Math.hypot(a.x - b.x, a.y - b.y)) : 1
  }

  function onDown(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return
    const point = pointOf(event)
    if (event.pointerType === 'pen' && !isPenUsed) {
      // From now on fingers move the page and do not paint, because a hand rests on the screen.
      isPenUsed = true
      // The palm may have touched first.
      pointers.clear()
      if (gesture === 'line') on.onLineCancel()
    }
    target.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, point)
    if (pointers.size > 1) {
      if (gesture === 'line') on.onLineCancel()
      gesture = 'move'
      return
    }
    start = point
    if (event.button === 1 || (isPenUsed && event.pointerType === 'touch')) gesture = 'move'
    else if (on.isDrawing()) {
      gesture = 'line'
      on.onLineStart(point)
    } else gesture = 'tap'
  }

  function onMove(event: PointerEvent): void {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const point = pointOf(event)
    if (gesture === 'line') {
      const events = event.getCoalescedEvents()
      on.onLineMove((events.length > 0 ? events : [event]).map(pointOf))
    } else if (gesture === 'move') {
      const [from, wide] = [middle(), spread()]
      pointers.set(event.pointerId, point)
      on.onViewChange({ factor: spread() / wide, from, to: middle() })
    } else if (gesture === 'tap' && Math.hypot(point.x - start.x, point.y - start.y) > TAP_REACH)
      gesture = 'move'
    pointers.set(event.pointerId, point)
  }

  function onUp(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    const ended = gesture
    if (pointers.size > 0) return
    gesture = 'none'
    const isCancelled = event.type === 'pointercancel'
    if (ended === 'tap' && !isCancelled) on.onTap(start)
    else if (ended === 'line') {
      if (isCancelled) on.onLineCancel()
      else on.onLineEnd()
    } else if (ended === 'move') on.onViewEnd()
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    const at = pointOf(event)
    const isZoom = event.ctrlKey || (event.deltaX === 0 && Math.abs(event.deltaY) >= MOUSE_WHEEL_STEP)
    if (isZoom) on.onViewChange({ factor: WHEEL_STEP ** -event.deltaY, from: at, to: at })
    else on.onViewChange({ factor: 1, from: at, to: { x: at.x - event.deltaX, y: at.y - event.deltaY } })
    clearTimeout(wheelTimer)
    wheelTimer = setTimeout(on.onViewEnd, WHEEL_END_MS)
  }

  const controller = new AbortController()
  const { signal } = controller
  target.addEventListener('pointerdown', onDown, { signal })
  target.addEventListener('pointermove', onMove, { signal })
  target.addEventListener('pointerup', onUp, { signal })
  target.addEventListener('pointercancel', onUp, { signal })
  target.addEventListener('wheel', onWheel, { signal, passive: false })
  return () => {
    controller.abort()
    clearTimeout(wheelTimer)
  }
}

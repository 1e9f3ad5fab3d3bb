import { createPointers } from './pointers.ts'
import type { Point, ViewChange } from './view.ts'
import { createWheelHandler } from './wheel.ts'

export interface GestureHandlers {
  /** Whether a single pointer draws lines. Otherwise it taps. */
  isDrawing(): boolean
  onTap(point: Point): void
  onLineStart(point: Point): void
  onLineMove(points: Point[]): void
  onLineEnd(): void
  /** A second finger has touched the screen, so the line was the start of a pinch. */
  onLineCancel(): void
  onViewChange(change: ViewChange): void
  onViewEnd(): void
}

/** A tap may move this far, in pixels, because hands are unsteady. */
const TAP_REACH = 10

/** Tells taps, lines, pinches and palms apart. Returns a function that stops listening. */
export function listenToGestures(target: HTMLElement, on: GestureHandlers): () => void {
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = target.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const controller = new AbortController()
  const { signal } = controller
  const { onDown, onMove, onUp } = createPointerHandlers(target, pointOf, on)
  const wheel = createWheelHandler(pointOf, on)
  target.addEventListener('pointerdown', onDown, { signal })
  target.addEventListener('pointermove', onMove, { signal })
  target.addEventListener('pointerup', onUp, { signal })
  target.addEventListener('pointercancel', onUp, { signal })
  target.addEventListener('wheel', wheel.onWheel, { signal, passive: false })
  return () => {
    controller.abort()
    wheel.stop()
  }
}

function createPointerHandlers(
  target: HTMLElement,
  pointOf: (event: MouseEvent) => Point,
  on: GestureHandlers,
) {
  const pointers = createPointers()
  let gesture: 'none' | 'tap' | 'line' | 'move' = 'none'
  let start: Point = { x: 0, y: 0 }
  let isPenUsed = false

  const cancelLine = () => {
    if (gesture === 'line') on.onLineCancel()
  }
  const notePen = () => {
    if (isPenUsed) return
    // From now on fingers move the page and do not paint, because a hand rests on the screen.
    isPenUsed = true
    // The palm may have touched first.
    pointers.clear()
    cancelLine()
  }
  return {
    onDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button > 1) return
      if (event.pointerType === 'pen') notePen()
      target.setPointerCapture(event.pointerId)
      const point = pointOf(event)
      pointers.set(event.pointerId, point)
      if (pointers.count > 1) {
        cancelLine()
        gesture = 'move'
        return
      }
      start = point
      if (event.button === 1 || (isPenUsed && event.pointerType === 'touch')) gesture = 'move'
      else if (on.isDrawing()) {
        gesture = 'line'
        on.onLineStart(point)
      } else gesture = 'tap'
    },
    onMove(event: PointerEvent) {
      if (!pointers.get(event.pointerId)) return
      const point = pointOf(event)
      const [from, wide] = [pointers.middle(), pointers.spread()]
      pointers.set(event.pointerId, point)
      if (gesture === 'line') on.onLineMove(eventsOf(event).map(pointOf))
      else if (gesture === 'move')
        on.onViewChange({ factor: pointers.spread() / wide, from, to: pointers.middle() })
      else if (Math.hypot(point.x - start.x, point.y - start.y) > TAP_REACH) gesture = 'move'
    },
    onUp(event: PointerEvent) {
      if (!pointers.delete(event.pointerId) || pointers.count > 0) return
      const ended = gesture
      gesture = 'none'
      if (ended === 'tap' && event.type !== 'pointercancel') on.onTap(start)
      // A line that the device interrupts stays as far as it was drawn.
      else if (ended === 'line') on.onLineEnd()
      else if (ended === 'move') on.onViewEnd()
    },
  }
}

/** All movements since the last event, where the browser reports them. */
function eventsOf(event: PointerEvent): PointerEvent[] {
  const events = event.getCoalescedEvents()
  return events.length > 0 ? events : [event]
}

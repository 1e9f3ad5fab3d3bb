import type { Point, ViewChange } from './view.ts'

interface Handlers {
  onViewChange(change: ViewChange): void
  onViewEnd(): void
}

/** Zoom per pixel of the wheel. */
const WHEEL_ZOOM = 1.0016
/** A mouse wheel turns in large steps, a touchpad in small ones. */
const MOUSE_WHEEL_STEP = 50
const WHEEL_END_MS = 160

/** A mouse wheel and a pinch on a touchpad zoom; two fingers on a touchpad move. */
export function createWheelHandler(pointOf: (event: MouseEvent) => Point, on: Handlers) {
  let endTimer: ReturnType<typeof setTimeout> | undefined
  return {
    onWheel(event: WheelEvent) {
      event.preventDefault()
      const at = pointOf(event)
      const isZoom = event.ctrlKey || (event.deltaX === 0 && Math.abs(event.deltaY) >= MOUSE_WHEEL_STEP)
      if (isZoom) on.onViewChange({ factor: WHEEL_ZOOM ** -event.deltaY, from: at, to: at })
      else on.onViewChange({ factor: 1, from: at, to: { x: at.x - event.deltaX, y: at.y - event.deltaY } })
      clearTimeout(endTimer)
      endTimer = setTimeout(on.onViewEnd, WHEEL_END_MS)
    },
    stop: () => clearTimeout(endTimer),
  }
}

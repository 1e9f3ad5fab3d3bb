import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** A shorter movement is a tap. */
const MIN_DRAG_PX = 6

/** A distance in shares of the sheet. */
interface Distance {
  dx: number
  dy: number
}

interface Options {
  sheet: RefObject<HTMLElement | null>
  onDrop(distance: Distance): void
}

/** Follows a pointer that drags something over the sheet. */
export function useDrag({ sheet, onDrop }: Options) {
  const start = useRef<{ pointer: number; x: number; y: number }>(undefined)
  const wasDragged = useRef(false)
  const [distance, setDistance] = useState<Distance>()
  const measure = ({ clientX, clientY }: PointerEvent): Distance => {
    const { width, height } = sheet.current!.getBoundingClientRect()
    return { dx: (clientX - start.current!.x) / width, dy: (clientY - start.current!.y) / height }
  }
  const end = () => {
    start.current = undefined
    setDistance(undefined)
  }
  return {
    distance,
    /** Whether the click that follows ended a drag. */
    consumeDrag: () => {
      const dragged = wasDragged.current
      wasDragged.current = false
      return dragged
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary) return
        wasDragged.current = false
        start.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = start.current
        if (from?.pointer !== event.pointerId) return
        const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= MIN_DRAG_PX
        if (!isFar && !wasDragged.current) return
        wasDragged.current = true
        setDistance(measure(event))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (start.current?.pointer !== event.pointerId) return
        if (wasDragged.current) onDrop(measure(event))
        end()
      },
      // The browser scrolls the page instead.
      onPointerCancel: end,
    },
  }
}

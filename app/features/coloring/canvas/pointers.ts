import type { Point } from './view.ts'

/** The fingers, pens and mouse buttons that are down, by their ids. */
interface Pointers {
  readonly count: number
  get(id: number): Point | undefined
  set(id: number, point: Point): void
  delete(id: number): boolean
  clear(): void
  middle(): Point
  /** The distance between the first two. */
  spread(): number
}

/** A minimum, because two fingers that touch each other would give an unlimited zoom. */
const MIN_SPREAD = 20

export function createPointers(): Pointers {
  const pointers = new Map<number, Point>()
  return {
    get count() {
      return pointers.size
    },
    get: (id) => pointers.get(id),
    set: (id, point) => void pointers.set(id, point),
    delete: (id) => pointers.delete(id),
    clear: () => pointers.clear(),
    middle() {
      const all = [...pointers.values()]
      return {
        x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
        y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
      }
    },
    spread() {
      const [a, b] = [...pointers.values()]
      return a && b ? Math.max(MIN_SPREAD, Math.hypot(a.x - b.x, a.y - b.y)) : 1
    },
  }
}

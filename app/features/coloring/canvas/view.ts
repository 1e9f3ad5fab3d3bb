/** How the page lies in the window: page units times `scale` plus `x`, `y` are pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** A movement of two fingers, one finger or the wheel: the page point under `from` comes under `to`. */
export interface ViewChange {
  factor: number
  from: Point
  to: Point
}

/** In, out, or back to the whole page. */
export type ZoomStep = 1 | -1 | 0

const MAX_ZOOM = 8
/** The space around the page, in pixels. */
const MARGIN = 8
/** A point nearer to the edge of the window than this, in pixels, counts as not visible. */
const VISIBLE_INSET = 40

/** The whole page, centred. */
export function fittingView(page: Size, window: Size): View {
  const scale = Math.max(
    0.01,
    Math.min((window.width - 2 * MARGIN) / page.width, (window.height - 2 * MARGIN) / page.height),
  )
  return {
    scale,
    x: (window.width - page.width * scale) / 2,
    y: (window.height - page.height * scale) / 2,
  }
}

/** Zooms and moves so that the page point under `from` is under `to`, within the limits. */
export function changedView(view: View, { factor, from, to }: ViewChange, page: Size, window: Size): View {
  const smallest = fittingView(page, window).scale
  const scale = Math.max(smallest, Math.min(smallest * MAX_ZOOM, view.scale * factor))
  const k = scale / view.scale
  return withinWindow(
    { scale, x: to.x - (from.x - view.x) * k, y: to.y - (from.y - view.y) * k },
    page,
    window,
  )
}

/** Zooms around the middle of the window, or brings a point of the page there. */
export function zoomedView(view: View, factor: number, page: Size, window: Size, around?: Point): View {
  const to = { x: window.width / 2, y: window.height / 2 }
  const from = around ? { x: around.x * view.scale + view.x, y: around.y * view.scale + view.y } : to
  return changedView(view, { factor, from, to }, page, window)
}

/** A page larger than the window covers it; a smaller one is centred. */
export function withinWindow(view: View, page: Size, window: Size): View {
  const place = (at: number, length: number, space: number) =>
    length <= space - 2 * MARGIN
      ? (space - length) / 2
      : Math.max(space - length - MARGIN, Math.min(MARGIN, at))
  return {
    scale: view.scale,
    x: place(view.x, page.width * view.scale, window.width),
    y: place(view.y, page.height * view.scale, window.height),
  }
}

/** Moves the view so that a point of the page can be seen. */
export function viewWith(view: View, point: Point, page: Size, window: Size): View {
  const [x, y] = [point.x * view.scale + view.x, point.y * view.scale + view.y]
  const isVisible =
    x > VISIBLE_INSET &&
    y > VISIBLE_INSET &&
    x < window.width - VISIBLE_INSET &&
    y < window.height - VISIBLE_INSET
  if (isVisible) return view
  return withinWindow(
    {
      scale: view.scale,
      x: window.width / 2 - point.x * view.scale,
      y: window.height / 2 - point.y * view.scale,
    },
    page,
    window,
  )
}

export const toPage = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

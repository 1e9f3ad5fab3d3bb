/** How the sheet lies in the window: page units times `scale` plus `x`, `y` are pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

const MAX_ZOOM = 8
const MARGIN = 8

/** The whole sheet, centred. */
export function fittingView(sheet: Size, window: Size): View {
  const scale = Math.max(
    0.01,
    Math.min((window.width - 2 * MARGIN) / sheet.width, (window.height - 2 * MARGIN) / sheet.height),
  )
  return {
    scale,
    x: (window.width - sheet.width * scale) / 2,
    y: (window.height - sheet.height * scale) / 2,
  }
}

/** Zooms and moves so that the page point under `from` is under `to`, within the limits. */
export function changedView(
  view: View,
  { factor, from, to }: { factor: number; from: Point; to: Point },
  sheet: Size,
  window: Size,
): View {
  const smallest = fittingView(sheet, window).scale
  const scale = Math.max(smallest, Math.min(smallest * MAX_ZOOM, view.scale * factor))
  const k = scale / view.scale
  return withinWindow(
    { scale, x: to.x - (from.x - view.x) * k, y: to.y - (from.y - view.y) * k },
    sheet,
    window,
  )
}

/** A sheet larger than the window covers it; a smaller one is centred. */
export function withinWindow(view: View, sheet: Size, window: Size): View {
  const place = (at: number, length: number, space: number) =>
    length <= space - 2 * MARGIN
      ? (space - length) / 2
      : Math.max(space - length - MARGIN, Math.min(MARGIN, at))
  return {
    scale: view.scale,
    x: place(view.x, sheet.width * view.scale, window.width),
    y: place(view.y, sheet.height * view.scale, window.height),
  }
}

/** Moves the view so that a point of the page can be seen. */
export function viewWith(view: View, point: Point, sheet: Size, window: Size): View {
  const [x, y] = [point.x * view.scale + view.x, point.y * view.scale + view.y]
  const isVisible = x > 40 && y > 40 && x < window.width - 40 && y < window.height - 40
  if (isVisible) return view
  return withinWindow(
    {
      scale: view.scale,
      x: window.width / 2 - point.x * view.scale,
      y: window.height / 2 - point.y * view.scale,
    },
    sheet,
    window,
  )
}

export const toPage = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

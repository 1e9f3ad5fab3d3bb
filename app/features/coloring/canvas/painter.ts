import type { RegionMap } from '#domain/coloring/region-map.ts'
import type { PaintedItem, StrokeAction } from '#domain/coloring/coloring-action.ts'
import { createFillStyles } from './fill-styles.ts'
import { paintItem, paintLine, PAPER } from './paint.ts'
import { createRegionPaths } from './region-paths.ts'
import { fittingView, type Size, toPage, type View, withinWindow } from './view.ts'

interface Options {
  /** Below: the colors. Above, multiplied with them: the ink. Both fill the window. */
  colors: HTMLCanvasElement
  ink: HTMLCanvasElement
  regionMap: RegionMap
  /** The drawing, which is rasterised for each zoom so that its lines stay sharp. */
  drawing: CanvasImageSource
}

export interface Painter {
  readonly view: View
  readonly size: Size
  /** Fits the canvases to the window. */
  resize(size: Size): void
  /** Shows another part of the page. A `moving` view is only shifted; the last one must be painted sharply. */
  show(view: View, moving?: boolean): void
  /** Paints everything again. */
  paintAll(items: readonly PaintedItem[]): void
  /** Paints a new item above the others. */
  paintTop(item: PaintedItem): void
  /** Paints one region again, after something in it was undone. */
  paintRegion(region: number, items: readonly PaintedItem[]): void
  /** Paints the newest points of a stroke. */
  paintStroke(stroke: StrokeAction, from: number): void
  /** The region under a point of the window, and the point on the page. */
  regionAt(point: { x: number; y: number }): { region: number | undefined; x: number; y: number }
}

const MAX_PIXEL_RATIO = 2
/** How far a finger may miss a region, in pixels. */
const FINGER_REACH = 14

export function createPainter({ colors, ink, regionMap, drawing }: Options): Painter {
  const context = colors.getContext('2d')!
  const inkContext = ink.getContext('2d')!
  const paths = createRegionPaths(regionMap.regions)
  const styles = createFillStyles(context)
  let size: Size = { width: 0, height: 0 }
  let view: View = { scale: 1, x: 0, y: 0 }
  /** The view for which the canvases were painted. */
  let paintedView = view
  let items: readonly PaintedItem[] = []
  const ratio = () => Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1)

  const usePageUnits = (target: CanvasRenderingContext2D) => {
    const k = ratio()
    target.setTransform(view.scale * k, 0, 0, view.scale * k, view.x * k, view.y * k)
  }
  function paintInk(): void {
    inkContext.resetTransform()
    inkContext.clearRect(0, 0, ink.width, ink.height)
    usePageUnits(inkContext)
    inkContext.drawImage(drawing, 0, 0, regionMap.width, regionMap.height)
  }
  function paintColors(): void {
    context.resetTransform()
    context.clearRect(0, 0, colors.width, colors.height)
    usePageUnits(context)
    context.fillStyle = PAPER
    context.fillRect(0, 0, regionMap.width, regionMap.height)
    for (const item of items) paintItem(context, item, paths, styles)
  }
  /** Moves the painted canvases to where the view wants them. */
  function place(): void {
    const k = view.scale / paintedView.scale
    const transform =
      view === paintedView
        ? ''
        : `translate(${view.x - paintedView.x * k}px, ${view.y - paintedView.y * k}px) scale(${k})`
    colors.style.transform = ink.style.transform = transform
  }
  function paintSharply(): void {
    paintedView = view
    place()
    paintInk()
    paintColors()
  }
  return {
    get view() {
      return view
    },
    get size() {
      return size
    },
    resize(next) {
      const wasFitting = size.width === 0 || Math.abs(view.scale - fittingView(regionMap, size).scale) < 1e-6
      size = next
      for (const canvas of [colors, ink]) {
        canvas.width = Math.round(size.width * ratio())
        canvas.height = Math.round(size.height * ratio())
        canvas.style.width = `${size.width}px`
        canvas.style.height = `${size.height}px`
      }
      view = wasFitting ? fittingView(regionMap, size) : withinWindow(view, regionMap, size)
      paintSharply()
    },
    show(next, moving = false) {
      view = next
      if (moving) place()
      else paintSharply()
    },
    paintAll(next) {
      items = next
      paintColors()
    },
    paintTop(item) {
      items = [...items, item]
      usePageUnits(context)
      paintItem(context, item, paths, styles)
    },
    paintRegion(region, next) {
      items = next
      usePageUnits(context)
      context.save()
      context.clip(paths.path(region))
      context.fillStyle = PAPER
      context.fill(paths.path(region))
      for (const item of items)
        if (item.region === region || item.region === undefined) paintItem(context, item, paths, styles)
      context.restore()
    },
    paintStroke(stroke, from) {
      usePageUnits(context)
      context.save()
      if (stroke.region !== undefined) context.clip(paths.path(stroke.region))
      paintLine(context, stroke, from, styles)
      context.restore()
    },
    regionAt(point) {
      const { x, y } = toPage(view, point)
      return { region: paths.at(context, x, y, FINGER_REACH / view.scale), x, y }
    },
  }
}

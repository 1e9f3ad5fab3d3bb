import type { RegionMap } from '#domain/coloring/region-map.ts'
import { type PaintedItem, paintedItems, type StrokeAction } from '#domain/coloring/coloring-action.ts'
import { changedAction, type ColoringHistory, doneActions, NEW_HISTORY } from '../model/coloring-history.ts'
import { type Box, boxOfItem, overlap } from './box.ts'
import type { CanvasLayers } from './canvas-layers.ts'
import { createFillStyles } from './fill-styles.ts'
import { paintItem, paintLine, PAPER } from './paint.ts'
import { createRegionPaths, type RegionPaths } from './region-paths.ts'
import { fittingView, type Point, type Size, toPage, type View, withinWindow } from './view.ts'

export interface Painter {
  readonly view: View
  readonly size: Size
  /** Fits the canvases to the window. */
  resize(size: Size): void
  /** Shows another part of the page. A `moving` view is only shifted; the last one must be painted sharply. */
  show(view: View, moving?: boolean): void
  /** Paints what differs from the history that is shown. */
  showHistory(history: ColoringHistory): void
  /** Paints the newest points of a stroke that is not in the history yet. */
  paintStroke(stroke: StrokeAction, from: number): void
  /** Removes such a stroke from the page. */
  removeStroke(stroke: StrokeAction): void
  /** The region under a point of the window, and the point on the page. */
  regionAt(point: Point): { region: number | undefined; x: number; y: number }
  /** Runs the code of a tap without changing the picture, so that the first tap does not wait for compilation and buffers. */
  warmUp(): void
}

/** How far a finger may miss a region, in pixels. */
const FINGER_REACH = 14

/** Paints the colors of a page. After an action only its part of the page is painted. */
export function createPainter(layers: CanvasLayers, regionMap: RegionMap): Painter {
  const paths = createRegionPaths(regionMap.regions)
  const colors = createColorPainter(layers, regionMap, paths)
  let size: Size = { width: 0, height: 0 }
  const paintSharply = () => {
    layers.paintInk()
    colors.paintAll()
  }
  const regionAt = (point: Point) => {
    const { x, y } = toPage(layers.view, point)
    return { region: paths.at(layers.colors, x, y, FINGER_REACH / layers.view.scale), x, y }
  }
  return {
    get view() {
      return layers.view
    },
    get size() {
      return size
    },
    regionAt,
    warmUp() {
      // The first tap near a line needs the boxes of all regions, which are read from their outlines here.
      for (const region of regionMap.regions.keys()) paths.box(region)
      const { region } = regionAt({ x: size.width / 2, y: size.height / 2 })
      if (region !== undefined) colors.repaint(paths.box(region))
    },
    resize(next) {
      const { view } = layers
      const wasFitting = size.width === 0 || Math.abs(view.scale - fittingView(regionMap, size).scale) < 1e-6
      size = next
      layers.resize(size)
      layers.move(wasFitting ? fittingView(regionMap, size) : withinWindow(view, regionMap, size))
      paintSharply()
    },
    show(next, moving = false) {
      layers.move(next)
      if (!moving) paintSharply()
    },
    showHistory: colors.showHistory,
    paintStroke: colors.paintStroke,
    removeStroke: (stroke) => colors.repaint(boxOfItem(stroke, paths.box)),
  }
}

function createColorPainter(layers: CanvasLayers, { width, height }: RegionMap, paths: RegionPaths) {
  const context = layers.colors
  const styles = createFillStyles(context)
  let history = NEW_HISTORY
  let items: PaintedItem[] = []

  /** Paints everything inside a box again. */
  function repaint(box?: Box): void {
    layers.startColors(box)
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
    for (const item of items)
      if (!box || overlap(boxOfItem(item, paths.box), box)) paintItem(context, item, paths, styles)
    layers.endColors()
  }
  function paintOnTop(item: PaintedItem): void {
    items.push(item)
    layers.startColors()
    paintItem(context, item, paths, styles)
    layers.endColors()
  }
  return {
    repaint,
    paintAll: () => repaint(),
    showHistory(next: ColoringHistory) {
      if (next === history) return
      const action = changedAction(history, next)
      const isNew = next.done > history.done
      history = next
      if (isNew && (action?.kind === 'fill' || action?.kind === 'stroke')) return paintOnTop(action)
      items = paintedItems(doneActions(next))
      if (!action || action.kind === 'start-again') repaint()
      else if (action.kind === 'clear') repaint(paths.box(action.region))
      else repaint(boxOfItem(action, paths.box))
    },
    paintStroke(stroke: StrokeAction, from: number) {
      layers.startColors()
      if (stroke.region !== undefined) context.clip(paths.path(stroke.region))
      paintLine(context, stroke, from, styles)
      layers.endColors()
    },
  }
}

import type { RegionMap } from '#domain/coloring/region-map.ts'
import type { Box } from './box.ts'
import type { Size, View } from './view.ts'

interface Options {
  /** Two canvases of the size of the window: the colors, and above them the ink, which is blended by multiplication. */
  colors: HTMLCanvasElement
  ink: HTMLCanvasElement
  regionMap: RegionMap
  /** The drawing, which is rasterised for each zoom so that its lines stay sharp. */
  drawing: CanvasImageSource
}

/** The two canvases of a page, at a view. */
export interface CanvasLayers {
  readonly view: View
  readonly colors: CanvasRenderingContext2D
  resize(size: Size): void
  /** Shows the painted canvases at another view by scaling them, so they may be blurred. */
  move(view: View): void
  /** Clears both canvases for the current view and paints the ink. */
  paintInk(): void
  /** Sets the color canvas to page units, and clips it to the paper and to a box if one is given. */
  startColors(box?: Box): void
  endColors(): void
}

const MAX_PIXEL_RATIO = 2
/** The border of the paper that is not colored, in page units. The drawing's own edge is antialiased there, so colors would shine through. */
const EDGE = 3

export function createCanvasLayers({ colors, ink, regionMap, drawing }: Options): CanvasLayers {
  const context = colors.getContext('2d')!
  const inkContext = ink.getContext('2d')!
  let view: View = { scale: 1, x: 0, y: 0 }
  /** The view for which the canvases were painted. */
  let paintedView = view
  const ratio = () => Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1)

  function usePageUnits(target: CanvasRenderingContext2D): void {
    const k = ratio()
    target.setTransform(view.scale * k, 0, 0, view.scale * k, view.x * k, view.y * k)
  }
  /** Transforms the painted canvases to match the view. */
  const place = () => {
    colors.style.transform = ink.style.transform = cssTransform(paintedView, view)
  }
  return {
    get view() {
      return view
    },
    colors: context,
    resize({ width, height }) {
      for (const canvas of [colors, ink]) {
        canvas.width = Math.round(width * ratio())
        canvas.height = Math.round(height * ratio())
        canvas.style.width = `${width}px`
        canvas.style.height = `${height}px`
      }
    },
    move(next) {
      view = next
      place()
    },
    paintInk() {
      paintedView = view
      place()
      for (const target of [context, inkContext]) {
        target.resetTransform()
        target.clearRect(0, 0, ink.width, ink.height)
      }
      usePageUnits(inkContext)
      inkContext.save()
      inkContext.beginPath()
      inkContext.rect(EDGE, EDGE, regionMap.width - 2 * EDGE, regionMap.height - 2 * EDGE)
      inkContext.clip()
      inkContext.drawImage(drawing, 0, 0, regionMap.width, regionMap.height)
      inkContext.restore()
    },
    startColors(box) {
      context.save()
      if (box) {
        context.resetTransform()
        context.beginPath()
        context.rect(...pixelsOf(box, view, ratio()))
        context.clip()
      }
      usePageUnits(context)
      // A line may leave its region, but not the paper.
      context.beginPath()
      context.rect(0, 0, regionMap.width, regionMap.height)
      context.clip()
    },
    endColors: () => context.restore(),
  }
}

/** The whole pixels around a box: x, y, width and height. One pixel more on each side, because edges are antialiased. */
function pixelsOf(
  [left, top, right, bottom]: Box,
  view: View,
  ratio: number,
): [x: number, y: number, width: number, height: number] {
  const x = Math.floor((left * view.scale + view.x) * ratio) - 1
  const y = Math.floor((top * view.scale + view.y) * ratio) - 1
  const width = Math.ceil((right * view.scale + view.x) * ratio) + 1 - x
  const height = Math.ceil((bottom * view.scale + view.y) * ratio) + 1 - y
  return [x, y, width, height]
}

/** Shows what was painted for one view at another one. */
function cssTransform(painted: View, shown: View): string {
  if (shown === painted) return ''
  const k = shown.scale / painted.scale
  return `translate(${shown.x - painted.x * k}px, ${shown.y - painted.y * k}px) scale(${k})`
}

import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { Brush } from '#domain/coloring/coloring-action.ts'
import { markColorOf, type Pattern, PATTERN_MARKS, TILE_SIZE } from '#domain/coloring/fill-patterns.ts'

const GRAIN_SIZE = 160
/** The share of the grains that stay white. Slightly fewer do, because random positions repeat. */
const WHITE_SHARE = 0.22
/** Page units per pixel of the grain. */
const GRAIN_UNITS = 1.6
/** Tiles are rasterised in twice their size, so that they stay sharp when the page is enlarged. */
const TILE_SCALE = 2

export interface FillStyles {
  fill(crayon: number, pattern?: Pattern): string | CanvasPattern
  stroke(brush: Brush, crayon: number): string | CanvasPattern
}

/** Colors and patterns as a canvas needs them, each created once. */
export function createFillStyles(context: CanvasRenderingContext2D): FillStyles {
  const cached = new Map<string, CanvasPattern>()
  const cache = (key: string, create: () => CanvasPattern): CanvasPattern => {
    const style = cached.get(key) ?? create()
    cached.set(key, style)
    return style
  }
  const colorOf = (crayon: number) => CRAYONS[crayon]!.color
  return {
    fill: (crayon, pattern = 'plain') =>
      pattern === 'plain'
        ? colorOf(crayon)
        : cache(`${pattern} ${crayon}`, () => tile(context, pattern, colorOf(crayon))),
    stroke: (brush, crayon) =>
      brush === 'crayon' ? cache(`grain ${crayon}`, () => grain(context, colorOf(crayon))) : colorOf(crayon),
  }
}

/**
 * Wax on paper: most grains take the color, some stay white. The white grains are the same for every color and in every visit,
 * so that drawing over a place twice changes nothing and a stored page looks the same again.
 */
function grain(context: CanvasRenderingContext2D, color: string): CanvasPattern {
  const canvas = createCanvas(GRAIN_SIZE)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = color
  pen.fillRect(0, 0, GRAIN_SIZE, GRAIN_SIZE)
  // A Park-Miller generator, because `Math.random` cannot be seeded.
  let seed = 7
  for (let i = 0; i < GRAIN_SIZE * GRAIN_SIZE * WHITE_SHARE; i++) {
    seed = (seed * 16807) % 2147483647
    const at = seed % (GRAIN_SIZE * GRAIN_SIZE)
    pen.clearRect(at % GRAIN_SIZE, Math.floor(at / GRAIN_SIZE), 1, 1)
  }
  const pattern = context.createPattern(canvas, 'repeat')!
  pattern.setTransform(new DOMMatrix([GRAIN_UNITS, 0, 0, GRAIN_UNITS, 0, 0]))
  return pattern
}

/** The color with the marks of the pattern. */
function tile(
  context: CanvasRenderingContext2D,
  pattern: Exclude<Pattern, 'plain'>,
  color: string,
): CanvasPattern {
  const canvas = createCanvas(TILE_SIZE * TILE_SCALE)
  const pen = canvas.getContext('2d')!
  pen.scale(TILE_SCALE, TILE_SCALE)
  pen.fillStyle = color
  pen.fillRect(0, 0, TILE_SIZE, TILE_SIZE)
  pen.fillStyle = pen.strokeStyle = markColorOf(color)
  const { d, lineWidth } = PATTERN_MARKS[pattern]
  pen.lineWidth = lineWidth ?? 1
  pen[lineWidth ? 'stroke' : 'fill'](new Path2D(d))
  const style = context.createPattern(canvas, 'repeat')!
  style.setTransform(new DOMMatrix([1 / TILE_SCALE, 0, 0, 1 / TILE_SCALE, 0, 0]))
  return style
}

function createCanvas(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  return canvas
}

import { CRAYONS } from '#domain/coloring/crayons.ts'
import type { Brush, Pattern } from '../model/coloring-action.ts'

const GRAIN_SIZE = 160
/** Page units per pixel of the grain. */
const GRAIN_UNITS = 1.6
const TILE_SIZE = 28

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

/** Wax on paper: most grains take the color, some stay white. Drawing over a place twice changes nothing. */
function grain(context: CanvasRenderingContext2D, color: string): CanvasPattern {
  const canvas = createCanvas(GRAIN_SIZE)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = color
  pen.fillRect(0, 0, GRAIN_SIZE, GRAIN_SIZE)
  let seed = 7
  for (let i = 0; i < GRAIN_SIZE * GRAIN_SIZE * 0.22; i++) {
    seed = (seed * 16807) % 2147483647
    const at = seed % (GRAIN_SIZE * GRAIN_SIZE)
    pen.clearRect(at % GRAIN_SIZE, Math.floor(at / GRAIN_SIZE), 1, 1)
  }
  const pattern = context.createPattern(canvas, 'repeat')!
  pattern.setTransform(new DOMMatrix([GRAIN_UNITS, 0, 0, GRAIN_UNITS, 0, 0]))
  return pattern
}

/** A tile in page units: the color with white marks, which differ without any color. */
function tile(
  context: CanvasRenderingContext2D,
  pattern: Exclude<Pattern, 'plain'>,
  color: string,
): CanvasPattern {
  const canvas = createCanvas(TILE_SIZE * 2)
  const pen = canvas.getContext('2d')!
  pen.scale(2, 2)
  pen.fillStyle = color
  pen.fillRect(0, 0, TILE_SIZE, TILE_SIZE)
  pen.fillStyle = pen.strokeStyle = color === '#ffffff' ? '#cfd4d9' : '#ffffff'
  const half = TILE_SIZE / 2
  if (pattern === 'dots')
    for (const [x, y] of [
      [half / 2, half / 2],
      [half * 1.5, half * 1.5],
    ] as const) {
      pen.beginPath()
      pen.arc(x, y, 3.6, 0, 7)
      pen.fill()
    }
  if (pattern === 'checks') for (const at of [0, half]) pen.fillRect(at, at, half, half)
  if (pattern === 'stripes') pen.fillRect(0, 0, half * 0.8, TILE_SIZE)
  if (pattern === 'waves') {
    pen.lineWidth = 4
    for (const y of [half / 2, half * 1.5]) {
      pen.beginPath()
      for (let x = -2; x <= TILE_SIZE + 2; x++) pen.lineTo(x, y + Math.sin((x / TILE_SIZE) * 2 * Math.PI) * 4)
      pen.stroke()
    }
  }
  const style = context.createPattern(canvas, 'repeat')!
  style.setTransform(new DOMMatrix([0.5, 0, 0, 0.5, 0, 0]))
  return style
}

function createCanvas(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  return canvas
}

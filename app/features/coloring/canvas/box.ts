import type { PaintedItem, StrokeAction } from '#domain/coloring/coloring-action.ts'

/** In page units. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The box around an outline as a region map has it: whole numbers, `M` and relative lines. */
export function boxOfOutline(outline: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of outline.split('z')) {
    const numbers = ring.match(/-?\d+/g) ?? []
    let [x, y] = [0, 0]
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += Number(numbers[i])
      y += Number(numbers[i + 1])
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return [left, top, right, bottom]
}

/** The box around everything that an item paints. */
export function boxOfItem(item: PaintedItem, boxOfRegion: (region: number) => Box): Box {
  if (item.kind === 'stroke' && item.region === undefined) return boxOfStroke(item)
  return boxOfRegion(item.region!)
}

function boxOfStroke({ points, width }: StrokeAction): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i + 1 < points.length; i += 2) {
    left = Math.min(left, points[i]!)
    right = Math.max(right, points[i]!)
    top = Math.min(top, points[i + 1]!)
    bottom = Math.max(bottom, points[i + 1]!)
  }
  const reach = width / 2
  return [left - reach, top - reach, right + reach, bottom + reach]
}

export const overlap = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]

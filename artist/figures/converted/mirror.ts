import type { Box, Figure, Point, Shape } from '#artist/drawing.ts'

const round = (value: number) => Math.round(value * 100) / 100

/** Mirrors a figure about its middle, so that it faces the other way in the same place. */
export function mirrorConvertedFigure(figure: Figure): Figure {
  const twice = figure.box.x * 2 + figure.box.w
  const shape = (one: Shape): Shape => ({ ...one, d: mirrorPath(one.d, twice) })
  const box = (b: Box): Box => ({ ...b, x: round(twice - b.x - b.w) })
  const point = (p: Point): Point => ({ x: round(twice - p.x), y: p.y })
  const { handLeft, handRight, ...anchors } = figure.anchors
  return {
    ...figure,
    shapes: figure.shapes.map(shape),
    front: figure.front.map(shape),
    face: figure.face && box(figure.face),
    facing: figure.facing === 'left' ? 'right' : figure.facing === 'right' ? 'left' : 'front',
    anchors: {
      ...Object.fromEntries(Object.entries(anchors).map(([name, p]) => [name, point(p)])),
      ...(handLeft && { handRight: point(handLeft) }),
      ...(handRight && { handLeft: point(handRight) }),
    },
  }
}

/** In absolute M, L and C commands every first number of a pair is an x. */
function mirrorPath(d: string, twice: number): string {
  let isX = true
  return d.replace(/-?[\d.]+/g, (text) => {
    const out = isX ? String(round(twice - Number(text))) : text
    isX = !isX
    return out
  })
}

import type { Box, Shape } from '../drawing.ts'
import { partBox, type Part } from './cluster.ts'
import type { Placed } from './put.ts'
import { moveShapes } from './transform.ts'

/** A run of shapes that belong to one figure of the wish. */
export interface Stroke {
  shapes: Shape[]
  wished?: number
}

/** Lines of small figures are finer, or their insides would fill with ink. */
function fineness(box: Box, frame: Box): number {
  const share = Math.max(box.h, box.w) / frame.h
  return Math.max(0.42, Math.min(1, 0.34 + share * 1.6))
}

/** All parts of a placed cluster in paint order; a front waits until what sits behind it is painted. */
export function paintCluster({ cluster }: Placed, frame: Box): Stroke[] {
  const strokes: Stroke[] = []
  const waiting: { at: number; part: Part }[] = []
  const add = (part: Part, shapes: readonly Shape[]) => {
    if (shapes.length === 0) return
    const fine = fineness(partBox(part), frame) * (part.fine ? 0.85 : 1)
    const moved = moveShapes(shapes, part.move).map((shape) => ({
      ...shape,
      stroke: round(shape.stroke * fine),
    }))
    strokes.push({ shapes: moved, wished: part.wished })
  }
  const release = (count: number) => {
    for (let i = waiting.length - 1; i >= 0; i--) {
      if (waiting[i]!.at > count) continue
      add(waiting[i]!.part, waiting[i]!.part.figure.front)
      waiting.splice(i, 1)
    }
  }
  for (const part of cluster.parts) if (part.behind) add(part, [...part.figure.shapes, ...part.figure.front])
  for (const [i, part] of cluster.parts.entries()) {
    if (part.behind) continue
    add(part, part.figure.shapes)
    waiting.push({ at: i + part.frontAfter, part })
    release(i)
  }
  release(Infinity)
  return strokes
}

const round = (value: number) => Math.round(value * 100) / 100

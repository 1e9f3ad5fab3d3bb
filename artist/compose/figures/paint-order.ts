import type { Shape } from '../../drawing.ts'
import type { Cluster, Part } from './cluster.ts'

/** Shapes of a part that are painted together. */
interface PaintLayer {
  part: Part
  shapes: readonly Shape[]
  /** Painted after the parts that sit behind it. */
  isFront?: boolean
}

/** The order in which the parts of a cluster are painted. `front` shapes are painted after the parts that sit behind them. */
export function paintOrder({ parts }: Cluster): PaintLayer[] {
  const layers: PaintLayer[] = []
  const pending: { lastIndexBefore: number; part: Part }[] = []
  const addFrontsUpTo = (index: number) => {
    for (let i = pending.length - 1; i >= 0; i--) {
      if (pending[i]!.lastIndexBefore > index) continue
      const { part } = pending[i]!
      layers.push({ part, shapes: part.figure.front, isFront: true })
      pending.splice(i, 1)
    }
  }
  for (const part of parts)
    if (part.behind) layers.push({ part, shapes: [...part.figure.shapes, ...part.figure.front] })
  for (const [i, part] of parts.entries()) {
    if (part.behind) continue
    layers.push({ part, shapes: part.figure.shapes })
    pending.push({ lastIndexBefore: i + part.frontAfter, part })
    addFrontsUpTo(i)
  }
  addFrontsUpTo(Infinity)
  return layers
}

import { curve, mirrored, stroke, type Path } from '../../../geometry/path.ts'
import { discs, ellipse } from '../../../geometry/round-shapes.ts'
import type { Extras, Sketch } from '../../../geometry/sketch.ts'
import { add, type Frame, type Vec } from '../../../geometry/vector.ts'
import { createFeatures, type DrawnAnimal, type AnimalLooks } from '../creature.ts'
import { drawEye } from '../head/animal-eyes.ts'

/** An animal drawn from fixed outlines instead of a body plan. */
export interface OutlineAnimal {
  poses: readonly string[]
  draw(pen: OutlinePen, looks: AnimalLooks): Partial<DrawnAnimal> & Pick<DrawnAnimal, 'face'>
}

/** Adds written outlines to a sketch. Simple pages leave out the details. */
export interface OutlinePen {
  fig: Sketch
  detail: number
  shape(z: number, outline: string, extras?: Extras): void
  mirror(z: number, half: string, extras?: Extras): void
  /** The same outline on both sides of the middle line. */
  pair(z: number, outline: string, extras?: (place: Frame) => Extras): void
  dot(z: number, x: number, y: number, rx: number, ry?: number, extras?: Extras): void
  lines(...texts: string[]): Path[]
  marks(...texts: string[]): Path[]
  circles(list: string): Path[]
  /** Eyes at the given positions, `size` in units, with a lid when asleep. */
  eyes(z: number, at: readonly Vec[], size: number, within?: readonly Path[]): void
  smile(z: number, text: string, within: readonly Path[]): void
  anchor(name: string, x: number, y: number): void
}

function createOutlinePen(fig: Sketch, looks: AnimalLooks): OutlinePen {
  const detail = looks.detail
  return {
    fig,
    detail,
    shape: (z, outline, extras = {}) => void fig.add(z, curve(outline), extras),
    mirror: (z, half, extras = {}) => void fig.add(z, mirrored(half), extras),
    pair(z, outline, extras) {
      for (const side of [-1, 1]) {
        const place: Frame = (v) => [v[0] * side, v[1]]
        fig.add(z, curve(outline, place), extras?.(place) ?? {})
      }
    },
    dot: (z, x, y, rx, ry = rx, extras = {}) => void fig.add(z, ellipse([x, y], rx, ry), extras),
    lines: (...texts) => (detail > 0 ? texts.map((t) => stroke(t)) : []),
    marks: (...texts) => (detail > 0 ? texts.map((t) => curve(t)) : []),
    circles: (list) => (detail > 0 ? discs(list) : []),
    eyes(z, at, size, within) {
      const features = createFeatures()
      for (const center of at)
        drawEye(features, (v) => add(center, [v[0] * size, v[1] * size]), size, [0, 0], looks)
      fig.add(z, [], { ...features, clipTo: within ?? at.map((center) => ellipse(center, size * 2)) })
    },
    smile: (z, text, within) => void fig.add(z, [], { lines: [stroke(text)], clipTo: within }),
    anchor: (name, x, y) => {
      fig.anchors[name] = [x, y]
    },
  }
}

export const drawOutlineAnimal =
  (animal: OutlineAnimal) =>
  (fig: Sketch, _plan: OutlineAnimal, looks: AnimalLooks): DrawnAnimal => {
    const drawn = animal.draw(createOutlinePen(fig, looks), looks)
    const at = drawn.face.at
    const r = Math.max(drawn.face.rx, drawn.face.ry)
    fig.anchors['head'] ??= [at[0], at[1] - drawn.face.ry]
    fig.anchors['mouth'] ??= [at[0] + drawn.face.rx * 0.4, at[1] + drawn.face.ry * 0.5]
    return { head: (v) => add(at, [(v[0] * r) / 50, (v[1] * r) / 50]), lift: 0, facing: 'right', ...drawn }
  }

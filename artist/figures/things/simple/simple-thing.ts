import type { FigureMaker } from '#artist/drawing.ts'
import { finish } from '../../../geometry/finish-figure.ts'
import { knots, poly, type Path } from '../../../geometry/path.ts'
import { createSketch, type Sketch } from '../../../geometry/sketch.ts'
import type { Vec } from '../../../geometry/vector.ts'

export interface ThingProperties {
  id: string
  /** Metres. */
  height: number
  topic: string
  rests?: FigureMaker['rests']
  /** Things with a front and a back look right; others are seen from the front. */
  facing?: 'right' | 'front'
}

/** A thing without variants, drawn as a sketch about 200 units high. */
export function simpleThing(properties: ThingProperties, sketch: (sheet: Sketch) => void): FigureMaker {
  const { id, height, topic, rests = 'stands', facing = 'front' } = properties
  return {
    id,
    source: 'things',
    height,
    topic,
    rests,
    poses: [],
    draw: (request) => {
      const sheet = createSketch()
      sketch(sheet)
      const wanted = facing === 'front' ? undefined : request.facing
      const figure = finish(sheet, { id, facing, wanted })
      const shown = (shape: { level: number }) => shape.level <= request.detail
      return { ...figure, shapes: figure.shapes.filter(shown), front: figure.front.filter(shown) }
    },
  }
}

/** Points written as `x,y x,y`. */
export const parsePoints = (text: string): Vec[] => knots(text).map(([x, y]) => [x, y])

/** A closed shape with straight sides. */
export const polygon = (text: string): Path => poly(parsePoints(text))

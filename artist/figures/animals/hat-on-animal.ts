import { moved, type Path } from '../../geometry/path.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import type { Frame, Vec } from '../../geometry/vector.ts'
import type { DrawHead, HeadBones } from '../people/head/draw-head.ts'
import { HATS } from '../people/head/hats.ts'

export type Worn = Parameters<DrawHead>[1]['hat']

/** Helmets and hoods around the whole head, which need the head's outline. */
export const isEnclosing = (hat: Worn): boolean =>
  hat === 'space' || (hat !== null && hat !== 'mask' && HATS[hat].cover === 'whole')

/** Animals have larger heads than people. */
export const HEAD_SIZE = 1.3

/** The middle of the head: its mouth is where hands, cups and brushes meet a person's mouth. */
export const middleOf = ({ face }: HeadBones): Vec => face([0, 59 - 50 * HEAD_SIZE])

export function putOn(
  fig: Sketch,
  layers: ReturnType<(typeof HATS)['crown']['layers']>,
  place: Frame,
  closed: boolean,
  detail: number,
): void {
  const all = (paths: readonly Path[] | undefined) => (paths ?? []).map((path) => moved(path, place))
  for (const { z, shapes, lines, marks, dots, glass, level = 0 } of layers) {
    // A helmet's opening is shaped for a human face, so it is left out and the whole head shows.
    if (level > detail || (closed && z === 43)) continue
    fig.add(z, all(shapes), {
      lines: all(detail > 0 ? lines : lines?.slice(0, 1)),
      marks: all(marks),
      dots: all(dots),
      ...(glass && { glass }),
    })
  }
}

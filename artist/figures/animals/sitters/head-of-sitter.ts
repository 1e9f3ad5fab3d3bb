import type { Frame } from '../../../geometry/vector.ts'
import type { PosedAnimal } from '../posed-animal.ts'
import type { SitterBuild } from './sitter-build.ts'

/** What others need to know about a head that looks at the viewer: its frame for hats, the face and its anchors. */
export const headOfSitter = (build: SitterBuild, head: Frame) =>
  ({
    facing: 'front',
    head: ([x, y]) => head([x * 1.04, y * 0.94]),
    face: { at: head([0, 0]), rx: build.head[1] * 0.6, ry: build.head[1] * 0.54 },
    anchors: { head: head([0, -44]), top: head([0, -50]), mouth: head([0, build.mouth ?? 30]) },
  }) satisfies Omit<PosedAnimal, 'pieces'>

import type { Rng } from '../../../geometry/rng.ts'
import type { Path } from '../../../geometry/path.ts'
import { poly, times } from '../../canvas/outlines.ts'
import type { Pen } from '../../canvas/pen.ts'
import { leafMarks, lobes } from './growing-forms.ts'

/** Where a tree of a wood stands and how tall it is, in the units of the thing. */
export interface WoodTree {
  x: number
  /** Where its trunk meets the ground. */
  foot: number
  height: number
  kind: 'leafy' | 'fir'
}

/** Distant trees as one outline, because many slivers between them could not be colored. */
export function wood(pen: Pen, rng: Rng, trees: readonly WoodTree[]): void {
  pen.merge(trees.flatMap((tree) => (tree.kind === 'fir' ? fir(tree) : crown(tree, rng))))
  for (const { x, foot, height, kind } of trees)
    if (kind === 'leafy') leafMarks(pen, rng, [x, foot - height * 0.6], [height * 0.26, height * 0.24], 3)
}

/** From this height on, trunks show below the crowns; without them the wood would look like a cloud on the ground. */
const WITH_TRUNKS = 170
const crown = (tree: WoodTree, rng: Rng): Path[] =>
  tree.height > WITH_TRUNKS ? [trunk(tree), ...highCrown(tree, rng)] : lowCrown(tree, rng)

const trunk = ({ x, foot, height }: WoodTree): Path =>
  poly([
    [x - height * 0.06, foot],
    [x - height * 0.04, foot - height * 0.5],
    [x + height * 0.04, foot - height * 0.5],
    [x + height * 0.06, foot],
  ])

const highCrown = ({ x, foot, height }: WoodTree, rng: Rng): Path[] => [
  lobes(rng, [x, foot - height * 0.72], [height * 0.26, height * 0.26], 7, 0.18),
  lobes(rng, [x - height * 0.16, foot - height * 0.52], [height * 0.22, height * 0.18], 6, 0.16),
  lobes(rng, [x + height * 0.16, foot - height * 0.52], [height * 0.22, height * 0.18], 6, 0.16),
]

const lowCrown = ({ x, foot, height }: WoodTree, rng: Rng): Path[] => [
  lobes(rng, [x, foot - height * 0.6], [height * 0.36, height * 0.38], 7, 0.18),
  lobes(rng, [x - height * 0.22, foot - height * 0.26], [height * 0.34, height * 0.3], 6, 0.16),
  lobes(rng, [x + height * 0.24, foot - height * 0.24], [height * 0.34, height * 0.28], 6, 0.16),
]

const FIR_TIERS = 3
const fir = ({ x, foot, height }: WoodTree): Path[] =>
  times(FIR_TIERS, (i) => {
    const half = height * (0.34 - i * 0.08)
    const base = foot - height * (0.04 + i * 0.28)
    return poly([
      [x - half, base],
      [x, base - height * 0.42],
      [x + half, base],
    ])
  })

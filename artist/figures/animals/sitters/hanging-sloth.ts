import { frame } from '../../../geometry/vector.ts'
import type { Expression } from '../../engine/face.ts'
import { ball, flat, limb, line, patch, seam, shape, type Piece } from '../../engine/piece.ts'
import { within } from '../drawn/drawn-kind.ts'
import type { PosedAnimal } from '../posed-animal.ts'
import { slothFace } from './front-faces.ts'

const BRANCH = -236

/** Three long claws over the branch. */
const claws = (x: number): Piece[] =>
  [-9, 1, 11].map((aside) => limb(flat, [[x + aside, BRANCH + 14], [x + aside + 1, BRANCH - 6], [x + aside + 4, BRANCH - 16], [x + aside + 9, BRANCH - 4]], [6, 5, 4, 1.4])) // prettier-ignore

/** A limb up to the branch; the claws of the near ones are in front of it. */
const arm = (joints: readonly (readonly [number, number])[], radius: number): Piece => {
  const [x, y] = joints.at(-1)!
  return {
    part: 'arm',
    masses: [...limb(flat, joints, [radius * 1.2, radius, radius * 0.9]).masses, ball(flat, x, y, radius * 1.1, radius)],
    details: [],
    open: [{ at: joints[0]!, radius: radius * 1.5 }],
  }
} // prettier-ignore

const leaf = (x: number, y: number, degrees: number): Piece => {
  const place = frame([x, y], degrees)
  return shape(place, '0,0! 14,-14 38,-12 52,0! 36,12 14,12', [seam(place, '0,0 26,-1 54,0')])
}

/** A thin tree with the branch that it hangs from. */
const tree = (): Piece[] => [
  leaf(-150, BRANCH - 20, -120),
  leaf(150, BRANCH, -34),
  leaf(156, BRANCH + 4, 22),
  shape(flat, '-190,0! -178,-60 -180,-180 -192,-300! -156,-306! -148,-262 -110,-252 0,-246 100,-252 160,-252! 162,-238! 100,-230 0,-224 -100,-226 -142,-214 -146,-120 -142,-50 -126,0!', [
    line(flat, '-164,-40 -160,-90 -166,-140', 0.9, [0.4, 0.4], 1),
    line(flat, '-158,-180 -162,-220 -166,-256', 0.9, [0.4, 0.4], 1),
  ]),
] // prettier-ignore

/** A sloth in its typical pose: on its back below a branch. */
export function hangingSloth(face: Expression): PosedAnimal {
  const at = within(flat, frame([66, -128], -8, 1.1))
  return {
    pieces: [
      arm([[-64, -110], [-84, -170], [-70, BRANCH + 14]], 15),
      arm([[40, -120], [60, -176], [46, BRANCH + 14]], 15),
      ...tree(),
      shape(flat, '-92,-124 -70,-146 -20,-132 30,-140 74,-132 88,-92 52,-50 -16,-36 -74,-52 -100,-88', [
        patch(flat, '-86,-150 -66,-132 -20,-108 30,-112 60,-170', undefined, 'belly'),
        ...[[-64, -74], [-30, -56], [8, -54]].map(([x, y]) => line(flat, [[x! - 10, y! - 4], [x!, y! + 3], [x! + 10, y!]], 0.9, [0.4, 0.4], 1)),
      ], { part: 'body' }),
      arm([[-78, -98], [-116, -160], [-112, BRANCH + 14]], 16),
      ...claws(-112),
      ...claws(-70),
      arm([[30, -104], [2, -172], [4, BRANCH + 14]], 16),
      ...claws(4),
      ...claws(46),
      ...slothFace(at, face).map((piece): Piece => ({ part: 'head', ...piece })),
    ],
    facing: 'front',
    head: ([x, y]) => at([x * 1.04, y * 0.94]),
    face: { at: at([0, 0]), rx: 66, ry: 60 },
    anchors: { head: at([0, -44]), top: at([0, -50]), mouth: at([0, 28]), chest: [0, -90], lap: [-10, -110], seat: [-10, -110], saddle: [-10, -110], back: [-10, -40], feet: [0, 0] },
  } // prettier-ignore
}

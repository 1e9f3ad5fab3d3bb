import { frame, type Frame, type Vec } from '../../../geometry/vector.ts'
import type { Expression } from '../../engine/face.ts'
import { flesh } from '../../engine/mass.ts'
import { asPart, ball, oval, patch, shape, type Piece } from '../../engine/piece.ts'
import type { PosedAnimal } from '../posed-animal.ts'
import { bands } from '../walkers/coat.ts'
import { headOfSitter } from './head-of-sitter.ts'
import type { SitterBuild } from './sitter-build.ts'

/** The size of head for which the body is drawn. */
const USUAL_HEAD = 106

/** A hind paw that sticks out of the water, with its sole to the viewer. */
const sole = (place: Frame, x: number, y: number): Piece => ({
  masses: [ball(place, x, y, 16, 21, 8)],
  details: [
    oval(place, x, y + 6, 8.4, 9, 'paper'),
    ...[-9, 0, 9].map((aside) => ({ ...oval(place, x + aside + 1, y - 12 + Math.abs(aside) * 0.4, 3, 3.2, 'paper'), level: 1 as const })),
  ],
}) // prettier-ignore

/** On its back in the water: the face looks at the viewer, the forepaws lie on the belly and the hind paws stick out. */
export function floatingSitter(build: SitterBuild, face: Expression): PosedAnimal {
  const scale = build.head[1] / USUAL_HEAD
  const place = frame([0, 0], 0, scale)
  const head = frame([-84 * scale, -60 * scale], -8, build.head[1] / 100)
  const arm = (joints: readonly Vec[]): Piece => ({
    masses: [
      flesh(joints, [14, 12, 11], undefined, place),
      ball(place, joints[2]![0], joints[2]![1], 13, 12, 0, 3),
    ],
    details: [],
  })
  const tail = flesh('92,-14 132,-14 166,-30', build.tailRadii ?? [10, 9, 4], undefined, place)
  const held = place([14, -72])
  const shownHead = headOfSitter(build, head)
  return {
    pieces: [
      ...(build.tail ? asPart('tail', [{ masses: [tail], details: bands(tail, build.tailBands ?? []) }]) : []),
      ...asPart('arm', [arm([[-30, -58], [-6, -82], [14, -70]])]),
      shape(place, '-90,-24 -60,-58 -8,-66 46,-62 94,-46 112,-18 94,6 30,14 -50,10 -88,-2', [
        patch(place, '-70,-30 -40,-52 -4,-57 46,-52 80,-40 92,-22 70,-8 20,-2 -40,-4', undefined, 'belly'),
      ], { part: 'body' }),
      ...asPart('leg', [sole(place, 78, -56), sole(place, 108, -44)]),
      ...asPart('arm', [arm([[-48, -24], [-22, -44], [8, -50]])]),
      ...asPart('head', build.face(head, face)),
    ],
    ...shownHead,
    anchors: {
      ...shownHead.anchors,
      chest: place([0, -50]),
      lap: place([30, -56]),
      seat: place([30, -56]),
      saddle: place([30, -60]),
      back: place([30, -60]),
      feet: [0, 0],
      handLeft: held,
      handRight: held,
    },
  } // prettier-ignore
}

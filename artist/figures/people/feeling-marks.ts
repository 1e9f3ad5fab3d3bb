import { degreesOf, frame, len, sub, type Frame, type Vec } from '../../geometry/vector.ts'
import { pathMass } from '../engine/sketch-pieces.ts'
import { drawnOn, line, oval, shape, type Piece } from '../engine/piece.ts'
import type { Prop } from './body/prop-names.ts'
import type { Skeleton } from './body/skeleton.ts'
import { heart } from './clothes/clothes-motifs.ts'
import { HELD, type DrawProp } from './prop-parts.ts'

const DROP = '0,-12! 6,-2 6,4 0,8 -6,4 -6,-2'
const STAR = '0,-13! 3.5,-4! 13,-4! 6,2.5! 8.5,12! 0,6.5! -8.5,12! -6,2.5! -13,-4! -3.5,-4!'
const PUFF = '-16,7 -20,-2 -11,-8! -7,-16 6,-16 10,-8! 20,-4 17,7 6,10 -6,10'
const LETTER_Z = '-9,-10! 9,-10! 9,-5! -1,5! 9,5! 9,10! -9,10! -9,5! 1,-5! -9,-5!'

/** A frame around a point of the head, upright on the page. */
const beside = ({ face, body }: Skeleton, at: Vec, scale = 1) => frame(face(at), 0, (body.head / 50) * scale)

/** Short lines that spread from the head. */
const rays = (bones: Skeleton, angles: readonly number[], near: number, far: number) =>
  drawnOn(angles.map((degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)]
    return line(bones.face, [[x * near - 3, y * near], [x * far - 3, y * far]], 1.6, [0.1, 0.3])
  })) // prettier-ignore

type Spot = readonly [at: Vec, scale: number]

/** The same small outline at several places around the head. */
const scattered =
  (outline: string, spots: readonly Spot[]): DrawProp =>
  ({ put }, bones) => {
    for (const [at, scale] of spots) put(HELD, shape(beside(bones, at, scale), outline))
  }

/** Lines along both sides of a body that trembles. */
const trembling: DrawProp = ({ put, bones: { at, shoulders } }) => {
  for (const side of [-1, 1])
    for (const [v, away] of [[0.86, 1.95], [0.5, 2.05]] as const) // prettier-ignore
      put(HELD, drawnOn([line(frame(at(side * shoulders * away, v), 0, shoulders / 22), `0,-11 ${side * 5},-5 ${-side * 3},0 ${side * 5},5 0,11`, 1.3, [0.2, 0.2])])) // prettier-ignore
}

/** A thermometer in the mouth of a sick person, in the frame of the head. */
export function thermometer(head: Frame): Piece {
  const place = frame(head([14, 31]), degreesOf(sub(head([97, -25]), head([14, 31]))), len(sub(head([50, 0]), head([0, 0]))) / 50)
  return shape(place, '0,-3! 34,-4! 37,-7 46,-7 50,0 46,7 37,7 34,4! 0,3!', [line(place, '10,0 40,0', 1.1, [0, 0]), oval(place, 43, 0, 3.4, 3.4)])
} // prettier-ignore

/** Marks around the head that show a feeling, as in comics. */
export const FEELING_MARKS: Partial<Record<Prop, DrawProp>> = {
  fright(x, bones) {
    scattered(DROP, [[[-62, -30], 1], [[-54, -58], 0.8], [[58, -44], 0.9]])(x, bones)
    trembling(x, bones)
  },
  steam(clothes, bones) {
    scattered(PUFF, [[[-74, -30], 1.1], [[-98, -52], 0.85], [[72, -38], 1.1], [[96, -60], 0.85]])(clothes, bones)
    clothes.put(HELD, drawnOn([line(bones.face, '-46,-16 -54,-24', 1.4), line(bones.face, '46,-22 53,-30', 1.4)]))
  },
  teardrops: scattered(DROP, [[[-17, 27], 0.95], [[36, 25], 0.9], [[46, 56], 0.7]]),
  sparkles: scattered(STAR, [[[-84, -30], 1.2], [[-66, -70], 0.8], [[82, -36], 1.2], [[62, -78], 0.8]]),
  blush(clothes, bones) {
    for (const u of [-20, 36])
      clothes.put(HELD, drawnOn([0, 6, 12].map((dx) => line(bones.face, [[u + dx * 0.9, 19], [u + dx * 0.9 - 4, 26]], 1.1, [0.2, 0.2]))))
  },
  'start-marks'(clothes, bones) {
    clothes.put(HELD, rays(bones, [158, 138, 118, 62, 42, 22], 66, 86))
  },
  snooze: scattered(LETTER_Z, [[[54, -48], 0.8], [[70, -74], 1.1], [[92, -106], 1.5]]),
  hearts({ put }, bones) {
    for (const [at, r] of [[[-66, -48], 11], [[-44, -82], 8], [[62, -52], 13], [[40, -90], 9]] as const)
      put(HELD, { masses: [pathMass(heart(bones.face(at), (r * bones.body.head) / 38))], details: [] })
  },
  thermometer(clothes, bones) {
    clothes.put(46, thermometer(frame(bones.face([0, 0]), bones.headAngle, bones.body.head / 50)))
    clothes.put(HELD, drawnOn([line(beside(bones, [-56, -62]), '0,0 6,-5 9,2 1,8 -9,4 -10,-7 -1,-14 12,-11', 1.3)]))
  },
  shivers(clothes, bones) {
    trembling(clothes, bones)
    const [spot, arms] = [beside(bones, [66, -44]), [0, 60, 120]]
    clothes.put(HELD, drawnOn(arms.map((turn) => line(frame(spot([0, 0]), turn, bones.body.head / 50), '-14,0 14,0', 1.5, [0, 0]))))
  },
  laughter(clothes, bones) {
    clothes.put(HELD, rays(bones, [152, 134, 46, 28], 64, 82))
    scattered(DROP, [[[-30, 10], 0.7], [[52, 8], 0.7]])(clothes, bones)
  },
} // prettier-ignore

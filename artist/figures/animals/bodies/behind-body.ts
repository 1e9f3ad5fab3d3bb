import { frame, type Frame, type Vec } from '../../../geometry/vector.ts'
import { flesh, mirroredKnots } from '../../engine/mass.ts'
import type { Part } from '../../../drawing.ts'
import {
  asPart,
  ball,
  bothSides,
  line,
  oval,
  seam,
  shape,
  symmetric,
  type Piece,
} from '../../engine/piece.ts'
import type { Layer } from '../../engine/sketch-pieces.ts'
import type { HeadBones } from '../../people/head/draw-head.ts'
import { TAILS_BY_KIND } from '../sitters/sitter-kinds.ts'
import { bands } from '../walkers/coat.ts'
import { wordSet } from '../../../word-set.ts'

/** Paint order of tails, shells and spines. */
export const BEHIND_BODY = -46

/** The back of a seated figure is hidden, and so is that of a figure of which only the upper body is drawn. */
export const hidesBack = ({ pose }: HeadBones): boolean => pose.bust === true || pose.draped === true
/** Distance of the root of a sitter's tail from the middle of its body. */
const TAIL_ROOT = 22
/** Tails are designed for a sitting animal, which is larger than one in clothes. */
export const TAIL_SIZE = 0.62

const SHELLED = wordSet('turtle sea-turtle')
const SPINY = wordSet('hedgehog porcupine')
const TENTACLED = wordSet('octopus squid kraken')
const STUBBY = wordSet('bear polar-bear panda koala rabbit hare easter-bunny sheep lamb ram goat deer fawn roe-deer llama alpaca hamster guinea-pig teddy-bear') // prettier-ignore
const CURLY = wordSet('pig piglet wild-boar warthog')
const LONG_FEATHERS = wordSet('parrot cockatoo budgie magpie rooster swallow')
const FEATHERED = wordSet('owl toucan eagle falcon bird sparrow robin raven blackbird canary chicken turkey chick easter-chick duck duckling goose swan') // prettier-ignore

/** Tails, shells and spines behind an animal that stands upright, by which a dinosaur or a squirrel is recognised. */
export function partsBehind(id: string, bones: HeadBones): Layer[] {
  const layer = (part: Part, ...pieces: Piece[]): Layer[] =>
    asPart(part, pieces).map((piece) => ({ z: BEHIND_BODY, piece }))
  if (SHELLED.has(id)) return layer('shell', shellOf(bones))
  if (SPINY.has(id)) return layer('marking', spinesOf(bones))
  if (hidesBack(bones)) return []
  const tail = TAILS_BY_KIND[id]
  if (tail) {
    const [x, y] = bones.at(0, 0.1)
    const place: Frame = ([u, v]) => [x - (u - TAIL_ROOT) * TAIL_SIZE, y + v * TAIL_SIZE]
    const bone = flesh(tail.tail!, tail.tailRadii ?? [7, 7, 7, 6], undefined, place)
    return layer('tail', { masses: [bone], details: bands(bone, tail.tailBands ?? []) })
  }
  const root = frame(bones.at(-bones.body.hip * 0.72, 0.08), 0, bones.body.torso / 60)
  if (TENTACLED.has(id)) return layer('arm', ...tentaclesOf(bones))
  if (STUBBY.has(id)) return layer('tail', { masses: [ball(root, -7, -1, 9.5)], details: [] })
  if (id === 'shark') return layer('fin', shape(root, '26,-58 -6,-66 -30,-56! -24,-42 -20,-28 4,-20')) // prettier-ignore
  if (CURLY.has(id)) return layer('tail', { masses: [flesh('2,0 -10,-2 -18,-9 -14,-17 -8,-12 -13,-5 -24,-7', [3.4, 3.2, 3.2, 3, 2.8, 2.6, 1.8], undefined, root)], details: [] }) // prettier-ignore
  if (LONG_FEATHERS.has(id) || FEATHERED.has(id))
    return layer('tail', tailFeathers(root, LONG_FEATHERS.has(id) ? 1.7 : 1))
  return []
}

const tailFeathers = (root: Frame, long: number): Piece => {
  const at: Frame = ([x, y]) => root([x * long, y * (1 + (long - 1) * 0.9)])
  return shape(
    at,
    '10,-10! -16,-6 -30,2 -33,8~2 -22,9! -32,15 -31,21~2 -20,18! -26,26 -22,30~2 -8,24 10,14!',
    [line(at, '-22,9 -4,4', 0.85, [0, 0.4]), line(at, '-20,18 -4,9', 0.85, [0, 0.4])],
  )
}

/** A shell on the back, whose rim shows around the body. */
function shellOf(bones: HeadBones): Piece {
  const place = frame(bones.at(-10, 0.52), bones.headAngle * 0.3, bones.body.torso / 56)
  return symmetric(place, '0,-42 28,-38 47,-16 49,10 36,36 0,44', [
    seam(place, mirroredKnots('0,-33 21,-30 37,-13 39,9 28,29 0,35')),
    ...bothSides(place, (side) => [[42, -24, 29, -18], [50, 6, 36, 4], [37, 34, 27, 24]].map(([a, b, c, d]) => line(side, [[a!, b!], [c!, d!]], 0.9, [0, 0]))),
  ])
} // prettier-ignore

/** Spines around the back, from the head to the seat. */
function spinesOf(bones: HeadBones): Piece {
  const place = frame(bones.at(-9, 0.5), bones.headAngle * 0.3, bones.body.torso / 56)
  const count = 22
  const at = (share: number, radius: number): Vec => {
    const angle = share * Math.PI * 2
    return [Math.cos(angle) * radius * 0.92, Math.sin(angle) * radius]
  }
  const points = Array.from({ length: count }, (_, i) => [
    at(i / count, 37),
    at((i + 0.5) / count, 49),
  ]).flat()
  return shape(place, points.map(([x, y]) => [x, y, 0] as const)) // prettier-ignore
}

/** Four more arms of an octopus, beside the two that hold something and the two that it stands on. */
function tentaclesOf(bones: HeadBones): Piece[] {
  const place = frame(bones.at(0, 0.1), 0, bones.body.torso / 44)
  return bothSides(place, (side) =>
    ['8,0 34,6 52,-8 50,-26 38,-24', '8,6 32,22 56,24 66,10 58,2'].map((bone) => ({
      masses: [flesh(bone, [10, 9, 7, 5, 3.4], undefined, side)],
      details: [[36, 4], [24, 14]].map(([x, y]) => ({ ...oval(side, x!, y!, 2.2, 2.2, 'paper'), level: 2 as const })), // prettier-ignore
    })),
  )
}

import { frame, type Frame } from '../../../geometry/vector.ts'
import { smile, type Expression } from '../../engine/face.ts'
import { mirroredKnots } from '../../engine/mass.ts'
import { asPart, bothSides, line, oval, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import { within } from '../drawn/drawn-kind.ts'
import { cheeks, eyes, wideMouth, type FrontFace } from './face-parts.ts'
import type { SitterBuild } from './sitter-build.ts'
import { dinosaurFace, dragonFace } from './story-faces.ts'

/** Half the width of the belly at some heights, where its plates meet. */
const PLATES = [[-86, 23], [-64, 29], [-42, 32], [-22, 28]] as const // prettier-ignore
const bellyPlates = (place: Frame): PieceDetail[] =>
  PLATES.map(([y, half]) => line(place, [[-half - 1, y - 3], [0, y + 2], [half + 1, y - 3]], 0.9, [0, 0])) // prettier-ignore

/** Soft plates on the crown. */
const crest = (place: Frame): Piece[] =>
  asPart('horn', [-30, 0, 30].map((x) => shape(place, `${x - 15},${-42 + Math.abs(x) * 0.5}! ${x * 1.25},${-78 + Math.abs(x) * 0.8}~2 ${x + 15},${-42 + Math.abs(x) * 0.5}!`))) // prettier-ignore

const snoutMarks = (place: Frame, face: Expression): PieceDetail[] => [
  ...eyes(place, 25, -16, 15, face),
  ...[-11, 11].map((x) => oval(place, x, 12, 3.4, 2.6)),
  ...cheeks(place, 46, 16),
]

/** A broad friendly snout with two small teeth. */
const gentleFace: FrontFace = (place, face) => [
  ...crest(place),
  symmetric(place, '0,-52 30,-47 44,-24 43,-4 58,12 60,30 42,48 0,53', [
    ...snoutMarks(place, face),
    ...wideMouth(place, 28, 36, face),
    ...[-22, 22].map((x) => spot(place, `${x - 5},31! ${x + 5},31! ${x},40!`, 'paper')),
  ]),
]

/** A frill with a bright edge, two horns above the eyes, one on the nose, and a beak. */
const triceratopsFace: FrontFace = (place, face) => [
  symmetric(place, '0,-86! 16,-82 26,-92! 38,-78 52,-80! 58,-62 72,-56! 72,-36 82,-24! 76,-6 78,10! 62,24 40,34 0,36', [
    seam(place, mirroredKnots('0,-70 34,-62 56,-36 60,-4 44,20 0,30').concat([[0, -70]])),
  ]),
  ...asPart('horn', bothSides(place, (side) => [shape(side, '16,-36! 22,-66 36,-92! 42,-62 38,-30!')])),
  symmetric(place, '0,-44 30,-40 46,-16 44,8 40,30 24,48 0,60~2', [
    ...eyes(place, 24, -10, 14, face),
    ...[-12, 12].map((x) => oval(place, x, 30, 3, 2.4)),
    ...smile(place, 0, 38, 30, face),
    ...cheeks(place, 36, 16),
  ]),
  ...asPart('horn', [symmetric(place, '0,-2! 8,10 12,26! 0,29')]),
] // prettier-ignore

const dinosaur: SitterBuild = {
  coat: 'skin',
  body: '0,-128 30,-120 46,-92 60,-54 58,-18 36,-2 0,0',
  belly: '0,-110 18,-104 30,-66 32,-38 26,-16 0,-6',
  marks: bellyPlates,
  shoulder: [36, -96],
  arm: [26, 26, 12],
  leg: [32, 34, 20],
  sole: [56, -23, 23, 26],
  face: gentleFace,
  head: [158, 118],
  mouth: 34,
  tail: '34,-24 92,-20 130,-38 138,-78',
  tailRadii: [28, 22, 14, 3],
}

const wings = (trunk: Frame): Piece[] =>
  asPart(
    'wing',
    bothSides(trunk, (side) => [
      shape(side, '24,-84 60,-112 102,-136 142,-142! 148,-112 168,-86! 144,-82 138,-52! 110,-62 96,-34! 68,-54 40,-56', [
        seam(side, '102,-136 126,-104 138,-52'),
        seam(side, '102,-136 100,-90 96,-34'),
      ]),
    ]),
  ) // prettier-ignore

const arrow = (trunk: Frame): Piece[] =>
  asPart('tail', [shape(within(trunk, frame([173, -42], 36)), '-5,6! -24,2! 0,-36! 24,2! 5,6!')])

/** Dragons and dinosaurs that sit like a teddy bear. */
export const REPTILE_BUILDS: Readonly<Record<string, SitterBuild>> = {
  dinosaur,
  tyrannosaurus: { ...dinosaur, face: dinosaurFace, arm: [20, 19, 10], shoulder: [38, -88], head: [162, 124], mouth: 26 }, // prettier-ignore
  triceratops: { ...dinosaur, face: triceratopsFace, head: [148, 112], mouth: 42 },
  dragon: { ...dinosaur, face: dragonFace, head: [160, 112], tail: '34,-24 92,-6 142,-12 172,-40', tailRadii: [28, 20, 13, 4], behind: (trunk) => [...wings(trunk), ...arrow(trunk)] }, // prettier-ignore
}

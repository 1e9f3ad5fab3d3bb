import { frame, type Frame, type Vec } from '../../../geometry/vector.ts'
import { pathMass, type Layer } from '../../engine/sketch-pieces.ts'
import { asPart, limb, line, seam, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { spline } from '../../../geometry/spline.ts'
import { scatterMotifs, type Motif } from '../clothes/clothes-motifs.ts'
import type { DrawHead, DrawnHead, Looks } from '../head/draw-head.ts'
import { drawHand } from './hands.ts'
import { POSES } from './person-poses.ts'
import type { Proportions } from './proportions.ts'

interface Asleep {
  layers: Layer[]
  anchors: DrawnHead['anchors'] &
    Record<'handLeft' | 'handRight' | 'chest' | 'lap' | 'seat' | 'back' | 'feet', Vec>
  head: Vec
  headFrame: Frame
}

/** A person asleep or awake in bed, on the side. */
export function drawAsleep(body: Proportions, looks: Looks, motif: Motif, drawHead: DrawHead): Asleep {
  const k = body.head / 31
  const end = (30 + (body.torso + body.leg[0] + body.leg[1]) * 0.78) / k
  const place: Frame = ([x, y]) => [x * k, y * k]
  const layers: Layer[] = []
  const put = (z: number, ...pieces: Piece[]) => layers.push(...pieces.map((piece) => ({ z, piece })))
  put(-60, shape(place, '-134,0! -134,-112! -132,-124 -125,-128 -118,-124 -116,-112! -116,0!'))
  put(-59, shape(place, `-118,-58! ${end + 2},-58! ${end + 2},-24! -118,-24!`, [seam(place, `-130,-36 ${end + 10},-36`, 0.9, 1)])) // prettier-ignore
  put(-58, shape(place, '-116,-66 -112,-94 -74,-98 -34,-86 -26,-64 -60,-56 -100,-56', [line(place, '-106,-82 -98,-76', 0.85, undefined, 1), line(place, '-108,-68 -98,-68', 0.85, undefined, 1)])) // prettier-ignore
  const face = frame(place([-76, -94]), -54, body.head / 50)
  const hat = looks.hat === 'beanie' || looks.hat === 'hijab' ? looks.hat : null
  const asleep: Looks = { ...looks, hat, glasses: false, gaze: [0, 0] }
  const drawn = drawHead(
    { body, face, headAngle: -54, turn: 0.5, pose: POSES.sleep, at: () => place([0, -60]) },
    asleep,
  )
  // Long hair spreads on the pillow instead of hanging behind the body.
  for (const { z, piece } of drawn.layers) put(z < 0 ? 0 + z / 100 : z, piece)
  const top = `-46,-70 -34,-92 0,-98 ${end * 0.4},-92 ${end * 0.66},-88 ${end * 0.83},-104 ${end - 10},-94 ${end},-60`
  const low = `${end + 2},-18! ${end * 0.72},-13 ${end * 0.4},-18 10,-12 -30,-18 -52,-15! -54,-50`
  const cloth = spline(`${top} ${low}`, place)
  const marks: PieceDetail[] =
    looks.detail > 0
      ? scatterMotifs([cloth], motif, (looks.detail > 1 ? 30 : 42) * k, -84 * k)
          .filter((path) => path.points.every(([x]) => x > 2 * k))
          .map((path) => ({ kind: 'spot', path, fill: 'paper', width: 0.9, level: 1, part: 'pattern' }))
      : []
  put(70, {
    masses: [pathMass(cloth)],
    details: [seam(place, '-40,-86 -20,-68 -24,-40 -32,-8'), line(place, `${end * 0.83},-98 ${end * 0.76},-76 ${end * 0.79},-58`, 0.85), ...marks], // prettier-ignore
  })
  put(71, shape(place, `${end},0! ${end},-72! ${end + 2},-82 ${end + 8},-85 ${end + 15},-82 ${end + 17},-72! ${end + 17},0!`)) // prettier-ignore
  const hand = place([12, -88])
  put(72, { ...limb(place, '-44,-76 -16,-70 4,-84', [9, 8.5, 6.5]), part: 'sleeve' })
  const arm = { near: true, shoulder: place([-44, -76]), elbow: place([-16, -70]), wrist: place([4, -84]), hand, fingers: -30, shape: 'rest', front: true } as const // prettier-ignore
  put(73, ...asPart('hand', drawHand(arm, body)))
  return {
    layers: layers.map(({ z, piece }) => ({ z, piece: asPart('prop', [piece])[0]! })),
    head: face([0, 0]),
    headFrame: face,
    anchors: {
      ...drawn.anchors,
      handRight: hand,
      handLeft: place([-44, -76]),
      chest: place([-10, -80]),
      lap: place([end * 0.45, -92]),
      seat: place([end * 0.45, -58]),
      back: place([end * 0.45, -60]),
      feet: place([end, -40]),
    },
  }
}

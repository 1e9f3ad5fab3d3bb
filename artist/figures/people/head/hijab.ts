import type { Frame } from '../../../geometry/vector.ts'
import { line, shape, type Piece } from '../../engine/piece.ts'
import { drawFeatures, mouthPiece } from './face.ts'
import type { Features } from './features.ts'

/** The cloth around a face and over the shoulders. */
export function drawHijab(looks: Features, at: Frame): Piece[] {
  const a = Math.max(0, looks.grown) * 8
  const cloth = `0,-62 34,-53 51,-26 52,4 46,30 36,${48 + a} 44,${60 + a} 44,${74 + a} 14,${84 + a} -26,${82 + a} -50,${68 + a} -46,46 -58,10 -54,-34 -30,-56`
  const folds = [
    `-14,${54 + a} 10,${60 + a} 36,${56 + a}`,
    `-30,${58 + a} 0,${71 + a} 32,${69 + a}`,
    `-44,-20 -50,10 -38,44 -20,${58 + a}`,
    '-14,-56 -34,-40 -40,-16',
  ]
  const rim = `6,-37 30,-33 43,-14 43,-3 45.5,11 41,29 28,${42 + a * 0.7} 13,${46 + a} -6,${42 + a} -24,28 -32,6 -26,-20 -12,-33`
  return [
    shape(
      at,
      cloth,
      folds.map((text) => line(at, text, 0.85, [0.35, 0.35])),
    ),
    shape(at, rim, drawFeatures(looks, at), { part: 'face' }),
    { ...mouthPiece(looks, at), part: 'face' },
  ]
}

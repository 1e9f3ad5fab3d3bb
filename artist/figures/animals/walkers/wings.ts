import { frame } from '../../../geometry/vector.ts'
import { seam, shape } from '../../engine/piece.ts'
import { quill } from '../birds/feathers.ts'
import { beside } from './coat.ts'
import type { Rig } from './walker.ts'

/** A feathered wing behind the shoulder, with the far one showing above the back. */
export function addWings({ torso, behind, front }: Rig, scale = 1): void {
  const wing = (x: number, y: number, size: number, degrees: number) => {
    const place = frame([x, y], degrees, size * scale)
    const feathers = [[-14, -8, -108, -22], [-10, -22, -114, -58], [-4, -34, -106, -92], [4, -42, -86, -122], [12, -44, -58, -142]] as const // prettier-ignore
    return [
      ...feathers.map(([fromX, fromY, toX, toY]) => quill(place, [fromX, fromY], [toX, toY], 17, 4)),
      shape(place, '22,8 26,-22 8,-64 -22,-92 -46,-104! -44,-80 -60,-70! -50,-52 -62,-38! -46,-26 -52,-8! -24,4 2,14', [seam(place, '-40,-100 -26,-66 -18,-36 -14,8')]), // prettier-ignore
    ]
  }
  const [x, y] = beside(torso, 0.6, 0.55)
  behind.push(...wing(x + 10, y - 8, 0.9, -4))
  front.unshift(...wing(x, y, 1, -22))
}

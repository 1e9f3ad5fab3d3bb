import { curve } from '../../geometry/path.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import { rot, type Frame, type Vec } from '../../geometry/vector.ts'

const TONGUE =
  '-0.1,-0.06 0.3,-0.2 0.62,-0.14 0.8,-0.3! 0.82,-0.12 1.06,-0.16! 0.9,0.08 0.6,0.15 0.3,0.12 -0.1,0.06'
const HEART = '0.3,-0.04 0.5,-0.08 0.72,-0.05 0.84,-0.06! 0.7,0.06 0.46,0.07'
/** Angle and length of each flame; the longest is in the middle. */
const TONGUES = [[-58, 112], [26, 96], [-36, 144], [4, 140], [-15, 172]] as const // prettier-ignore

/** The tail of a phoenix, made of flames. */
export function flameTail(fig: Sketch, T: Frame, detail: number): void {
  for (const [i, [turn, long]] of TONGUES.entries()) {
    const P: Frame = (v) => T(rot([v[0] * long, v[1] * long * 1.15] as Vec, turn))
    fig.add(-26 + i, curve(TONGUE, P), { marks: detail > 0 ? [curve(HEART, P)] : [] })
  }
}

/** Three flames on its head. */
export function flameCrest(fig: Sketch, X: Frame): void {
  for (const [i, [x, tall]] of [
    [0.3, 1.5],
    [-0.5, 1.55],
    [-0.1, 1.95],
  ].entries() as Iterable<[number, [number, number]]>)
    // prettier-ignore
    fig.add(
      -3 + i,
      curve(
        `${x - 0.26},-0.6 ${x - 0.42},${-tall * 0.66} ${x - 0.5},${-tall}! ${x - 0.02},${-tall * 0.76} ${x + 0.3},-0.7`,
        X,
      ),
    )
}

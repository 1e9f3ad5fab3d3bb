import { curve, line, stroke, type Path } from '../../../geometry/path.ts'
import { box, capsule, ellipse } from '../../../geometry/round-shapes.ts'
import type { Sketch } from '../../../geometry/sketch.ts'
import { mul, type Frame } from '../../../geometry/vector.ts'
import type { DrawHead, Looks } from '../head/draw-head.ts'
import { scatterMotifs, type Motif } from '../clothes/clothes-motifs.ts'
import { POSES } from './person-poses.ts'
import type { Proportions } from './proportions.ts'

/** A person asleep in bed, in profile. */
export function drawAsleep(
  fig: Sketch,
  body: Proportions,
  looks: Looks,
  motif: Motif,
  drawHead: DrawHead,
): void {
  const k = body.head / 49
  const long = 90 + (body.torso + body.leg[0] + body.leg[1]) * 0.82
  const P: Frame = (v) => mul(v, k)
  const end = long / k
  fig.add(-60, box(-104 * k, -64 * k, 16 * k, 176 * k, 8))
  fig.add(-60, box(end * k + 34 * k, 4 * k, 14 * k, 108 * k, 7))
  fig.add(-59, box(-92 * k, 62 * k, (end + 130) * k, 34 * k, 5), {
    lines: looks.detail > 0 ? [line([-200, 78 * k], [900, 78 * k])] : [],
  })
  fig.add(-58, curve('-84,30 -78,8 -20,2 50,8 66,26 60,52 44,64 -30,66 -80,60', P), {
    lines: looks.detail > 1 ? [stroke('-70,22 -56,26', P), stroke('-74,50 -58,46', P)] : [],
  })
  drawHead(
    fig,
    { body, head: P([-12, 2]), headAngle: -34, turn: 0.35, pose: POSES.sleep },
    { ...looks, hat: looks.hat === 'beanie' ? looks.hat : null, expression: 'sleeping', glasses: false },
  )
  const blanket = curve(
    `14,44! 40,24 76,12 ${end * 0.5},2 ${end * 0.8},14 ${end - 16},-12 ${end + 10},-8 ${end + 26},20 ${end + 30},84! ${end * 0.6},92 20,88! 6,66`,
    P,
  )
  const folded = curve('14,44! 40,24 74,12 90,30 84,62 66,88 20,88! 6,66', P)
  const marks: Path[] = looks.detail > 0 ? patches(blanket, motif, k, looks.detail) : []
  fig.add(70, blanket, { marks: marks.filter((m) => m.points.every((q) => q[0] > 102 * k)) })
  fig.add(71, folded)
  fig.add(72, [capsule(P([58, 50]), 9 * k, P([100, 58]), 8 * k), ellipse(P([108, 59]), 9.5 * k)])
  fig.anchors['handRight'] = P([108, 59])
  fig.anchors['handLeft'] = P([60, 50])
  fig.anchors['chest'] = P([80, 30])
  fig.anchors['lap'] = P([end * 0.45, 10])
  fig.anchors['seat'] = P([end * 0.45, 62])
  fig.anchors['back'] = P([end * 0.45, 60])
  fig.anchors['feet'] = P([end, 90])
}

const patches = (blanket: Path, motif: Motif, k: number, detail: number): Path[] =>
  scatterMotifs([blanket], motif, (detail > 1 ? 30 : 48) * k, 6 * k)

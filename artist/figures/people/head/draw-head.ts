import { add, mul, rot, type Frame, type Vec } from '../../../geometry/vector.ts'
import { curve, mirrored, moved, stroke, type Path } from '../../../geometry/path.ts'
import { ellipse } from '../../../geometry/round-shapes.ts'
import type { Extras, Sketch } from '../../../geometry/sketch.ts'
import { drawFace, FACES, type FaceName, type Features } from './face.ts'
import { hair, hairBelowHeadwear, type HairName } from './hair.ts'
import { HATS, type HatName } from './hats.ts'
import type { Skeleton } from '../body/skeleton.ts'

export interface Looks extends Features {
  face: FaceName
  hair: HairName
  hat: HatName | null
  elfEars: boolean
}

export type HeadBones = Pick<Skeleton, 'body' | 'head' | 'headAngle' | 'turn' | 'pose'>
/** Draws a head on the neck. Animals bring their own function. */
export type DrawHead = (fig: Sketch, bones: HeadBones, looks: Looks) => void

/** Draws head, hair, face and headwear. The head's radius is 50 in its own frame. */
export function drawHead(fig: Sketch, bones: HeadBones, o: Looks): void {
  const scale = bones.body.head / 50
  const t = bones.turn
  const T: Frame = (q) => add(bones.head, rot(mul(q, scale), bones.headAngle))
  const worn = o.hat ? HATS[o.hat] : null
  const small = worn?.cover === 'whole' ? 0.84 : 1
  // Features shift with the turn and shrink under a hood.
  const F: Frame = (q) =>
    T([(q[0] * (1 - Math.abs(t) * 0.1) + t * 15) * small, q[1] * small + (bones.pose.nod ?? 0)])
  const put = (z: number, shapes: readonly Path[], extras: Extras = {}, place: Frame = T) => {
    const all = (paths: readonly Path[] | undefined) => (paths ?? []).map((p) => moved(p, place))
    fig.add(z, all(shapes), {
      ...extras,
      lines: all(extras.lines),
      marks: all(extras.marks),
      dots: all(extras.dots),
      white: all(extras.white),
    })
  }
  const style =
    worn?.cover === 'whole'
      ? 'bald'
      : worn && worn.cover !== 'none'
        ? hairBelowHeadwear(o.hair, worn.cover === 'helmet')
        : o.hair
  const locks = hair(style)
  const helmet = worn?.cover === 'helmet'
  const flipped: Frame = locks.onOneSide && t > 0 ? (q) => T([-q[0], q[1]]) : T
  if (locks.back.length)
    put(helmet ? 39 : -40, locks.back, { lines: o.detail > 1 ? locks.backLines : [] }, flipped)
  for (const e of locks.extra)
    put(e.z < 0 && helmet ? 39 : e.z, e.shapes, { lines: o.detail > 0 ? (e.lines ?? []) : [] }, flipped)
  if (locks.ears && worn?.cover !== 'whole') ears(put, o, t)
  put(40, [mirrored(FACES[o.face])])
  if (o.beard) beard(put, o, (q) => T([q[0] + t * 8, q[1]]))
  if (locks.front.length)
    put(42, locks.front, { lines: o.detail > 0 ? locks.lines : [] }, (q) =>
      T([q[0] + t * 5 * (1 - Math.abs(q[0]) / 60), q[1]]),
    )
  for (const part of worn?.layers() ?? []) {
    if ((part.level ?? 0) > o.detail) continue
    const { z, shapes, slides, ...extras } = part
    const lines = o.detail > 0 ? extras.lines : extras.lines?.slice(0, 1)
    put(z, shapes, { ...extras, lines: lines ?? [] }, slides ? (q) => T([q[0] + t * 7, q[1]]) : T)
  }
  drawFace((z, shapes, extras) => put(z, shapes, extras, F), o, t)
  const top = T([0, -58])
  fig.anchors['head'] = top
  fig.anchors['top'] = T([0, -62 - (worn?.rise ?? 0)])
  fig.anchors['mouth'] = F([0, 27])
}

type Put = (z: number, shapes: readonly Path[], extras?: Extras, place?: Frame) => void

/** The ear in the direction of view is behind the head. */
function ears(put: Put, o: Looks, turn: number): void {
  for (const s of [-1, 1] as const) {
    const hidden = turn * s
    const x = s * (49 - Math.max(0, -hidden) * 16 - Math.max(0, hidden) * 9)
    const inner = o.detail > 0 ? [stroke(`${x + s * 4},1 ${x - s},4 ${x + s * 2},10`)] : []
    const P: Frame = (v: Vec) => [x + v[0] * s, v[1]]
    const shape = o.elfEars ? curve('-8,12 0,14 14,2 26,-20! 6,-10 -6,-6', P) : ellipse([x, 6], 9.5, 11.5)
    put(hidden < -0.2 ? 41 : 39.5, [shape], { lines: inner })
  }
}

function beard(put: Put, o: Looks, place: Frame): void {
  if (o.beard === 'moustache') {
    put(44.6, [curve('0,19 -10,17 -22,24! -12,27 0,24 12,27 22,24! 10,17')], {}, place)
    return
  }
  const full = curve(
    '-48,-2! -40,20 -25,26 -11,17 0,20 11,17 25,26 40,20 48,-2! 48,30 36,54 14,66 0,68 -14,66 -36,54 -48,30',
  )
  const strands = [stroke('-28,34 -26,46 -18,58'), stroke('28,34 26,46 18,58'), stroke('0,44 0,56')]
  put(44.5, [full], { lines: o.detail > 1 ? strands : [] }, place)
}

import { curve } from '../../geometry/path.ts'
import { tube } from '../../geometry/round-shapes.ts'
import { createSketch, placed, type Sketch } from '../../geometry/sketch.ts'
import { add, mul, type Frame, type Vec } from '../../geometry/vector.ts'
import type { HeadBones } from '../people/head/draw-head.ts'
import { HATS } from '../people/head/hats.ts'
import { BEHIND_BODY, TAIL_SIZE } from './bodies/behind-body.ts'
import type { AnimalLooks } from './creature.ts'
import { HEAD_SIZE, middleOf, putOn, type Worn } from './hat-on-animal.ts'
import { drawFrontHead, type FrontHead } from './head/front-head.ts'
import { drawProfileHead, type DrawnHead, type ProfileHead } from './head/profile-head.ts'
import { drawSitterTail, type SitterTail } from './sitter.ts'

/** The animal's own parts that it keeps when dressed. */
export interface OwnParts {
  head: FrontHead | ProfileHead
  maned?: boolean
  tail?: SitterTail | undefined
}

/** Drawing order of the head, above the clothes, as for people. */
const HEAD_ORDER = 32
/** Ears that stick out of a space helmet. */
const LONG_EARS = ['bunny', 'tall', 'bat']

/** The head of an animal in clothes, with a hat or inside a hood. */
export function drawFormerHead(
  fig: Sketch,
  bones: HeadBones,
  { head, maned = false }: OwnParts,
  looks: AnimalLooks,
  hat: Worn,
): void {
  const worn = hat && hat !== 'mask' ? HATS[hat] : undefined
  const closed = worn?.cover === 'whole'
  const domed = hat === 'space'
  const size = domed || closed ? 0.84 : 0.98
  const own = createSketch()
  const angle = bones.headAngle
  const middle = middleOf(bones)
  const radius = bones.body.head * HEAD_SIZE
  const drawnRadius = radius * size
  const still: AnimalLooks = { ...looks, headScale: 1 }
  const drawn =
    head.kind === 'front'
      ? drawFrontHead(own, { ...head, radius: drawnRadius }, middle, angle, still, bones.turn * 0.2)
      : fromTheSide(own, { ...head, radius: drawnRadius * (domed ? 0.68 : 0.8) }, bones, angle, still, maned)
  const longEars = head.kind === 'front' && LONG_EARS.includes(head.ear)
  for (const part of own.parts) {
    const back = head.kind === 'front' && part.z < 9.9
    const z =
      back && closed
        ? 40 + part.z / 20
        : back && domed && longEars
          ? 37
          : part.z + HEAD_ORDER + (closed ? 1.2 : 0)
    fig.parts.push({ ...part, z })
  }
  Object.assign(fig.anchors, own.anchors)
  const wide = closed ? 1.13 : 0.94
  const onSkull: Frame = (v) => drawn.head([v[0] * wide, v[1] * wide - 2])
  const around: Frame = (v) => add(middle, mul(v, (radius / 50) * (head.kind === 'front' ? 0.96 : 1.2)))
  if (worn) putOn(fig, worn.layers(), domed ? around : onSkull, closed, looks.detail)
}

/** Horses, elephants, dragons: a head in profile, on a neck that leads to the collar. */
function fromTheSide(
  fig: Sketch,
  head: ProfileHead,
  bones: HeadBones,
  angle: number,
  looks: AnimalLooks,
  maned: boolean,
): DrawnHead {
  const middle = middleOf(bones)
  const at: Vec = [middle[0] - head.radius * 0.3, middle[1]]
  const drawn = drawProfileHead(fig, head, at, angle + head.angle * 0.5, looks)
  const collar = bones.face([-8, 50])
  fig.add(7.5, [...drawn.merge, ...tube([at, collar], [head.radius * 0.66, head.radius * 0.56])])
  if (maned)
    fig.add(
      7.2,
      curve(
        '0.1,-1.16 -0.4,-1.2 -0.92,-0.8 -1.3,-0.2! -1.06,-0.16 -1.34,0.5! -1,0.46 -1.1,1.1! -0.5,0.7 -0.3,0',
        drawn.at,
      ),
    )
  return drawn
}

/** A tail behind the legs, on the side that the animal does not face. */
export function drawFormerTail(fig: Sketch, kind: SitterTail, bones: HeadBones, looks: AnimalLooks): void {
  const own = createSketch()
  drawSitterTail(own, kind, (v) => [v[0] * 26, v[1] * 20], looks)
  const root = bones.at(-6, 0.1)
  for (const part of placed(own, ([x, y]) => add(root, [-x * TAIL_SIZE, y * TAIL_SIZE])).parts)
    fig.parts.push({ ...part, z: BEHIND_BODY })
}

import type { FigureMaker, FigureRequest } from '../../drawing.ts'
import { curve, moved, type Path } from '../../geometry/path.ts'
import { tube } from '../../geometry/round-shapes.ts'
import { createSketch, placed, type Sketch } from '../../geometry/sketch.ts'
import { add, mul, type Frame, type Vec } from '../../geometry/vector.ts'
import type { DrawHead, HeadBones } from '../people/head/draw-head.ts'
import { HATS } from '../people/head/hats.ts'
import { personMaker } from '../people/person.ts'
import type { Role } from '../people/person-roles.ts'
import type { AnimalLooks } from './creature.ts'
import { drawFrontHead, type FrontHead } from './head/front-head.ts'
import { drawSitterTail, type SitterTail } from './sitter.ts'
import { drawProfileHead, type DrawnHead, type ProfileHead } from './head/profile-head.ts'

/** The animal's own parts that it keeps when dressed. */
export interface OwnParts {
  head: FrontHead | ProfileHead
  maned?: boolean
  tail?: SitterTail | undefined
}

/** Features of people that animals lack. */
const ANIMAL_ROLE: Partial<Role> = {
  age: 'child',
  beard: false,
  belly: 0,
  metres: undefined,
  elfEars: false,
  clown: false,
}

/** An animal as an astronaut, a pirate or a cook: its own head on a body in the clothes of the role. */
export function animalInClothes(
  id: string,
  as: Role,
  headOf: (request: FigureRequest) => OwnParts & { looks: AnimalLooks },
): FigureMaker {
  const maker = personMaker(id, { ...as, ...ANIMAL_ROLE }, (request) => {
    const { looks, ...own } = headOf(request)
    return (fig, bones, { hat }) => {
      wholeHead(fig, bones, own, looks, hat)
      if (own.tail && !bones.pose.bust && !bones.pose.prop) addTail(fig, own.tail, bones, looks)
    }
  })
  return { ...maker, dressedAs: undefined }
}

type Worn = Parameters<DrawHead>[2]['hat']

/** Drawing order of the head, above the clothes, as for people. */
const HEAD_ORDER = 32
/** Ears that stick out of a space helmet. */
const LONG_EARS = ['bunny', 'tall', 'bat']

function wholeHead(
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
  const angle = bones.headAngle + bones.turn * 4
  const R = bones.body.head * size
  const still: AnimalLooks = { ...looks, headScale: 1 }
  const drawn =
    head.kind === 'front'
      ? drawFrontHead(own, { ...head, R }, bones.head, angle, still, bones.turn * 0.3)
      : fromTheSide(own, { ...head, R: R * (domed ? 0.68 : 0.8) }, bones, angle, still, maned)
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
  const around: Frame = (v) =>
    add(bones.head, mul(v, (bones.body.head / 50) * (head.kind === 'front' ? 0.96 : 1.2)))
  if (worn) putOn(fig, worn.layers(), domed ? around : onSkull, closed, looks.detail)
}

function putOn(
  fig: Sketch,
  layers: ReturnType<(typeof HATS)['crown']['layers']>,
  place: Frame,
  closed: boolean,
  detail: number,
): void {
  const all = (paths: readonly Path[] | undefined) => (paths ?? []).map((path) => moved(path, place))
  for (const { z, shapes, lines, marks, dots, glass, level = 0 } of layers) {
    // A helmet's opening is shaped for a human face, so it is left out and the whole head shows.
    if (level > detail || (closed && z === 43)) continue
    fig.add(z, all(shapes), {
      lines: all(detail > 0 ? lines : lines?.slice(0, 1)),
      marks: all(marks),
      dots: all(dots),
      ...(glass && { glass }),
    })
  }
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
  const at: Vec = [bones.head[0] - head.R * 0.3, bones.head[1]]
  const drawn = drawProfileHead(fig, head, at, angle + head.angle * 0.5, looks)
  const collar: Vec = [bones.head[0] * 0.4, bones.head[1] + bones.body.head * 0.96]
  fig.add(7.5, [...drawn.merge, ...tube([at, collar], [head.R * 0.66, head.R * 0.56])])
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

/** A tail behind the legs, on the side away from the direction of view. */
function addTail(fig: Sketch, kind: SitterTail, bones: HeadBones, looks: AnimalLooks): void {
  const own = createSketch()
  drawSitterTail(own, kind, (v) => [v[0] * 26, v[1] * 20], looks)
  const way = bones.turn > 0 ? -1 : 1
  for (const part of placed(own, ([x, y]) => [x * way, y]).parts) fig.parts.push({ ...part, z: BEHIND })
}
const BEHIND = -46

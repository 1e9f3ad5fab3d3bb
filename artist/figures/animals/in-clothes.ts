import type { FigureMaker, FigureRequest } from '../../drawing.ts'
import { curve, moved, type Path } from '../../geometry/path.ts'
import { tube } from '../../geometry/round-shapes.ts'
import { createSketch, placed, type Sketch } from '../../geometry/sketch.ts'
import { add, mul, type Frame, type Vec } from '../../geometry/vector.ts'
import type { DrawHead, HeadBones } from '../people/head.ts'
import { HATS } from '../people/hats.ts'
import { personMaker } from '../people/person.ts'
import type { Role } from '../people/roles.ts'
import type { Looks } from './creature.ts'
import { frontHead, type FrontHead } from './front-head.ts'
import { sitterTail, type SitterTail } from './sitter.ts'
import { profileHead, type HeadDrawn, type ProfileHead } from './profile-head.ts'

/** What an animal keeps of its own when it is dressed. */
export interface Own {
  head: FrontHead | ProfileHead
  maned?: boolean
  tail?: SitterTail | undefined
}

/** What only people have. */
const ANIMAL: Partial<Role> = {
  age: 'child',
  beard: false,
  belly: 0,
  metres: undefined,
  elfEars: false,
  clown: false,
}

/** The animal as an astronaut, a pirate, a cook: its own head on a body that wears the clothes of the trade. */
export function animalInClothes(
  id: string,
  as: Role,
  headOf: (request: FigureRequest) => Own & { looks: Looks },
): FigureMaker {
  const maker = personMaker(id, { ...as, ...ANIMAL }, (request) => {
    const { looks, ...own } = headOf(request)
    return (fig, bones, { hat }) => {
      wholeHead(fig, bones, own, looks, hat)
      if (own.tail && !bones.pose.bust && !bones.pose.prop) addTail(fig, own.tail, bones, looks)
    }
  })
  return { ...maker, dressedAs: undefined }
}

type Worn = Parameters<DrawHead>[2]['hat']

/** Above the clothes, where people have theirs. */
const ABOVE = 32
/** Ears that stand out of a space helmet. */
const LONG_EARS = ['bunny', 'tall', 'bat']

function wholeHead(
  fig: Sketch,
  bones: HeadBones,
  { head, maned = false }: Own,
  looks: Looks,
  hat: Worn,
): void {
  const worn = hat && hat !== 'mask' ? HATS[hat] : undefined
  const closed = worn?.cover === 'whole'
  const domed = hat === 'space'
  const size = domed || closed ? 0.84 : 0.98
  const own = createSketch()
  const angle = bones.headAngle + bones.turn * 4
  const R = bones.body.head * size
  const still: Looks = { ...looks, headScale: 1 }
  const drawn =
    head.kind === 'front'
      ? frontHead(own, { ...head, R }, bones.head, angle, still, bones.turn * 0.3)
      : fromTheSide(own, { ...head, R: R * (domed ? 0.68 : 0.8) }, bones, angle, still, maned)
  const longEars = head.kind === 'front' && LONG_EARS.includes(head.ear)
  for (const part of own.parts) {
    const back = head.kind === 'front' && part.z < 9.9
    const z =
      back && closed ? 40 + part.z / 20 : back && domed && longEars ? 37 : part.z + ABOVE + (closed ? 1.2 : 0)
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
    // The opening of a helmet is where a face would be; the animal looks out with its whole head.
    if (level > detail || (closed && z === 43)) continue
    fig.add(z, all(shapes), {
      lines: all(detail > 0 ? lines : lines?.slice(0, 1)),
      marks: all(marks),
      dots: all(dots),
      ...(glass && { glass }),
    })
  }
}

/** Horses, elephants, dragons: a head seen from the side, on a neck that leads to the collar. */
function fromTheSide(
  fig: Sketch,
  head: ProfileHead,
  bones: HeadBones,
  angle: number,
  looks: Looks,
  maned: boolean,
): HeadDrawn {
  const at: Vec = [bones.head[0] - head.R * 0.3, bones.head[1]]
  const drawn = profileHead(fig, head, at, angle + head.angle * 0.5, looks)
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

/** Behind the legs; whoever turns to the right has it on the left. */
function addTail(fig: Sketch, kind: SitterTail, bones: HeadBones, looks: Looks): void {
  const own = createSketch()
  sitterTail(own, kind, (v) => [v[0] * 26, v[1] * 20], looks)
  const way = bones.turn > 0 ? -1 : 1
  for (const part of placed(own, ([x, y]) => [x * way, y]).parts) fig.parts.push({ ...part, z: BEHIND })
}
const BEHIND = -46

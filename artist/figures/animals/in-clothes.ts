import type { FigureMaker, FigureRequest } from '../../drawing.ts'
import { curve, moved, type Path } from '../../geometry/path.ts'
import { tube } from '../../geometry/round-shapes.ts'
import { createSketch, placed, type Sketch } from '../../geometry/sketch.ts'
import { add, frame, mul, type Frame, type Vec } from '../../geometry/vector.ts'
import type { Expression as FaceExpression, Mood } from '../engine/face.ts'
import { boundsOfMasses } from '../engine/mass.ts'
import type { Piece } from '../engine/piece.ts'
import { layersOfSketch, type Layer } from '../engine/sketch-pieces.ts'
import type { Expression } from '../people/body/pose.ts'
import type { DrawHead, HeadBones, Looks } from '../people/head/draw-head.ts'
import { HATS } from '../people/head/hats.ts'
import { personMaker } from '../people/person.ts'
import type { Role } from '../people/person-roles.ts'
import type { AnimalLooks } from './creature.ts'
import { drawFrontHead, type FrontHead } from './head/front-head.ts'
import { drawSitterTail, type SitterTail } from './sitter.ts'
import { drawProfileHead, type DrawnHead, type ProfileHead } from './head/profile-head.ts'
import type { FrontFace } from './sitters/face-parts.ts'
import { FACES_BY_KIND, TAILS_BY_KIND } from './sitters/sitter-kinds.ts'
import { BEHIND_BODY, hidesBack, partsBehind, TAIL_SIZE } from './bodies/behind-body.ts'
import { fromBehind, turnedFrame } from './bodies/turned-face.ts'
import { uprightBodyOf } from './bodies/upright-bodies.ts'

/** The animal's own parts that it keeps when dressed. */
export interface OwnParts {
  head: FrontHead | ProfileHead
  maned?: boolean
  tail?: SitterTail | undefined
}

/** Features of people that animals lack. */
const ANIMAL_ROLE: Partial<Role> = {
  age: 'animal',
  beard: false,
  belly: 4,
  metres: 1.2,
  elfEars: false,
  clown: false,
}

/** An animal as an astronaut, a pirate or a cook: its own head on a body in the clothes of the role. */
export function animalInClothes(
  id: string,
  as: Role,
  headOf: (request: FigureRequest) => OwnParts & { looks: AnimalLooks },
): FigureMaker {
  const maker = personMaker(id, { ...as, ...ANIMAL_ROLE, body: uprightBodyOf(id) }, (request) => {
    const { looks, ...own } = headOf(request)
    return (bones, headLooks) => {
      const { hat } = headLooks
      const fig = createSketch()
      const face = isEnclosing(hat) && hat !== 'space' ? undefined : FACES_BY_KIND[id]
      const faceLayers = face
        ? layeredHead(fig, face, bones, {
            ...headLooks,
            radius: RADII[id] ?? RADIUS,
            lift: HAT_LIFTS[id] ?? 0,
          })
        : []
      if (!face) wholeHead(fig, bones, own, looks, hat)
      if (own.tail && !TAILS_BY_KIND[id] && !hidesBack(bones)) addTail(fig, own.tail, bones, looks)
      const { head, top, mouth } = fig.anchors
      const crown = bones.face([0, -58])
      return {
        layers: [...partsBehind(id, bones), ...faceLayers, ...layersOfSketch(fig)],
        anchors: { head: head ?? crown, top: top ?? head ?? crown, mouth: mouth ?? bones.face([0, 30]) },
      }
    }
  })
  return { ...maker, dressedAs: undefined }
}

/** Somebody with a head of its own, drawn as layers, on the body of a person. */
export const personWithFace = (id: string, role: Role, face: FrontFace): FigureMaker => ({
  ...personMaker(id, role, () => (bones, looks) => {
    const fig = createSketch()
    const radius = RADII[id] ?? RADIUS
    const layers = [
      ...partsBehind(id, bones),
      ...layeredHead(fig, face, lowered(bones, radius), { ...looks, radius, lift: HAT_LIFTS[id] ?? 0 }),
    ]
    const { head, top, mouth } = fig.anchors
    return { layers: [...layers, ...layersOfSketch(fig)], anchors: { head: head!, top: top!, mouth: mouth! } }
  }),
  dressedAs: undefined,
})

/** A small head sinks to the collar, so that no long neck shows. */
const lowered = (bones: HeadBones, radius: number): HeadBones => ({
  ...bones,
  face: ([x, y]) => bones.face([x, y + 50 * HEAD_SIZE * Math.max(0, 1 - RADIUS / radius)]),
})

/** An animal with a face in `FACES_BY_KIND` in the clothes of a role. */
export const layeredAnimalInClothes = (id: string, as: Role): FigureMaker | undefined =>
  FACES_BY_KIND[id] &&
  personWithFace(id, { ...as, ...ANIMAL_ROLE, body: uprightBodyOf(id) }, FACES_BY_KIND[id])

type Worn = Parameters<DrawHead>[1]['hat']

/** Helmets and hoods around the whole head, which need the head's outline. */
const isEnclosing = (hat: Worn): boolean =>
  hat === 'space' || (hat !== null && hat !== 'mask' && HATS[hat].cover === 'whole')

/** Animals have larger heads than people. */
const HEAD_SIZE = 1.3
/** Half of the width of a layered head in its own units; wide ones are drawn smaller. */
const RADIUS = 56
const RADII: Readonly<Record<string, number>> = {
  frog: 70,
  toad: 70,
  'frog-prince': 70,
  hedgehog: 60,
  porcupine: 60,
  octopus: 62,
  lion: 62,
  robot: 68,
  alien: 80,
  monster: 72,
  troll: 66,
}

/** Hats sit above eyes that are high on the head, and on high heads: the brim leaves the eyes free. */
const HAT_LIFTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['frog', 'toad', 'frog-prince', 'crocodile', 'alligator', 'komodo-dragon'].map((id) => [id, 30])), // prettier-ignore
  ...Object.fromEntries(['octopus', 'squid', 'kraken'].map((id) => [id, 36])),
  ...Object.fromEntries(['dinosaur', 'tyrannosaurus', 'velociraptor', 'spinosaurus', 'allosaurus', 'carnotaurus'].map((id) => [id, 14])), // prettier-ignore
  shark: 14,
  hippo: 13,
  capybara: 10,
  ...Object.fromEntries(['penguin', 'dragon'].map((id) => [id, 9])),
  rhino: 7,
  goat: 5,
  skunk: 5,
}

const MOODS: Readonly<Record<Expression, Mood>> = {
  happy: 'happy',
  laughing: 'joyful',
  smile: 'happy',
  sad: 'sad',
  angry: 'angry',
  sleeping: 'sleepy',
  surprised: 'surprised',
  scared: 'scared',
  singing: 'joyful',
}

/** The head that the animal has without clothes, with the mood and the gaze of the pose. */
function layeredHead(
  fig: Sketch,
  face: FrontFace,
  bones: HeadBones,
  looks: Looks & { radius: number; lift?: number },
): Layer[] {
  const { expression, gaze, natural, mirrored, glasses, hat, detail, radius, view, lift = 0 } = looks
  const place = frame(middleOf(bones), bones.headAngle, (bones.body.head * HEAD_SIZE) / radius)
  const shown: FaceExpression = {
    mood: MOODS[expression],
    gaze,
    natural,
    mirrored,
    glasses,
    shut: expression === 'sleeping',
  }
  const isClosed = isEnclosing(hat)
  const raised = lift + (hat && hat !== 'mask' && HATS[hat].cover === 'helmet' ? ABOVE_BROWS : 0)
  const onTop: Frame = ([x, y]) => place([x, y - raised])
  if (hat && hat !== 'mask')
    putOn(fig, HATS[hat].layers(), isClosed ? place : onTop, isClosed && hat !== 'space', detail)
  Object.assign(fig.anchors, { head: onTop([0, -46]), top: onTop([0, -52]), mouth: place([0, 28]) })
  const order = isClosed && hat !== 'space' ? FACE_IN_HOOD : FACE_ORDER
  const pieces =
    view === 'back'
      ? fromBehind(face(place, shown))
      : face(turnedFrame(hat === 'space' ? inDome(face(same, shown), place) : place, bones.turn), shown)
  return pieces.map((piece, i) => ({ z: order + i / 100, piece }))
}
const FACE_ORDER = 40
/** Helmets leave the eyes free. */
const ABOVE_BROWS = 9
const same: Frame = (v) => v
/** Half of the room in the glass of a space helmet. */
const DOME = 55

/** A frame in which the whole head, with its ears and horns, fits behind the glass. */
function inDome(pieces: readonly Piece[], place: Frame): Frame {
  const { right, top, bottom } = boundsOfMasses(pieces.flatMap(({ masses }) => masses))
  const middle = (top + bottom) / 2
  const scale = Math.min(0.9, DOME / (Math.max(right, bottom - middle) * 1.18))
  return ([x, y]) => place([x * scale, (y - middle) * scale - 2])
}
/** Above the inside of a hood or helmet, below its visor. */
const FACE_IN_HOOD = 44

/** The middle of the head: its mouth is where hands, cups and brushes meet a person's mouth. */
const middleOf = ({ face }: HeadBones): Vec => face([0, 59 - 50 * HEAD_SIZE])

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
  const angle = bones.headAngle
  const middle = middleOf(bones)
  const radius = bones.body.head * HEAD_SIZE
  const R = radius * size
  const still: AnimalLooks = { ...looks, headScale: 1 }
  const drawn =
    head.kind === 'front'
      ? drawFrontHead(own, { ...head, R }, middle, angle, still, bones.turn * 0.2)
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
  const around: Frame = (v) => add(middle, mul(v, (radius / 50) * (head.kind === 'front' ? 0.96 : 1.2)))
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
  const middle = middleOf(bones)
  const at: Vec = [middle[0] - head.R * 0.3, middle[1]]
  const drawn = drawProfileHead(fig, head, at, angle + head.angle * 0.5, looks)
  const collar = bones.face([-8, 50])
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
  const root = bones.at(-6, 0.1)
  for (const part of placed(own, ([x, y]) => add(root, [-x * TAIL_SIZE, y * TAIL_SIZE])).parts)
    fig.parts.push({ ...part, z: BEHIND_BODY })
}

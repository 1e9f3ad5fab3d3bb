import type { FigureMaker } from '../../drawing.ts'
import { createSketch, type Sketch } from '../../geometry/sketch.ts'
import { frame, type Frame } from '../../geometry/vector.ts'
import type { Expression as FaceExpression, Mood } from '../engine/face.ts'
import { boundsOfMasses } from '../engine/mass.ts'
import { asPart, type Piece } from '../engine/piece.ts'
import { layersOfSketch, type Layer } from '../engine/sketch-pieces.ts'
import type { Expression } from '../people/body/pose.ts'
import type { HeadBones, Looks } from '../people/head/draw-head.ts'
import { HATS } from '../people/head/hats.ts'
import { personMaker } from '../people/person.ts'
import type { Role } from '../people/person-roles.ts'
import { hidesBack, partsBehind } from './bodies/behind-body.ts'
import { fromBehind, turnedFrame } from './bodies/turned-face.ts'
import { uprightBodyOf } from './bodies/upright-bodies.ts'
import { formerHeads, formerTails } from './former-animals.ts'
import { HEAD_SIZE, isEnclosing, middleOf, putOn } from './hat-on-animal.ts'
import type { FrontFace } from './sitters/face-parts.ts'
import { FACES_BY_KIND } from './sitters/sitter-kinds.ts'

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
export function animalInClothes(id: string, costume: Role): FigureMaker {
  const role = { ...costume, ...ANIMAL_ROLE, body: uprightBodyOf(id) }
  const maker = personMaker(id, role, (request) => (bones, headLooks) => {
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
    if (!face) formerHeads[id]!(fig, bones, hat, request)
    if (!hidesBack(bones)) formerTails[id]?.(fig, bones, request)
    const { head, top, mouth } = fig.anchors
    const crown = bones.face([0, -58])
    return {
      layers: [...partsBehind(id, bones), ...faceLayers, ...layersOfSketch(fig.parts, face && 'hat')],
      anchors: { head: head ?? crown, top: top ?? head ?? crown, mouth: mouth ?? bones.face([0, 30]) },
    }
  })
  return { ...maker, dressedAs: undefined }
}

/** Whether the former figure of an animal has a head that clothes fit. */
export const canBeDressed = (id: string): boolean => id in formerHeads

/** A figure with a head of its own, drawn as layers, on the body of a person. */
export const personWithFace = (id: string, role: Role, face: FrontFace): FigureMaker => ({
  ...personMaker(id, role, () => (bones, looks) => {
    const fig = createSketch()
    const radius = RADII[id] ?? RADIUS
    const layers = [
      ...partsBehind(id, bones),
      ...layeredHead(fig, face, lowered(bones, radius), { ...looks, radius, lift: HAT_LIFTS[id] ?? 0 }),
    ]
    const { head, top, mouth } = fig.anchors
    return {
      layers: [...layers, ...layersOfSketch(fig.parts, 'hat')],
      anchors: { head: head!, top: top!, mouth: mouth! },
    }
  }),
  dressedAs: undefined,
})

/** A small head sinks to the collar, so that no long neck shows. */
const lowered = (bones: HeadBones, radius: number): HeadBones => ({
  ...bones,
  face: ([x, y]) => bones.face([x, y + 50 * HEAD_SIZE * Math.max(0, 1 - RADIUS / radius)]),
})

/** An animal with a face in `FACES_BY_KIND` in the clothes of a role. */
export const layeredAnimalInClothes = (id: string, role: Role): FigureMaker | undefined =>
  FACES_BY_KIND[id] &&
  personWithFace(id, { ...role, ...ANIMAL_ROLE, body: uprightBodyOf(id) }, FACES_BY_KIND[id])

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
  proud: 'happy',
  bored: 'sleepy',
  tired: 'sleepy',
  cold: 'scared',
  shy: 'calm',
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
  return asPart('head', pieces).map((piece, i) => ({ z: order + i / 100, piece }))
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

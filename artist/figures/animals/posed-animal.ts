import type { FigureMaker, FigureRequest } from '../../drawing.ts'
import { seededRandom, seedOf, type Random } from '../../geometry/random.ts'
import { createSketch } from '../../geometry/sketch.ts'
import { frame, type Frame, type Vec } from '../../geometry/vector.ts'
import type { Expression, Mood } from '../engine/face.ts'
import { shape, type Piece } from '../engine/piece.ts'
import { finishPieces, heightOf, type LayeredFigure } from '../engine/finish-pieces.ts'
import type { HatName } from '../people/head/hats.ts'
import { hatOf } from '../people/person.ts'
import { ROLES, type Role } from '../people/person-roles.ts'
import { drawHeadwear } from './head/headwear.ts'
import { HEIGHTS } from './heights.ts'
import { nearestPose } from './nearest-pose.ts'

/** An animal in a pose, as layers. */
export interface PosedAnimal extends LayeredFigure {
  /** The head's frame for hats, in which its radius is 50. */
  head: Frame
}

/** How one animal should look. */
export interface AnimalRequest {
  pose: string
  face: Expression
  baby: boolean
  natural: boolean
  looks: readonly string[]
  next: Random
}

/** A kind of animal that is drawn as layers. */
export interface LayeredKind {
  id: string
  poses: readonly string[]
  /** Poses for different pages if the wish names no pose and no other figure acts with it. */
  alone?: readonly string[]
  /** Looks that this kind can show beyond moods and ages. */
  looks?: readonly string[]
  draw(request: AnimalRequest): PosedAnimal
}

const YOUNG = ['young', 'newborn', 'baby']
const MOODS: readonly (readonly [Mood, readonly string[]])[] = [
  ['angry', ['angry', 'grumpy', 'evil', 'dangerous']],
  ['scared', ['scared']],
  ['sad', ['sad', 'lonely', 'sick']],
  ['surprised', ['surprised', 'curious']],
  ['sleepy', ['tired', 'sleepy', 'lazy', 'bored']],
  ['calm', ['shy']],
  ['joyful', ['happy', 'funny', 'laughing', 'cheerful', 'excited', 'crazy']],
]
/** Poses with a wide open mouth. */
const ROARING_POSES = ['roar', 'howl']
const JOYFUL_POSES = ['run', 'jump', 'play', 'bat', 'dance', 'cheer']
/** Direction of the eyes of a shy figure. */
const LOOKING_DOWN: Vec = [-0.2, 0.9]
/** Looks that change the body, which only some kinds can show. */
const BODY_LOOKS = ['striped', 'spotted', 'dotted', 'winged', 'flying']

function requestOf(id: string, request: FigureRequest, poses: readonly string[]): AnimalRequest {
  const looks = request.looks ?? []
  const has = (words: readonly string[]) => looks.some((look) => words.includes(look))
  const wanted = request.pose ?? (has(['sleeping', 'sleepy']) ? 'sleep' : has(['flying']) ? 'fly' : undefined)
  const pose = nearestPose(wanted, poses)
  const mood =
    (ROARING_POSES.includes(pose) ? 'roaring' : undefined) ??
    MOODS.find(([, words]) => has(words))?.[0] ??
    (JOYFUL_POSES.includes(pose) ? 'joyful' : 'happy')
  return {
    pose,
    face: {
      mood,
      gaze: has(['shy']) ? LOOKING_DOWN : [0.3, 0],
      shut: pose === 'sleep' || has(['sleeping', 'proud']),
      natural: request.natural ?? false,
      mirrored: request.facing === 'left',
    },
    baby: has(YOUNG),
    natural: request.natural ?? false,
    looks,
    next: seededRandom(seedOf(request.seed, id)),
  }
}

/** A drop below the eye, because a muzzle or a beak alone hardly looks sad. */
function tearOf({ face, facing }: PosedAnimal): Piece {
  const { at, rx, ry } = face!
  const place = frame([at[0] + rx * (facing === 'front' ? 0.42 : 0.16), at[1] + ry * 0.2], 0, ry / 50)
  return shape(place, '0,-9! 7,4 6,13 0,16 -6,13 -7,4')
}

/** Usual poses that are higher: with spread wings or a branch. */
const HIGHER_THAN_STANDING = ['fly', 'cheer', 'hang', 'sit-up']

/** Height of the standing animal in figure units, so that every pose has the same scale. */
function standingHeight(kind: LayeredKind, natural: boolean): number {
  const pose = HIGHER_THAN_STANDING.includes(kind.poses[0]!) ? 'stand' : undefined
  const request = requestOf(kind.id, { seed: 1, detail: 0, natural, pose }, kind.poses)
  return heightOf(kind.draw(request))
}

/** The maker of a layered kind. `former` draws the looks that the kind does not have, and animals that can only wear a hat. */
export function layeredAnimalMaker(
  kind: LayeredKind,
  inClothes: (id: string, as: Role) => FigureMaker | undefined,
  former?: FigureMaker,
): FigureMaker {
  const height = HEIGHTS[kind.id] ?? 0.5
  const { poses } = kind
  const units = new Map<boolean, number>()
  const draw = (request: FigureRequest, roleHat?: HatName | null) => {
    const animal = requestOf(kind.id, request, poses)
    const beyond = BODY_LOOKS.some((look) => animal.looks.includes(look) && !kind.looks?.includes(look))
    if (former && beyond) return former.draw(request)
    const unit = units.get(animal.natural) ?? standingHeight(kind, animal.natural)
    units.set(animal.natural, unit)
    const drawn = kind.draw(animal)
    const worn = createSketch()
    const hat = drawHeadwear(worn, drawn.head, request, roleHat)
    const isCrying = animal.face.mood === 'sad' && !animal.face.shut && !animal.looks.includes('sick')
    const pieces = isCrying ? [...drawn.pieces, tearOf(drawn)] : drawn.pieces
    return finishPieces(
      { ...drawn, pieces },
      {
        id: kind.id,
        detail: request.detail,
        wanted: request.facing,
        perMetre: (unit / height) * (animal.baby ? 1.35 : 1),
        has: hat ? [hat] : [],
        worn,
      },
    )
  }
  return {
    id: kind.id,
    source: 'animals',
    height,
    poses,
    ...(kind.alone && { alone: kind.alone }),
    draw: (request) => draw(request),
    dressedAs(role) {
      if (!Object.hasOwn(ROLES, role)) return undefined
      return (
        inClothes(kind.id, ROLES[role]!) ??
        former?.dressedAs?.(role) ?? {
          id: kind.id,
          source: 'animals',
          height,
          poses,
          draw: (request) => draw(request, hatOf(ROLES[role]!)),
        }
      )
    },
  }
}

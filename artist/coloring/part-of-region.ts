import type { Box, Part, Point } from '../drawing.ts'
import type { PartId } from './part-words.ts'

/** A region of a thing: where it lies in the box of the thing, and how large it is. */
export interface RegionOfThing {
  at: Point
  box: Box
  /** Its area as a share of the thing's largest region. */
  share: number
  thing: Box
  /** The face of a being. */
  face: Box | undefined
}

/** Kinds of things with the same names for their parts. */
export type Anatomy =
  | 'person'
  | 'costumed-person'
  | 'animal'
  | 'bird'
  | 'swimmer'
  | 'vehicle'
  | 'building'
  | 'tree'
  | 'flower'
  | 'object'

const SMALL = 0.12
const ROUND = 0.25
/** A larger region at the side of a person is a sleeve. */
const MAX_HAND = 0.4
/** The largest share of a tail. A larger region is the body, even if it is widest at its back. */
const MAX_TAIL = 0.5

/**
 * The part of a thing that a region belongs to: the part named by the figure's drawing, or else one guessed from position,
 * size and shape.
 */
export function partOfRegion(anatomy: Anatomy, region: RegionOfThing, drawn?: Part): PartId {
  // Heads in profile melt into the body.
  if (drawn === 'body' && region.face && isIn(region, region.face)) return 'head'
  return drawn ?? PARTS[anatomy](region)
}

/** 0 at the left or top of a box, 1 at its right or bottom. */
const across = ({ at, thing }: RegionOfThing) => (at.x - thing.x) / (thing.w || 1)
const down = ({ at, thing }: RegionOfThing) => (at.y - thing.y) / (thing.h || 1)

/** About as high as wide. */
const isRound = ({ box }: RegionOfThing) => Math.abs(box.w / (box.h || 1) - 1) < ROUND

function isIn({ at }: RegionOfThing, { x, y, w, h }: Box): boolean {
  return at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h
}

/** A region on the far side of the body from the face. */
function isBehind(region: RegionOfThing): boolean {
  const { face, thing } = region
  if (!face || region.share > MAX_TAIL) return false
  const facePlace = (face.x + face.w / 2 - thing.x) / (thing.w || 1)
  return facePlace > 0.6 ? across(region) < 0.22 : facePlace < 0.4 ? across(region) > 0.78 : false
}

function partOfPerson(region: RegionOfThing, onHead: 'hair' | 'hat'): PartId {
  const { face, at, share } = region
  if (face && at.y < face.y + face.h) {
    if (at.y < face.y + face.h * 0.3) return onHead
    if (!isIn(region, face)) return 'hair'
    return share < SMALL / 4 ? 'eye' : 'face'
  }
  if (down(region) > 0.92) return 'shoe'
  if (down(region) > 0.62) return 'legs'
  if (Math.abs(across(region) - 0.5) <= 0.3) return 'clothes'
  return share < MAX_HAND ? 'hand' : 'arm'
}

const PARTS: Record<Anatomy, (region: RegionOfThing) => PartId> = {
  person: (region) => partOfPerson(region, 'hair'),
  'costumed-person': (region) => partOfPerson(region, 'hat'),
  animal(region) {
    const { face, at, share } = region
    if (face && isIn(region, face)) return share < SMALL / 6 ? 'eye' : 'head'
    if (face && at.y < face.y) return 'ear'
    if (isBehind(region)) return share < SMALL ? 'tail-tip' : 'tail'
    if (down(region) > 0.74) return 'leg'
    return share < 0.5 && down(region) > 0.5 ? 'belly' : 'body'
  },
  bird(region) {
    const { face, share } = region
    if (face && isIn(region, face)) return share < SMALL / 6 ? 'eye' : 'head'
    if (isBehind(region)) return 'tail'
    if (down(region) > 0.88) return 'leg'
    return share < 0.7 && down(region) < 0.8 ? 'wing' : 'body'
  },
  swimmer(region) {
    const { face, share } = region
    if (face && isIn(region, face)) return share < SMALL / 6 ? 'eye' : 'head'
    if (isBehind(region)) return 'tail'
    return share < SMALL ? 'fin' : 'body'
  },
  vehicle(region) {
    if (down(region) > 0.55 && isRound(region)) return 'wheel'
    if (region.share < 0.5 && down(region) < 0.5) return 'window'
    return byHeight(region)
  },
  building(region) {
    const { share } = region
    if (down(region) < 0.32) return share < SMALL ? 'window' : 'roof'
    if (share >= 0.5) return 'wall'
    if (down(region) > 0.7 && Math.abs(across(region) - 0.5) < 0.2) return 'door'
    return share < SMALL * 2 ? 'window' : 'wall'
  },
  tree: (region) => (down(region) > 0.68 && Math.abs(across(region) - 0.5) < 0.25 ? 'trunk' : 'leaves'),
  flower(region) {
    if (down(region) < 0.55) return 'petal'
    return Math.abs(across(region) - 0.5) < 0.15 ? 'stem' : 'leaves'
  },
  object: byHeight,
}

function byHeight(region: RegionOfThing): PartId {
  const height = down(region)
  return height < 0.34 ? 'top' : height > 0.66 ? 'bottom' : 'middle'
}

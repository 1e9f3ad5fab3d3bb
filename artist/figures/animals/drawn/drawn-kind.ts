import { frame, type Frame, type Vec } from '../../../geometry/vector.ts'
import type { Expression } from '../../engine/face.ts'
import type { Piece } from '../../engine/piece.ts'
import type { LayeredKind } from '../posed-animal.ts'

/** An animal with one drawing for all its poses, which turn it, shut its eyes or change single parts. */
export interface DrawnKind {
  poses: readonly string[]
  /** What it does on different pages if the wish does not say. */
  alone?: readonly string[]
  draw(place: Frame, face: Expression, pose: string): Piece[]
  /** Middle and radius of the head. */
  head: readonly [x: number, y: number, radius: number]
  /** `head` in poses that have it elsewhere. */
  heads?: Readonly<Record<string, readonly [x: number, y: number, radius: number]>>
  mouth: Vec
  /** `mouth` in poses that have it elsewhere. */
  mouths?: Readonly<Record<string, Vec>>
  back?: Vec
  /** Where wings or flippers hold something: in front of the body, and at its side in the pose `hold`. */
  hands?: { front: Vec; side: Vec }
  facing?: 'front'
  /** Poses that are seen from the side although they are usually seen from the front. */
  fromSide?: readonly string[]
  /** Degrees by which a pose turns the drawing. */
  turn?: Readonly<Record<string, number>>
  gaze?: Vec
}

/** Poses in which something is held in front of the body. */
export const HOLDING = ['hold', 'read', 'eat', 'drink', 'drive']

export const drawnAnimal = (id: string, kind: DrawnKind): LayeredKind => ({
  id,
  poses: kind.poses,
  ...(kind.alone && { alone: kind.alone }),
  draw({ pose, face, natural }) {
    const place = frame([0, 0], kind.turn?.[pose] ?? 0)
    const [x, y, radius] = kind.heads?.[pose] ?? kind.head
    const hand = pose === 'hold' ? kind.hands?.side : HOLDING.includes(pose) ? kind.hands?.front : undefined
    const back = place(kind.back ?? [x, y - radius])
    const hat: Frame = ([u, v]) => place([x + (u * radius) / 50, y + (v * radius) / 50])
    return {
      pieces: kind.draw(place, { ...face, gaze: kind.gaze ?? [0.4, 0.1], natural }, pose),
      facing: kind.fromSide?.includes(pose) ? 'right' : (kind.facing ?? 'right'),
      head: hat,
      face: { at: place([x, y]), rx: radius, ry: radius },
      anchors: {
        head: hat([0, -48]),
        top: hat([0, -52]),
        mouth: place(kind.mouths?.[pose] ?? kind.mouth),
        saddle: back,
        seat: back,
        back,
        ...(hand && { handLeft: place(hand), handRight: place(hand) }),
        chest: place([x, y + radius * 0.9]),
        feet: [0, 0],
      },
    }
  },
})

/** Poses of swimmers; `jump` leaps out of the water. */
export const SWIM = ['swim', 'jump', 'sleep'] as const
export const LEAP = { jump: -24 } as const

/** A frame within a frame. */
export const within =
  (place: Frame, inner: Frame): Frame =>
  (v) =>
    place(inner(v))

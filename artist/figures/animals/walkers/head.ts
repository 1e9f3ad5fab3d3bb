import type { Outline } from '../../../geometry/spline.ts'
import type { Frame, Vec } from '../../../geometry/vector.ts'
import {
  brow,
  cheek,
  eye,
  lips,
  nose,
  openJaws,
  smile,
  whiskers,
  type Expression,
} from '../../engine/face.ts'
import { outlineMass, type Mass } from '../../engine/mass.ts'
import { asPart, drawnOn, patch, shape, spot, type Piece, type PieceDetail } from '../../engine/piece.ts'

/**
 * A head that looks right, in three-quarter view or in profile. Its skull is about 100 units wide around 0,0, the
 * place where the neck ends. Outlines are texts (see `Outline`).
 */
export interface HeadPlan {
  skull: string
  /** A head in profile melts into the neck this softly; a head in three-quarter view lies on it. */
  melts?: number
  /** Lower jaw of a melting head. */
  jaw?: string
  /** Outline and inner region of an ear. The far ear is painted first; `over` paints the near ear on the skull. */
  ears?: { far?: readonly string[]; near?: readonly string[]; over?: boolean; behind?: boolean }
  /** x, y, radius and width of the near and the far eye. */
  eyes: readonly (readonly [x: number, y: number, r: number, wide?: number])[]
  brows?: false
  nose?: readonly [x: number, y: number, w: number, h: number]
  /** A small nose or nostrils, filled with ink. */
  nostrils?: readonly string[]
  /** Under a nose: x, y, width and the share of the far side. In profile: lines. */
  smile?: readonly [x: number, y: number, width: number, far?: number]
  lips?: readonly string[]
  /** Regions of the skull: muzzle, mask. */
  patches?: readonly string[]
  cheek?: readonly [x: number, y: number]
  whiskers?: readonly (readonly [number, number, number, number])[]
  mouth: Vec
  /** Where the end of a trunk is when the animal looks up. */
  raisedMouth?: Vec
  /** Place and size of a hat: x, y and the radius of the head there in relation to 50. */
  hat?: readonly [x: number, y: number, size: number]
  /** More lines on the face, and more layers behind the skull and over it. */
  details?(place: Frame, face: Expression): PieceDetail[]
  behind?(place: Frame, face: Expression): Piece[]
  over?(place: Frame, face: Expression): Piece[]
  /** Masses that melt into the head: a trunk. */
  more?(place: Frame, face: Expression): Mass[]
}

/** The layers of a head. */
interface DrawnHead {
  behind: Piece[]
  /** Melts into the neck. */
  melt: Mass[]
  front: Piece[]
}

export function drawHead(plan: HeadPlan, place: Frame, face: Expression): DrawnHead {
  const { ears = {} } = plan
  const far = ears.far ? [ear(place, ears.far)] : []
  const near = ears.near ? [ear(place, ears.near)] : []
  const details = faceDetails(plan, place, face)
  const behind = asPart('head', plan.behind?.(place, face) ?? [])
  const over = asPart('head', plan.over?.(place, face) ?? [])
  if (plan.melts === undefined) {
    const skull = shape(place, plan.skull, details, { part: 'head' })
    const front = ears.over ? [...far, skull, ...near, ...over] : [...far, ...near, skull, ...over]
    return ears.behind
      ? { behind: [...behind, ...far, ...near], melt: [], front: [skull, ...over] }
      : { behind: [], melt: [], front: [...behind, ...front] }
  }
  const melt = [outlineMass(plan.skull, place, plan.melts), ...(plan.more?.(place, face) ?? [])]
  const open = face.mood === 'roaring' && plan.lips?.[0] ? openJaws(plan.lips[0]) : undefined
  if (open) {
    melt.push(outlineMass(open.jaw, place, 3))
    behind.push(shape(place, open.mouth, [], { part: 'mouth' }))
  }
  if (plan.jaw) melt.push(outlineMass(plan.jaw, place, 3))
  return {
    behind: [...behind, ...far],
    melt,
    front: [...near, { ...drawnOn(details), part: 'head' }, ...over],
  }
}

const ear = (place: Frame, [outer, inner]: readonly string[]): Piece =>
  shape(place, outer!, inner ? [{ ...spot(place, inner, 'paper'), part: 'inner-ear' }] : [], { part: 'ear' })

function faceDetails(plan: HeadPlan, place: Frame, face: Expression): PieceDetail[] {
  const details: PieceDetail[] = (plan.patches ?? []).map((outline: Outline) =>
    patch(place, outline, undefined, 'muzzle'),
  )
  plan.eyes.forEach(([x, y, r, wide], i) => {
    details.push(...eye(place, x, y, r, face, wide))
    if (plan.brows !== false || ['angry', 'sad', 'scared'].includes(face.mood))
      details.push(brow(place, x + (i ? 1 : -2), y - r * 1.55, r * (i ? 0.5 : 0.6), i ? 1 : -1, face))
  })
  if (plan.nose) details.push(...nose(place, ...plan.nose, face.mirrored))
  for (const outline of plan.nostrils ?? []) details.push(spot(place, outline))
  if (plan.smile)
    details.push(...smile(place, plan.smile[0], plan.smile[1], plan.smile[2], face, plan.smile[3]))
  const hasOpenJaws = face.mood === 'roaring' && plan.melts !== undefined
  for (const outline of hasOpenJaws ? [] : (plan.lips ?? []))
    details.push(lips(place, outline, face, [0.1, 0.4]))
  if (plan.cheek) details.push(cheek(place, ...plan.cheek))
  if (plan.whiskers) details.push(...whiskers(place, plan.whiskers))
  return [...details, ...(plan.details?.(place, face) ?? [])]
}

/** The frame for hats, in which the head has a radius of 50. Heads in profile are narrower than a face. */
export function hatFrame({ hat, melts }: HeadPlan, place: Frame): Frame {
  const [x, y, size] = hat ?? (melts === undefined ? [0, 0, 0.95] : [-6, -2, 0.74])
  return ([u, v]) => place([x + u * size, y + v * size])
}

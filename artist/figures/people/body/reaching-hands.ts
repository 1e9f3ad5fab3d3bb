import type { Vec } from '../../../geometry/vector.ts'
import type { ArmPose } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

interface Hands {
  near: ArmPose
  far: ArmPose
}

/** In the frame of the head. */
export const CHIN: Vec = [0, 30]
/** How far a raised hand is beside the middle of the face. The heads of animals are broader. */
const [BESIDE_FACE, BESIDE_ANIMALS_FACE] = [66, 84]

export const edgeOfFace = ({ body, face }: Pick<Skeleton, 'body' | 'face'>): number =>
  face([body.animal ? BESIDE_ANIMALS_FACE : BESIDE_FACE, 0])[0]

export const isOneHanded = ({ near, far }: Hands): boolean =>
  near.touch?.on === 'contact' && far.touch === undefined

/** Reaches above the chin with the far hand, because the near arm would cross the face. */
export const besideFace = ({ near, far }: Hands): Hands => ({ near: far, far: { ...near, front: true } })

/** Keeps both hands on this figure's side of the thing between two figures, so that their arms do not cross. */
export const atOwnSide = ({ near, far }: Hands, width: number): Hands => ({
  near: { ...near, touch: { on: 'contact', by: [-width / 2, 0.06] } },
  far: { ...far, touch: { on: 'contact', by: [-width / 2 + 0.04, 0.22] } },
})

/** Moves the contact with a low thing in front of the knees and the toes. */
export function beyondFeet(contact: Vec, { legs, body }: Skeleton): Vec {
  if (contact[1] < -(body.leg[0] + body.leg[1]) * LOW_THINGS) return contact
  const front = Math.max(legs.near.knee[0], legs.far.knee[0], legs.near.foot([TOES, 0])[0], legs.far.foot([TOES, 0])[0]) // prettier-ignore
  return [Math.max(contact[0], front), contact[1]]
}
const [LOW_THINGS, TOES] = [0.75, 44]

/** The point the hands reach for: behind the thing they go around, or else at almost the full length of the arms. */
export function contactPoint(
  { arms, shoulders, body, at, pose, face }: Skeleton,
  y: number,
  isHigh: boolean,
  around?: number,
): Vec {
  const { shoulder } = isHigh ? arms.far : arms.near
  const reach = (body.arm[0] + body.arm[1]) * (pose.reach ?? 1) * 0.94
  if (around !== undefined) return [Math.min(at(shoulders, 0.6)[0] + around * 0.8, shoulder[0] + reach), y]
  const down = Math.min(Math.abs(y - shoulder[1]), reach)
  const x = shoulder[0] + Math.max(reach * 0.35, Math.sqrt(reach * reach - down * down))
  return [isHigh ? Math.max(x, edgeOfFace({ body, face })) : x, y]
}

import type { Relation } from '../../wish.ts'
import { BROOMS, LANDMARKS } from '../figures/noun-lists.ts'
import { isAlive } from './shared-joints.ts'
import type { Joint, Unit } from './unit.ts'

/** A jump over a fence, a row of cars or a boat, or a flight over a castle. The wish may name the castle first. */
export function overJoint(kind: Relation, own: Unit, other: Unit): Joint | undefined {
  const { verb = '' } = own.drawable.wished
  const { noun } = other.drawable.wished
  const isFlight = (flier: Unit, kinds: Relation, place: Unit) =>
    kinds === 'above' && LANDMARKS.has(place.drawable.wished.noun) && place.drawable.wished.noun !== 'rainbow' && isFlying(flier)
  if (isFlight(own, kind, other)) return { outer: 'own', how: 'over' }
  if (kind === 'under' && isFlight(other, 'above', own)) return { outer: 'other', how: 'over' }
  if (noun === 'rainbow' && (kind === 'on' || kind === 'riding') && isAlive(own.drawable)) return { outer: 'own', how: 'over' }
  if (!JUMPS.has(verb) || (LANDMARKS.has(noun) && noun !== 'rainbow')) return undefined
  const isInReach = own.zone === 'ground' || other.zone === 'water'
  if (noun === 'rainbow') return kind === 'above' ? { outer: 'own', how: 'over' } : undefined
  if (noun === 'puddle') return isAlive(own.drawable) && isInReach ? { outer: 'own', how: 'over' } : undefined
  return kind === 'above' && isInReach && (other.zone === 'ground' || other.zone === 'water')
    ? { outer: 'own', how: 'over' }
    : undefined
} // prettier-ignore

/** Whether it flies, or carries its rider through the air. */
const isFlying = ({ drawable: { maker, wished }, zone, joined }: Unit): boolean =>
  FLYING.has(wished.verb ?? '') ||
  zone === 'air' ||
  (joined.some(({ how }) => how === 'mount') && (maker.poses.includes('fly') || BROOMS.has(wished.noun)))
const FLYING = new Set(['fly', 'fly-over', 'float'])
const JUMPS = new Set(['jump', 'hop', 'splash', 'stomp'])

import { seedOf } from '../../geometry/random.ts'
import { companionPose } from '../../figures/people/scenes/companion-poses.ts'
import { clusterBox, directionOf, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { WATERFOWL } from '../figures/noun-lists.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'
import type { JointKind, Unit } from './unit.ts'

/** Poses of the other animals of a kind while the first one stands: with paws, and grazing ones. */
const IDLE_WITH_PAWS = ['sit', 'lie', 'walk', 'look-up']
const GRAZING = ['eat', 'look-up', 'walk', 'lie']
/** Poses of the people of a group without a verb; the first one has the pose of a single person. */
const PEOPLE_IDLE = [undefined, 'stand', 'wave', 'point', 'cheer']
/** What the musicians of a band play. */
const BAND = ['violin', 'trumpet', 'guitar', 'flute', 'saxophone', 'accordion']
const IDLE: ReadonlySet<string | undefined> = new Set([undefined, 'stand', 'hold'])

/** Whether only a toy at the feet asks for a pose. */
const isFree = ({ joined, zone }: Unit, how: JointKind | undefined): boolean =>
  zone === 'ground' && (how === undefined || how === 'face') && joined.every((one) => one.how === 'feet' || one.how === 'face') // prettier-ignore

/** The pose of one of several of a kind: animals that do nothing special, or play, differ from each other. */
export function poseOfCopy(unit: Unit, pose: string | undefined, nth: number, how?: JointKind): string | undefined {
  const { maker, copy = nth, wished } = unit.drawable
  if (wished.noun === 'musician' && pose === 'play' && isFree(unit, how)) return BAND[copy % BAND.length]
  if (maker.source === 'people' && pose === undefined && !wished.verb && isFree(unit, how)) return PEOPLE_IDLE[copy % PEOPLE_IDLE.length]
  if (maker.source !== 'animals' || copy === 0 || !isFree(unit, how)) return companionPose(pose, copy)
  if (pose === 'play' && copy % 2 === 1 && maker.poses.includes('bat')) return 'bat'
  if (!IDLE.has(pose) || unit.drawable.looks.includes('flying')) return pose
  const usual = pose ?? maker.poses[0]
  const others = (maker.poses.includes('bat') ? IDLE_WITH_PAWS : GRAZING).filter((each) => each !== usual && maker.poses.includes(each))
  return others[(copy - 1) % others.length] ?? pose
} // prettier-ignore

/** Poses of a single animal without a verb, chosen by the seed. */
const ALONE_WITH_PAWS = ['sit', 'walk', 'look-up']
const ALONE = ['walk', 'look-up']

interface Page {
  seed: number
  natural?: boolean
  isTouched?: boolean
}

/** The pose of the only one of its kind: another seed shows it in another pose. */
export function poseAlone(unit: Unit, pose: string | undefined, { seed, natural, isTouched }: Page, how?: JointKind): string | undefined {
  const { maker, wished, copy } = unit.drawable
  const isIdle = pose === undefined && !wished.verb && wished.count === 1 && copy === undefined
  if (maker.source !== 'animals' || !isIdle || how !== undefined || unit.zone !== 'ground' || unit.joined.length > 0 || unit.wades)
    return pose
  const nth = seedOf(seed, `idle ${wished.noun}`)
  if (maker.alone && !natural && !isTouched) return maker.alone[nth % maker.alone.length]
  const poses = (maker.poses.includes('bat') ? ALONE_WITH_PAWS : ALONE).filter((each) => maker.poses.includes(each))
  return [undefined, ...poses][nth % (poses.length + 1)]
} // prettier-ignore

/** The toy between two animals. */
export const toyOfTwo = (unit: Unit, how: JointKind | undefined): Unit | undefined =>
  unit.drawable.maker.source === 'animals' && unit.drawable.wished.count === 2 && unit.joined.length === 1 && isFree(unit, how) // prettier-ignore
    ? unit.joined.find((one) => one.how === 'feet')?.unit
    : undefined

type Facing = 'left' | 'right'

/** Poses whose copies face each other: catcher and batter, and two who fight. */
const TO_EACH_OTHER = new Set(['swing-bat', 'volleyball', 'pillow-fight', 'karate', 'box', 'fence'])

/** Two animals that stand side by side, or have a toy between them, look at each other. */
export function facingOfCopy(unit: Unit, pose: string | undefined, copy: number, facing: Facing | undefined, how?: JointKind): Facing | undefined {
  const { maker, wished } = unit.drawable
  // On a pond one of three swims the other way; the beaks of more would meet.
  const isAfloat = unit.zone === 'water' && WATERFOWL.has(wished.noun) && !wished.verb
  if (isAfloat && wished.count === 3 && copy === 1) return facing === 'left' ? 'right' : 'left'
  if (TO_EACH_OTHER.has(pose ?? '') && copy > 0) return facing === 'left' ? 'right' : 'left'
  if (maker.source !== 'animals' || wished.count !== 2 || !isFree(unit, how)) return facing
  if (toyOfTwo(unit, how)) return (facing === 'left') === (copy === 0) ? 'left' : 'right'
  return IDLE.has(pose) ? (copy === 0 ? 'right' : 'left') : facing
} // prettier-ignore

/** Shares of the first one's height: how much higher the second one sits, and how near it is. */
const [HIGHER, NEAR] = [0.34, 0.3]

/** Two animals on both sides of their toy: the second one is a little behind and looks down at it. */
export function putAroundToy([first, second]: readonly Cluster[], toy: Cluster): Cluster {
  if (!first || !second) return toy
  const direction = directionOf(first)
  const small = scaleBetween(toy, first, 0.3, 0.5)
  const [own, other, ball] = [clusterBox(first), clusterBox(second), clusterBox(small)]
  const front = direction > 0 ? own.x + own.w : own.x
  const edge = front - (direction > 0 ? other.x : other.x + other.w)
  const beyond = transformCluster(second, {
    scale: 1,
    x: edge - direction * own.h * NEAR,
    y: -own.h * HIGHER,
  })
  const rolled = moveCluster(
    small,
    { x: centreX(ball), y: ball.y + ball.h },
    { x: front + direction * ball.w * 0.4, y: own.h * 0.06 },
  )
  return { ...first, parts: [...beyond.parts, ...first.parts, ...rolled.parts] }
}

const [HUG_OVERLAP, HUGGER_LOWER] = [0.48, 0.03]

/** Two animals that hug in their own bodies: each has an arm or a flipper around the other. */
export function putInEmbrace([first, second]: readonly Cluster[]): Cluster | undefined {
  if (!first || !second || first.human || mainPart(first).figure.pose !== 'hug') return undefined
  const [own, other] = [clusterBox(first), clusterBox(second)]
  const move = { scale: 1, x: own.x + own.w * HUG_OVERLAP - other.x, y: own.h * HUGGER_LOWER }
  return { ...first, parts: [...first.parts, ...transformCluster(second, move).parts] }
}

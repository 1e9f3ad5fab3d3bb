import { isAtSharedTable, isCircle } from './at-one-table.ts'
import { drawAtTable, drawInCircle } from './draw-company.ts'
import { MAX_COPIES, type DrawableFigure } from '../figures/drawable-figures.ts'
import { clusterBox, transformCluster, type Cluster } from '../figures/cluster.ts'
import { contactFrameOf } from './contact-frames.ts'
import {
  facingOfCopy,
  poseAlone,
  poseOfCopy,
  putAroundToy,
  putInEmbrace,
  toyOfTwo,
} from './differing-copies.ts'
import { detailForJoint, drawCopy, type BuildOptions } from './draw-copy.ts'
import { drawInContact } from './draw-in-contact.ts'
import { putBetween, putInLine } from './put-in-line.ts'
import { putHalfBehind } from './put-half-behind.ts'
import { arrangeInRows } from './arrange-in-rows.ts'
import { putAhead, putInView } from './act-together.ts'
import { putBelowTree, putOnLadder } from './rescue-from-tree.ts'
import { addMarks } from './action-marks.ts'
import { joinHands } from './hold-and-eat.ts'
import { poseInUnit } from './pose-in-unit.ts'
import { JOIN_FUNCTIONS } from './join-functions.ts'
import { putOnSlope } from './slopes.ts'
import { addFinish, putInNextLane } from './race.ts'
import { addVehicleMarks } from './vehicle-marks.ts'
import { cycleOf } from './ride-drive-contain.ts'
import { CLOTHES_ON } from './joint-poses.ts'
import { GROUPS, ONE_SEAT } from '../figures/noun-lists.ts'
import { drawnBy, type JointKind, type Unit } from './unit.ts'
import { joinTug } from './tug.ts'

/** Verbs whose doers run one behind the other. */
const RUN_AFTER_EACH_OTHER = new Set(['race', 'play-tag', 'chase'])

/** Width divided by height of the strip below a letter, and of an obstacle that is jumped over. */
const [STRIP_RATIO, LONG_ROW] = [1.9, 4]

/** Draws a unit with everything joined to it. `how` and `outerNoun` describe its joint to an outer unit. */
export function drawUnit(unit: Unit, options: BuildOptions, how?: JointKind, outerNoun?: string): Cluster {
  const { drawable } = unit
  const watched = unit.joined.find((joined) => joined.how === 'watch')
  if (watched) return drawWatching(unit, watched.unit, options)
  const tugged = unit.joined.find((joined) => joined.how === 'tug')
  if (tugged || (drawable.wished.verb === 'tug' && drawable.wished.count > 1))
    return drawTugging(unit, tugged?.unit, options)
  if (isAtSharedTable(unit)) return drawAtTable(unit, options)
  if (isCircle(unit)) return drawInCircle(unit, options)
  const touched = unit.joined.find((joined) => joined.how === 'contact')
  if (touched) return drawTouching(unit, touched, options)
  const rides = unit.joined.filter((joined) => joined.how === 'mount')
  if (rides.length > 1 && ONE_SEAT.has(drawable.wished.noun)) return drawRides(unit, rides, options)
  const heldNoun = unit.joined.find((joined) => joined.how === 'hold')?.unit.drawable.wished.noun
  const holdsThings = heldNoun !== undefined
  const drawnThings = drawnBy(unit)
  const posed = poseInUnit(unit, {
    heldNoun,
    drawnThings,
    how,
    outerNoun,
    rides: options.cycle !== undefined,
  })
  const pose = poseAlone(unit, posed, options, how)
  const count = Math.max(1, Math.min(MAX_COPIES, drawable.wished.count))
  const isRing = pose === 'dance' && count > 2
  // Several people with free hands hold each other's hands.
  const holdsHands =
    count > 1 &&
    count < 6 &&
    drawable.maker.source === 'people' &&
    (pose === 'hold' || isRing) &&
    drawable.wished.holds.length === 0 &&
    !holdsThings
  const toy = toyOfTwo(unit, how)
  const perCopy = unit.joined.filter(
    ({ how, unit: { drawable: inner } }) =>
      count > 1 && (JOINTS_PER_COPY.has(how) || (RIDES.has(how) && inner.wished.count === count)),
  )
  const copies = Array.from({ length: count }, (_, copy) =>
    perCopy.reduce(
      (cluster, joined) =>
        joinUnit(cluster, { ...joined, unit: withSingleFigure(joined.unit, copy) }, drawable, options),
      drawCopy(
        drawable,
        copy,
        holdsHands ? (isRing ? 'ring-dance' : 'hold-hands') : poseOfCopy(unit, pose, copy, how),
        drawnThings,
        unit.zone,
        { ...options, facing: facingOfCopy(unit, pose, copy, options.facing, how) },
      ),
    ),
  )
  const group = holdsHands ? copies.reduce(joinHands) : arrangeCopies(copies, unit, { pose, how, options })
  const others = unit.joined.filter((joined) => !perCopy.includes(joined) && joined.unit !== toy)
  const shared = others.filter(({ how }) => SHARED_JOINTS.has(how))
  const separate = shared.length > 1 ? others.filter((joined) => !shared.includes(joined)) : others
  const withShared = shared.length > 1 ? joinSideBySide(shared, group, drawable, options) : group
  const joined = separate.reduce((cluster, one) => joinUnit(cluster, one, drawable, options), withShared)
  const marked = addVehicleMarks(addMarks(joined, unit), unit)
  const isRace = drawable.wished.verb === 'race' && (count > 1 || unit.joined.some((joined) => joined.how === 'race') || marked.parts.some(({ figure }) => figure.face)) // prettier-ignore
  return isRace && !how ? addFinish(marked) : marked
}

interface Arranged {
  pose: string | undefined
  how: JointKind | undefined
  options: BuildOptions
}

/** Several copies of one figure: in lanes, one behind the other, on a slope, half in the water or in rows. */
function arrangeCopies(copies: readonly Cluster[], unit: Unit, { pose, how, options }: Arranged): Cluster {
  const { verb = '' } = unit.drawable.wished
  const count = copies.length
  const toy = toyOfTwo(unit, how)
  if (toy) return putAroundToy(copies, drawUnit(toy, options, 'feet'))
  const embrace = count === 2 && putInEmbrace(copies)
  if (embrace) return embrace
  if (RUN_AFTER_EACH_OTHER.has(verb) && count > 1 && count < 4)
    return copies.reduce((last, next) => (verb === 'race' ? putInNextLane(next, last) : putAhead(next, last)))
  if ((pose === 'slide' || pose === 'sled') && unit.zone === 'ground' && !how) return putOnSlope(copies, pose)
  if (verb === 'queue' && !how) return putInLine(copies)
  if (unit.wades && count === 2)
    return putHalfBehind(copies[0]!, copies[1]!, options.facing === 'left' ? -1 : 1)
  // The kicker is in front, so that it hides no other player.
  const inOrder = pose === 'kick' ? copies.toReversed() : copies
  return arrangeInRows(
    inOrder,
    how === 'over' || isInRow(unit, pose, how) ? LONG_ROW : options.wide ? STRIP_RATIO : undefined,
  )
}

/** Swimmers are all at the surface, and people in a tub all have their heads above the rim. */
const isInRow = ({ drawable: { maker, wished } }: Unit, pose: string | undefined, how?: JointKind): boolean =>
  (pose === 'swim-on' && wished.count < 4) || (how === 'inside' && maker.source === 'people')

/** Several watchers are seen from behind, and one of them points at it; a single one looks up. */
function drawWatching(unit: Unit, sight: Unit, options: BuildOptions): Cluster {
  const all = [unit, ...(unit.helpers ?? [])]
  const isCrowd = all.length > 1 || all.some(({ drawable }) => drawable.wished.count > 1 || GROUPS.has(drawable.wished.noun)) // prettier-ignore
  const poseOf = ({ drawable }: Unit, copy: number) =>
    drawable.wished.verb === 'howl'
      ? 'howl'
      : isCrowd && drawable.maker.source === 'people'
        ? copy % 2
          ? 'watch'
          : 'watch-up'
        : BY_EYE.has(drawable.pose ?? '')
          ? drawable.pose
          : 'look-up'
  const watchers = all.flatMap((each) =>
    Array.from({ length: Math.min(MAX_COPIES, each.drawable.wished.count) }, (_, copy) => {
      const pose = drawnBy(each).length > 0 ? 'look-up' : poseOf(each, copy)
      return drawCopy(each.drawable, copy, pose, drawnBy(each), each.zone, { facing: 'right', ...options })
    }),
  )
  return putInView(arrangeInRows(watchers), drawUnit(sight, options))
}
/** Poses of a single watcher that show more than looking up. */
const BY_EYE = new Set(['photograph', 'look-through', 'point', 'wave'])

/** One rescuer climbs the ladder; the others stand below, ready to catch the one in the tree. */
function drawRescuers(unit: Unit, tree: Cluster, options: BuildOptions): Cluster {
  const climbing = putOnLadder(drawUnit(withSingleFigure(unit, 0), options, 'ladder'), tree)
  const others = Array.from({ length: Math.min(MAX_HELPERS, unit.drawable.wished.count - 1) }, (_, i) =>
    drawCopy(unit.drawable, i + 1, i === 0 ? 'catch' : 'look-up', [], unit.zone, { ...options, facing: i === 0 ? 'left' : 'right' }),
  ) // prettier-ignore
  return others.reduce((cluster, helper, i) => putBelowTree(helper, cluster, i), climbing)
}
const MAX_HELPERS = 2

/** Each rider has a cycle. */
const drawRides = (unit: Unit, rides: Unit['joined'], options: BuildOptions): Cluster =>
  arrangeInRows(
    rides.map((ride, copy) => drawUnit({ ...withSingleFigure(unit, copy), joined: [ride] }, options)),
  )

/** Half of the actors pull from each side. */
function drawTugging(unit: Unit, thing: Unit | undefined, options: BuildOptions): Cluster {
  const all = [unit, ...(unit.helpers ?? [])].flatMap((each) =>
    Array.from({ length: Math.min(6, each.drawable.wished.count) }, (_, copy) => ({ each, copy })),
  )
  const draw =
    (facing: 'left' | 'right') =>
    ({ each, copy }: (typeof all)[number]) =>
      drawCopy(each.drawable, copy, 'tug', [], each.zone, { ...options, facing })
  const half = Math.ceil(all.length / 2)
  return joinTug(
    all.slice(0, half).map(draw('right')),
    all.slice(half).map(draw('left')),
    thing && drawUnit(thing, options),
  )
}

/** Draws a unit whose figure touches another one, with everything else that is joined to it. */
function drawTouching(unit: Unit, touched: Unit['joined'][number], options: BuildOptions): Cluster {
  const units = [unit, touched.unit, ...(unit.helpers ?? [])]
  const drawnThings = ({ index, copy }: DrawableFigure) =>
    drawnBy((copy ? units : units.toReversed()).find(({ drawable }) => drawable.index === index) ?? unit)
  const joined = drawInContact(unit, touched.unit, {
    facing: options.facing ?? 'right',
    hasLap: (who) => [...drawnThings(who), ...who.wished.holds].includes('wheelchair'),
    figure: (who, pose, facing, touch) =>
      drawCopy({ ...who, pose }, 0, pose, drawnThings(who), unit.zone, { ...options, facing }, touch),
    unit: (other, facing) => drawUnit(other, { ...options, facing, isTouched: true }),
  })
  const frame = touched.unit.mutual ?? contactFrameOf(unit.drawable, touched.unit.drawable)
  const isGiven = frame?.passes !== undefined
  const others = unit.joined.filter(({ how }) => how !== 'contact' && !(isGiven && PASSED_JOINTS.has(how)))
  return addMarks(
    others.reduce((cluster, one) => joinUnit(cluster, one, unit.drawable, options), joined),
    unit,
  )
}

/** Joints in which several figures sit side by side: a car, a basket, a sofa. */
const SHARED_JOINTS: ReadonlySet<JointKind> = new Set([
  'drive',
  'inside',
  'atop',
  'mount',
  'beneath',
  'seesaw',
] as const)

function joinSideBySide(
  joined: Unit['joined'],
  outer: Cluster,
  to: DrawableFigure,
  options: BuildOptions,
): Cluster {
  const { how } = joined[0]!
  const clusters = joined.map(({ unit }) =>
    drawUnit(unit, optionsForJoint(options, how, to, unit), how, to.wished.noun),
  )
  // On a seesaw an elephant sits opposite a mouse.
  if (how === 'seesaw') return JOIN_FUNCTIONS[how](sideBySide(clusters), outer)
  const tallest = Math.max(...clusters.map((cluster) => clusterBox(cluster).h))
  const equallyTall = clusters.map((cluster) =>
    transformCluster(cluster, { scale: tallest / clusterBox(cluster).h, x: 0, y: 0 }),
  )
  return JOIN_FUNCTIONS[how as keyof typeof JOIN_FUNCTIONS](arrangeInRows(equallyTall), outer)
}

const sideBySide = ([first, ...rest]: readonly Cluster[]): Cluster => ({
  ...first!,
  parts: [first!, ...rest].flatMap(({ parts }) => parts),
})

/** Joints that are repeated for every copy of a figure. */
const JOINTS_PER_COPY: ReadonlySet<JointKind> = new Set(['hold', 'eat', 'skates'] as const)
/** Three riders of three camels have one each. */
const RIDES: ReadonlySet<JointKind> = new Set(['mount', 'drive'] as const)
/** How things are joined that pass from one to another. */
const PASSED_JOINTS: ReadonlySet<JointKind> = new Set(['hold', 'feet', 'eat'] as const)
const withSingleFigure = (unit: Unit, copy: number): Unit => ({
  ...unit,
  drawable: { ...unit.drawable, copy, wished: { ...unit.drawable.wished, count: 1 } },
})

function joinUnit(
  cluster: Cluster,
  { unit, how }: Unit['joined'][number],
  to: DrawableFigure,
  options: BuildOptions,
): Cluster {
  if (how === 'drawn-by-outer' || how === 'contact' || how === 'watch' || how === 'tug' || how === 'table')
    return cluster
  if (how === 'flank') {
    const sides = [0, 1].map((copy) => drawUnit(withSingleFigure(unit, copy), options, how, to.wished.noun))
    return putBetween(cluster, sides)
  }
  const cycle = how === 'mount' ? cycleOf(cluster) : undefined
  if (how === 'ladder' && unit.drawable.wished.count > 1) return drawRescuers(unit, cluster, options)
  const inner = drawUnit(unit, { ...optionsForJoint(options, how, to, unit), cycle }, how, to.wished.noun)
  return JOIN_FUNCTIONS[how](inner, cluster)
}

const optionsForJoint = (
  options: BuildOptions,
  how: JointKind,
  { wished: { noun, verb } }: DrawableFigure,
  { drawable: inner }: Unit,
): BuildOptions => ({
  ...options,
  ...(Object.hasOwn(CLOTHES_ON, noun) && { clothesFor: CLOTHES_ON[noun] }),
  detail: detailForJoint(options.detail, how),
  // Only the head shows in a window, so it keeps its large size.
  natural: options.natural && how !== 'drive',
  // An animal that is licked clean turns its back to the tongue.
  ...((how === 'face' || (how === 'muzzle' && (verb !== 'lick' || inner.maker.source !== 'animals'))) && {
    facing: options.facing === 'left' ? ('right' as const) : ('left' as const),
  }),
})

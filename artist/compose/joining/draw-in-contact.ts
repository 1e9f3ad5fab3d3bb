import type { TouchRequest } from '../../drawing.ts'
import { anchorOf, clusterBox, facesOf, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts' // prettier-ignore
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { PAINTED_SURFACES } from '../figures/noun-lists.ts'
import { putBetween, putInAir, rollBetween } from './act-together.ts'
import type { ContactFrame } from './contact-frame.ts'
import { contactFrameOf } from './contact-frames.ts'
import { HOLD_HANDS } from './frames-of-contact.ts'
import { largestCover } from '../layout/covered-faces.ts'
import { stretchedPastFaces } from './free-faces.ts'
import { handInHand, WALKING } from './hand-in-hand.ts'
import { embrace } from './embrace.ts'
import { onCouch, onTable, paintingOf } from './furniture.ts'
import { joinAhead, joinBehind, type Drawing, type Facing } from './further-actors.ts'
import { joinHands, putOverBoth } from './hold-and-eat.ts'
import { joinByRope } from './ropes.ts'
import { centreX } from './scale-to-fit.ts'
import {
  faceOverlap,
  findContact,
  joinApart,
  joinInContact,
  showFaces,
  type Contact,
} from './touch-partner.ts'
import type { Unit } from './unit.ts'

const opposite = (facing: Facing): Facing => (facing === 'right' ? 'left' : 'right')

/** Draws the partner first, because the actor's arms are solved to a point of it. */
export function drawInContact(unit: Unit, touched: Unit, drawing: Drawing): Cluster {
  const { drawable, helpers = [] } = unit
  const wished = touched.mutual ?? contactFrameOf(drawable, touched.drawable) ?? HOLD_HANDS
  const sized = touched.drawable.wished.looks.some((look) => LITTLE_ONES.has(look))
    ? { ...wished, tallest: Math.min(wished.tallest ?? LITTLE, LITTLE) }
    : wished
  const frame = sized.patient && isLargeAnimal(touched.drawable) ? { ...sized, ...BESIDE_LARGE } : sized
  const actors = [...copiesOf(drawable), ...helpers.flatMap((helper) => copiesOf(helper.drawable))]
  const [first, second, ...others] = actors
  const { facing } = drawing
  const isCarried = frame.around && heightRatio(first!, touched.drawable) > LARGEST_IN_ARMS
  const pair = frame.mutual === true && touched.drawable.maker.source === 'people' && !isCarried
  const isSideBySide = frame.pose === 'hold-hands' && heightRatio(first!, touched.drawable) < LARGEST_RATIO
  const isPassed = frame.passes === 'hands' && unit.joined.some(({ how }) => BETWEEN.has(how))
  const isWalk = pair && frame.pose === 'hold-hands' && WALKING.has(first!.wished.verb ?? '')
  const joined =
    isWalk && !isSideBySide
      ? handInHand([first!.maker.height, (touch) => drawing.figure(first!, 'hold-hands', facing, touch)], [touched.drawable.maker.height, (touch) => drawing.figure(touched.drawable, 'hold-hands', facing, touch)], facing) // prettier-ignore
      : pair && isSideBySide
        ? joinHands(
            drawing.figure(first!, 'hold-hands', 'right'),
            drawing.figure(touched.drawable, 'hold-hands', 'right'),
          )
        : pair
          ? joinMutually(
              first!,
              touched.drawable,
              frame,
              drawing,
              isPassed
                ? WIDTH_BETWEEN * Math.min(first!.maker.height, touched.drawable.maker.height)
                : undefined,
            )
          : joinOne(first!, drawPartner(touched, frame, first!, drawing), frame, drawing)
  const things = unit.joined
    .filter(({ how }) => frame.passes && BETWEEN.has(how))
    .map(({ unit: thing }) => drawing.unit(frame.mutual ? thing : single(thing), facing))
  const shared = things.reduce(PASSING[frame.passes ?? 'hands'], joined)
  const bothSides = !pair && !frame.along && !frame.lifted
  const paired = second && bothSides ? joinSecond(shared, second, frame, drawing) : shared
  const rest = second && !bothSides ? [second, ...others] : others
  if (frame.rope === 'behind')
    return rest.reduce((cluster, puller) => joinAhead(cluster, puller, drawing), paired)
  return rest.reduce((cluster, actor, i) => joinBehind(cluster, actor, frame, drawing, i), paired)
}

/** A little dragon is smaller than the knight, as a share of the actor's height. */
const LITTLE = 0.72
const LITTLE_ONES: ReadonlySet<string> = new Set(['small', 'tiny'])

/** A horse stands and is examined at its flank, because its head would hide the vet's face. */
const BESIDE_LARGE = { on: 'flank', along: true, inFront: true, partnerPose: 'stand' } as const
const isLargeAnimal = ({ maker }: Pick<DrawableFigure, 'maker'>): boolean =>
  maker.source === 'animals' && maker.height > LARGE_PATIENT

/** People whose heights differ less hold hands side by side; a small child looks up at the other one. */
const LARGEST_RATIO = 1.25
const heightRatio = ({ maker: a }: DrawableFigure, { maker: b }: DrawableFigure): number =>
  Math.max(a.height, b.height) / Math.min(a.height, b.height)

/** From this ratio of heights on, the smaller figure is lifted into the arms. */
const LARGEST_IN_ARMS = 1.9

/** The width of a thing that two people hold together, as a share of the shorter one's height. */
const WIDTH_BETWEEN = 0.36

/** Where a thing is while it passes from the actor to the partner. */
const PASSING = { air: putInAir, ground: rollBetween, hands: putBetween, over: putOverBoth }

/** A single copy of a thing, which the hand can hold. */
const single = (unit: Unit): Unit => ({
  ...unit,
  drawable: { ...unit.drawable, wished: { ...unit.drawable.wished, count: 1 } },
})

/** The joints of things that pass between two people. */
const BETWEEN: ReadonlySet<string> = new Set(['hold', 'feet', 'eat'])

const copiesOf = (drawable: DrawableFigure): DrawableFigure[] =>
  Array.from({ length: drawable.wished.count }, (_, i) => ({ ...drawable, copy: (drawable.copy ?? 0) + i }))

function drawPartner(touched: Unit, frame: ContactFrame, actor: DrawableFigure, drawing: Drawing): Cluster {
  const { facing } = drawing
  const towards = frame.along ? facing : opposite(facing)
  // A partner with the same verb gets the matching pose; with another verb it keeps its own.
  const isSame = touched.drawable.wished.verb === actor.wished.verb
  // A patient sits instead of looking on.
  const isLookingOn = touched.drawable.pose === 'look-on'
  const own = isSame || frame.patient || isLookingOn ? undefined : touched.drawable.pose
  const pose = own || frame.partnerPose
  const posed = pose ? { ...touched, drawable: { ...touched.drawable, pose } } : touched
  const drawn = frame.bedside ? inLongBed(drawing.unit(posed, towards), actor) : drawing.unit(posed, towards)
  const partner = touched.drawable.wished.noun === 'swing' ? behindRider(drawn) : drawn
  const isPainted = frame.onEasel && !PAINTED_SURFACES.has(touched.drawable.wished.noun)
  const tall = actor.maker.height * 100
  if (isPainted) return paintingOf(partner, tall)
  if (frame.patient) return asPatient(partner, touched.drawable, tall)
  return frame.onTable && touched.drawable.maker.source !== 'people'
    ? onTable(partner, tall, actor.maker.source === 'animals' ? LARGE_ON_TABLE : undefined)
    : partner
}

/** People sit on a couch, animals are on a table; a horse or an elephant stands. */
const asPatient = (drawn: Cluster, { maker }: DrawableFigure, tall: number): Cluster =>
  maker.source === 'people' ? onCouch(drawn, tall) : isLargeAnimal({ maker }) ? drawn : onTable(atMost(drawn, tall * PATIENT), tall, SMALLEST_PATIENT) // prettier-ignore
/** In metres. */
const LARGE_PATIENT = 1.1
/** Shares of the actor's height: hands would hide the face of a smaller one. */
const [SMALLEST_PATIENT, PATIENT] = [0.34, 0.42]
const atMost = (drawn: Cluster, height: number): Cluster =>
  transformCluster(drawn, { scale: Math.min(1, height / clusterBox(drawn).h), x: 0, y: 0 })

/** A child's bed beside a grown-up is enlarged by this factor, so that the face can be seen. */
const LARGER_BED = 1.25
const inLongBed = (bed: Cluster, { maker }: DrawableFigure): Cluster =>
  transformCluster(bed, { scale: clusterBox(bed).h < maker.height * 50 ? LARGER_BED : 1, x: 0, y: 0 })

/** Share of an animal's height: a large animal would hide a cake of natural size. */
const LARGE_ON_TABLE = 0.4

/** Puts the swing behind its riders, so that its posts do not hide the person who pushes. */
const behindRider = ({ parts: [swing, ...riders], ...rest }: Cluster): Cluster => ({
  ...rest,
  parts: [{ ...swing!, behind: true }, ...riders],
})

/** One actor in front of the partner. */
function joinOne(
  who: DrawableFigure,
  partner: Cluster,
  frame: ContactFrame,
  { facing, figure, hasLap }: Drawing,
): Cluster {
  const draw = (touch?: TouchRequest) => figure(who, frame.pose, facing, touch)
  if (frame.rope) return joinByRope(draw(), partner, facing, frame.rope)
  if (frame.bedside && frame.apart !== undefined) return behindBed(draw(), partner, facing)
  const found = findContact(frame, partner, { height: who.maker.height, facing, hasLap: hasLap(who) })
  const drawn = draw(found.touch)
  const isTouching = anchorOf(mainPart(drawn), 'contact') !== undefined
  if (frame.apart !== undefined && (!isTouching || frame.passes === 'ground'))
    return joinApart(drawn, found.partner, facing, frame.apart * who.maker.height * 100)
  const joined = joinInContact(drawn, found)
  if (!frame.around && !found.lifted)
    return frame.along && largestCover([joined]) <= COVER_BY_CHEEK
      ? joined
      : stretchedPastFaces(joined, drawn, found, { draw, facing })
  const apart = frame.around ? faceOverlap(joined, facing) : 0
  // Beside a snowman the whole figure is in front, or it would be hidden.
  if (apart === 0 && largestCover([joined]) > COVER_BY_CHEEK) return joinInContact(drawn, { ...found, inFront: true }) // prettier-ignore
  if (apart === 0) return joined
  const wider = { ...found.touch, around: found.touch.around! + apart / 100 }
  return showFaces(joinInContact(draw(wider), found), facing)
}

/** Side by side, one figure may be a little behind the head of the other. */
const COVER_BY_CHEEK = 0.12

/** Where the carer stands behind a bed, as a share of its length from the foot end. */
const AT_BED = 0.42

/** A carer behind the bed, which hides the legs. */
function behindBed(actor: Cluster, bed: Cluster, facing: Facing): Cluster {
  const [own, otherBox] = [clusterBox(actor), clusterBox(bed)]
  const share = facing === 'right' ? AT_BED : 1 - AT_BED
  const x = centreX(own) - otherBox.x - otherBox.w * share
  return { ...actor, parts: [...actor.parts, ...transformCluster(bed, { scale: 1, x, y: 0 }).parts] }
}

/** Two people do the same to each other. They meet at a height that both can reach. */
function joinMutually(
  who: DrawableFigure,
  other: DrawableFigure,
  frame: ContactFrame,
  { facing, figure }: Drawing,
  between?: number,
): Cluster {
  if (frame.around) {
    const [tall, short] = who.maker.height < other.maker.height ? [other, who] : [who, other]
    const draw = (one: DrawableFigure, way: Facing) => (touch: TouchRequest) =>
      figure(one, frame.pose, way, touch)
    return embrace([tall.maker.height, draw(tall, facing)], [short.maker.height, draw(short, opposite(facing))], facing) // prettier-ignore
  }
  const heights = [who.maker.height, other.maker.height] as const
  const shorter = Math.min(...heights)
  const share = (frame.meetAt ?? 0.6) + (1 - shorter / Math.max(...heights)) * 0.4
  const thing = between === undefined ? {} : { between }
  const partner = figure(other, frame.pose, opposite(facing), { height: shorter * share, ...thing })
  const found = findContact(frame, partner, { height: who.maker.height, facing })
  const hand = anchorOf(mainPart(partner), 'contact') ?? found.at
  const drawn = figure(who, frame.pose, facing, { height: -hand.y / 100, ...thing })
  return joinInContact(drawn, { ...found, partner, at: hand })
}

/** A second actor on the other side of the partner. */
function joinSecond(
  joined: Cluster,
  who: DrawableFigure,
  frame: ContactFrame,
  { facing, figure }: Drawing,
): Cluster {
  const [actor, ...parts] = joined.parts
  const partner = { ...joined, parts }
  const direction = opposite(facing)
  const found: Contact = findContact({ ...frame, tallest: Infinity }, partner, { height: who.maker.height, facing: direction }) // prettier-ignore
  const drawn = figure(who, frame.pose, direction, found.touch)
  const hand = anchorOf(mainPart(drawn), 'contact')
  const placed =
    hand && (frame.apart === undefined || frame.pose === 'spray')
      ? transformCluster(drawn, { scale: 1, x: found.at.x - hand.x, y: 0 })
      : beside(drawn, partner, direction, (frame.apart ?? 0) * who.maker.height * 100)
  const [body, ...rest] = apartFrom(placed, { ...joined, parts: [actor!] }, direction).parts
  const second = { ...body!, frontAfter: body!.frontAfter + rest.length + parts.length }
  const first = { ...actor!, frontAfter: actor!.frontAfter + 1 + rest.length }
  return { ...joined, parts: [first, second, ...rest, ...parts] }
}

/** Moves a second actor away from the first until both faces show. */
function apartFrom(second: Cluster, first: Cluster, facing: Facing): Cluster {
  const [[own], [other]] = [facesOf(second), facesOf(first)]
  if (!own || !other) return second
  const gap = facing === 'left' ? other.x + other.w - own.x : other.x - own.x - own.w
  const x = facing === 'left' ? Math.max(0, gap) : Math.min(0, gap)
  return transformCluster(second, { scale: 1, x, y: 0 })
}

/** Moves a figure next to the other one, which it faces. */
function beside(drawn: Cluster, other: Cluster, facing: Facing, gap: number): Cluster {
  const [own, otherBox] = [clusterBox(drawn), clusterBox(other)]
  const x = facing === 'left' ? otherBox.x + otherBox.w + gap - own.x : otherBox.x - gap - own.x - own.w
  return transformCluster(drawn, { scale: 1, x, y: 0 })
}

import { isDrawnInScene } from '../../figures/people/scenes/scene-poses.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import type { PageZone } from '../figures/cluster.ts'
import { contactFrameOf, MAX_HELD_HEIGHT, mutualPair } from './contact-frames.ts'
import { joinFacingAnimals, joinHiders, joinOutside } from './facing-animals.ts'
import { isAtWork, joinBedside, joinLed, joinPatient, joinRacers, joinRescuer, joinTable, savedFromTree, visitedTogether } from './company.ts' // prettier-ignore
import { findJoint, isHandHeld } from './find-joint.ts'
import type { JointKind, Unit } from './unit.ts'
import { isParked, isWading, restingPlace, type Surroundings } from './resting-place.ts'
import { ON_WATER, ONE_SEAT, BROOMS, LANDMARKS } from '../figures/noun-lists.ts'
import type { Relation, WishFigure } from '../../wish.ts'

/** Groups figures by their relations. The unit with the main figure is first. */
export function createUnits(drawables: readonly DrawableFigure[], scene: Surroundings): Unit[] {
  const units = new Map<number, Unit>()
  for (const drawable of drawables)
    units.set(drawable.index, {
      drawable,
      joined: [],
      ...(isWading(drawable, scene)
        ? { zone: 'water', wades: true }
        : { zone: restingPlace(drawable, scene) }),
    })
  const outerUnits = new Map<Unit, Unit>()
  const outermost = (unit: Unit): Unit => (outerUnits.has(unit) ? outermost(outerUnits.get(unit)!) : unit)
  joinSceneThings(drawables, units, outerUnits)
  joinSurfedWave(drawables, units, outerUnits)
  joinTable(drawables, units, outerUnits, join)
  joinReceiver(drawables, units, outerUnits)
  const relations = drawables.flatMap((drawable) => {
    const relation = relationOf(drawable, drawables)
    const { where } = drawable.wished
    return [...(relation ? [{ drawable, relation }] : []), ...(where ? [{ drawable, relation: where }] : [])]
  })
  // Riders first, so that an action on a rider includes the mount.
  for (const { drawable, relation } of relations.toSorted(
    (a, b) => ridesFirst(a.relation) - ridesFirst(b.relation),
  )) {
    const own = units.get(drawable.index)!
    const named = userOf(units.get(relation.to), outerUnits, own)
    // A place below a rider is below the mount.
    const other =
      named && relation.kind === 'under' && LANDMARKS.has(drawable.wished.noun)
        ? withCarrier(named, outerUnits)
        : named
    const thing = drawables.find(({ index }) => index === relation.to)
    const drawsItself =
      thing && drawable.maker.source === 'people' && isDrawnInScene(drawable.pose, thing.wished.noun)
    if (drawsItself || !other || other === own || outermost(own) === outermost(other)) continue
    const joint = findJoint(relation.kind, own, other)
    if (!joint) {
      own.unjoinedRelation = relation.kind
      if (relation.kind === 'above' && !ON_WATER.has(drawable.wished.noun)) {
        // The mount of a rider in the air is in the air, too.
        outermost(own).zone = 'air'
        if (LANDMARKS.has(other.drawable.wished.noun)) other.zone = 'behind'
      }
      if (relation.kind === 'under' && LANDMARKS.has(drawable.wished.noun)) {
        outermost(other).zone = 'air'
        own.zone = 'behind'
      } else if (relation.kind === 'under' && LANDMARKS.has(other.drawable.wished.noun)) other.zone = 'behind'
      if (other.drawable.maker.id === 'full-moon') other.zone = 'behind'
      if (relation.kind === 'behind')
        own.zone = own.zone === 'ground' || own.drawable.maker.id === 'full-moon' ? 'behind' : own.zone
      continue
    }
    const [actor, touched] = joint.outer === 'own' ? [own, other] : [other, own]
    // A rider chases together with the horse.
    const outer = joint.how === 'chase' ? withCarrier(actor, outerUnits) : actor
    const isTouched = joint.how === 'contact' && !contactFrameOf(outer.drawable, touched.drawable)?.lifted
    const inner = isTouched ? withCarrier(touched, outerUnits) : touched
    if (outerUnits.has(inner)) {
      if (SHARED_ACTIONS.has(joint.how)) joinAsHelper(outer, inner, outerUnits)
      continue
    }
    join(outer, inner, joint.how, outerUnits)
    if (joint.how === 'over') outer.zone = inner.zone === 'water' ? 'water' : 'ground'
    if (joint.how === 'mount') outer.drawable = withOneForEach(outer.drawable, inner.drawable.wished.count)
    if (joint.how === 'mount' && BROOMS.has(outer.drawable.wished.noun)) outer.zone = 'air'
  }
  joinOutside(drawables, units, outerUnits, join)
  joinCompanions(drawables, units, outerUnits)
  joinMutualPair(drawables, units, outerUnits)
  joinRacers(drawables, units, outerUnits, join)
  joinLed(drawables, units, outerUnits, join)
  joinFacingAnimals(drawables, units, outerUnits, join)
  joinHiders(drawables, units, outerUnits, join)
  joinRescuer(drawables, units, outerUnits, join)
  joinBedside(drawables, units, outerUnits, join)
  joinPatient(drawables, units, outerUnits, join)
  const free = drawables.map((drawable) => units.get(drawable.index)!).filter((unit) => !outerUnits.has(unit))
  const named = drawables[0] && outermost(units.get(drawables[0].index)!)
  const main = named && isBackdropOrSmall(named) ? (free.find(isAlive) ?? named) : named
  for (const unit of free)
    if (unit !== main && unit.zone === 'ground')
      unit.zone = isParked(unit, main?.drawable) ? 'behind' : zoneBesideMain(unit.drawable.wished.noun)
  return main ? [main, ...free.filter((unit) => unit !== main)] : []
}

/** "A market with fruit and a lady" is a page about the lady, and "a tree with two children" about the children. */
const isBackdropOrSmall = (unit: Unit) =>
  !isAlive(unit) &&
  unit.joined.length === 0 &&
  (unit.drawable.maker.height < SMALL_METRES || LANDMARKS.has(unit.drawable.wished.noun))
const isAlive = ({ drawable: { maker } }: Unit) => maker.source === 'people' || maker.source === 'animals'
const SMALL_METRES = 0.6

/** Balloons that no figure holds float, and buildings are behind the main figure. */
const zoneBesideMain = (noun: string): PageZone =>
  LANDMARKS.has(noun) ? 'behind' : noun === 'balloon' ? 'air' : 'ground'

const ridesFirst = ({ kind }: NonNullable<WishFigure['relation']>): number =>
  kind === 'riding' || kind === 'driving' ? 0 : 1

/** Pushing a swing with a child on it means pushing the child, whose drawing includes the swing. */
function userOf(thing: Unit | undefined, outerUnits: Map<Unit, Unit>, own: Unit): Unit | undefined {
  const user = thing && outerUnits.get(thing)
  const isDrawn = user?.joined.some(({ unit, how }) => unit === thing && how === 'drawn-by-outer')
  return user && isDrawn && user !== own ? user : thing
}

/** A rider is touched together with the mount. */
function withCarrier(partner: Unit, outerUnits: Map<Unit, Unit>): Unit {
  const carrier = outerUnits.get(partner)
  return carrier?.joined.some(({ unit, how }) => unit === partner && CARRYING.has(how)) ? carrier : partner
}
const CARRYING: ReadonlySet<JointKind> = new Set(['mount', 'drive', 'inside'] as const)

/** A pose that draws things replaces the figures of those things, such as the cake below candles that are blown out. */
function joinSceneThings(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
): void {
  for (const { index, maker, pose } of drawables)
    if (maker.source === 'people')
      // A rabbit that does magic is not the one in its hat.
      for (const thing of drawables.filter((each) => each.index !== index))
        if (isDrawnInScene(pose, thing.wished.noun) && !outerUnits.has(units.get(thing.index)!))
          join(units.get(index)!, units.get(thing.index)!, 'drawn-by-outer', outerUnits)
}

/** A surfboard with a rider is drawn on its wave. */
function joinSurfedWave(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
): void {
  const board = drawables.find(({ index, wished }) => wished.noun === 'surfboard' && drawables.some(({ wished: { relation } }) => relation?.to === index && RIDING.has(relation.kind))) // prettier-ignore
  const wave = drawables.find(({ wished }) => wished.noun === 'wave')
  if (board && wave) join(units.get(board.index)!, units.get(wave.index)!, 'drawn-by-outer', outerUnits)
}
const RIDING: ReadonlySet<Relation> = new Set(['riding', 'on'] as const)

/** Three children on bicycles have one each; three children may share a horse, unless the wish says horses. */
const withOneForEach = (mount: DrawableFigure, riders: number): DrawableFigure =>
  riders > 1 && (mount.wished.count > 1 || ONE_SEAT.has(mount.wished.noun))
    ? { ...mount, wished: { ...mount.wished, count: riders } }
    : mount

/** Joins the inner unit to the outer one, which it then belongs to. */
function join(outer: Unit, inner: Unit, how: JointKind, outerUnits: Map<Unit, Unit>): void {
  outer.joined.push({ unit: inner, how })
  outerUnits.set(inner, outer)
}

/** Joints in which several figures do the same with one partner. */
const SHARED_ACTIONS: ReadonlySet<JointKind> = new Set(['contact', 'watch', 'tug'] as const)

/** A second actor for the same partner: "a girl and her mother decorate the tree". */
function joinAsHelper(helper: Unit, partner: Unit, outerUnits: Map<Unit, Unit>): void {
  const actor = outerUnits.get(partner)
  if (!actor || actor === helper || helper.joined.length > 0 || outerUnits.has(helper)) return
  if (!actor.joined.some(({ unit, how }) => unit === partner && SHARED_ACTIONS.has(how))) return
  actor.helpers = [...(actor.helpers ?? []), helper]
  outerUnits.set(helper, actor)
}

/** "A mother with her daughter bakes cookies": both of them do. */
function joinCompanions(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
): void {
  for (const { index, wished, maker } of drawables) {
    const own = units.get(index)!
    const visited =
      maker.source === 'people' &&
      !outerUnits.has(own) &&
      visitedTogether({ index, wished }, drawables, units)
    if (visited) joinAsHelper(own, visited, outerUnits)
    const actor = wished.relation?.kind === 'with' ? units.get(wished.relation.to) : undefined
    if (!actor || wished.verb || maker.source !== 'people' || outerUnits.has(own)) continue
    const touched = actor.joined.find(({ how }) => how === 'contact')?.unit
    if (touched && touched !== own && touched.drawable.maker.source !== 'people')
      joinAsHelper(own, touched, outerUnits)
  }
}

/** Joins two figures that act on each other, without another object: "two bears hug". */
function joinMutualPair(
  drawables: readonly DrawableFigure[],
  units: Map<number, Unit>,
  outerUnits: Map<Unit, Unit>,
): void {
  const { pair, frame } = mutualPair(drawables) ?? {}
  if (!pair || !frame) return
  const [first, second] = pair
  const outer = units.get(first.index)!
  if (outerUnits.has(outer) || outer.joined.some(({ how }) => how === 'contact')) return
  if (first === second) {
    const one = { ...first, wished: { ...first.wished, count: 1 } }
    outer.drawable = one
    outer.joined.push({
      unit: { drawable: { ...one, copy: 1 }, joined: [], zone: outer.zone, mutual: frame },
      how: 'contact',
    })
    return
  }
  const inner = units.get(second.index)!
  if (inner.joined.length > 0 || outerUnits.has(inner)) return
  inner.mutual = frame
  join(outer, inner, 'contact', outerUnits)
}

/** Joins the receiver of a thing that is given, sold or shown, if the receiver has no verb. */
function joinReceiver(
  drawables: readonly DrawableFigure[],
  units: Map<number, Unit>,
  outerUnits: Map<Unit, Unit>,
): void {
  for (const giver of drawables) {
    const outer = units.get(giver.index)!
    if (outerUnits.has(outer) || outer.joined.some(({ how }) => how === 'contact')) continue
    const receiver = drawables.find(
      (other) =>
        other.index !== giver.index &&
        !other.wished.verb &&
        other.maker.source === 'people' &&
        !outerUnits.has(units.get(other.index)!) &&
        contactFrameOf(giver, other)?.pose === 'give',
    )
    if (!receiver || giver.maker.source !== 'people') continue
    join(outer, units.get(receiver.index)!, 'contact', outerUnits)
  }
}

/** The relation in the wish, or one that wishes leave out: Santa Claus sits in his sleigh, and fire beside a dragon is its breath. */
function relationOf(
  { wished, index }: DrawableFigure,
  drawables: readonly DrawableFigure[],
): WishFigure['relation'] {
  const find = (noun: string) => drawables.find((drawable) => drawable.wished.noun === noun)
  const { relation, noun } = wished
  const patient = noun === 'heart' ? undefined : ownerOfHeart(relation, drawables)
  if (patient) return patient.index === index ? undefined : { kind: relation!.kind, to: patient.index }
  const saved = savedFromTree(index, drawables)
  if (saved) return saved.to === index ? undefined : saved
  const flame = wished.verb === 'breathe-fire' ? find('fire') : undefined
  // Fire that is spat on a castle is at the mouth, too.
  if (flame) return { kind: 'eating', to: flame.index }
  if (relation && isAtWork(relation, wished, drawables)) return { kind: 'looking-at', to: relation.to }
  if (relation && relation.kind !== 'with') return relation
  const [sleigh, fire] = [find('santa-sleigh'), find('fire')]
  if (noun === 'santa-claus' && sleigh) return { kind: 'driving', to: sleigh.index }
  // The relation of Santa Claus already joins the two.
  if (noun === 'santa-sleigh' && find('santa-claus')) return undefined
  if ((noun === 'dragon' || wished.verb === 'breathe-fire') && fire && fire.index !== index)
    // `eating` places the fire at the dragon's mouth.
    return { kind: 'eating', to: fire.index }
  const web = noun === 'spider' ? find('spider-web') : undefined
  if (web && !relation && !web.wished.relation) return { kind: 'in', to: web.index }
  const owner = noun === 'heart' ? ownerOfHeart({ kind: 'with', to: index }, drawables) : undefined
  if (owner) return { kind: 'with', to: owner.index }
  return relation ?? heldByMain(index, drawables)
}

/** The owner of a heart, who is touched instead of it: "the doctor listens to the teddy's heart". */
function ownerOfHeart(
  relation: WishFigure['relation'],
  drawables: readonly DrawableFigure[],
): DrawableFigure | undefined {
  if (drawables.find(({ index }) => index === relation?.to)?.wished.noun !== 'heart') return undefined
  return drawables.find(
    ({ wished, maker }) => !wished.verb && (maker.source === 'people' || maker.source === 'animals'),
  )
}

/** A small thing beside a figure with free hands is held: "a boy and a basketball". */
function heldByMain(index: number, drawables: readonly DrawableFigure[]): WishFigure['relation'] {
  const [main] = drawables
  const thing = drawables.find((drawable) => drawable.index === index)!
  const isThing = thing.maker.source !== 'people' && thing.maker.source !== 'animals'
  if (!main || main === thing || !isThing || main.maker.source !== 'people') return undefined
  const { verb, relation, holds, count } = main.wished
  if (verb || relation || holds.length > 0 || count > 1 || thing.wished.count > 1) return undefined
  const isHeld = thing.maker.height < MAX_HELD_HEIGHT || isHandHeld(thing.wished.noun)
  return isHeld ? { kind: 'with', to: main.index } : undefined
}

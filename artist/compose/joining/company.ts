import { isAtTable, isInCircle } from '../../figures/people/scenes/pose-kinds.ts'
import type { WishFigure } from '../../wish.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { TREES } from '../figures/noun-lists.ts'
import { contactFrameOf } from './contact-frames.ts'
import { isAtBedside, isInBed } from './implied-contacts.ts'
import type { JointKind, Unit } from './unit.ts'

type Join = (outer: Unit, inner: Unit, how: JointKind, outerUnits: Map<Unit, Unit>) => void

/** People with the same action at a table share one table, together with their companions and helpers. */
export function joinTable(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join,
): void {
  const host = drawables.find(
    ({ maker, pose }) => maker.source === 'people' && (isAtTable(pose) || isInCircle(pose)),
  )
  if (!host) return
  for (const other of drawables) {
    const unit = units.get(other.index)!
    if (other === host || other.maker.source !== 'people' || outerUnits.has(unit)) continue
    const isSame = other.pose === host.pose && other.wished.verb === host.wished.verb
    if (contactFrameOf(host, other)) continue
    if (isSame || isCompanion(other, host)) join(units.get(host.index)!, unit, 'table', outerUnits)
  }
}

/** Whether a person belongs to the host: as a helper, or without a verb of their own ("with his father"). */
function isCompanion({ index, wished: { verb, relation } }: DrawableFigure, host: DrawableFigure): boolean {
  if (verb) return HELPING.has(verb)
  const isCompany = COMPANY.has(relation?.kind ?? '')
  return isCompany ? relation?.to === host.index : host.wished.relation?.to === index
}
const HELPING = new Set(['help', 'teach', 'look-at', 'show'])
const COMPANY = new Set(['with', 'beside'])

/** The rescuer of an animal in a tree climbs a ladder that leans on it. */
export function joinRescuer(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join,
): void {
  const rescuer = drawables.find(({ wished, maker }) => wished.verb === 'rescue' && maker.source === 'people')
  const own = rescuer && units.get(rescuer.index)!
  if (!own || own.joined.length > 0 || outerUnits.has(own)) return
  const tree = [...units.values()].find(({ joined }) => joined.some(({ how }) => how === 'atop'))
  if (!tree || !TREES.has(tree.drawable.wished.noun)) return
  join(tree, own, 'ladder', outerUnits)
}

/**
 * The relation of a figure in a rescue from a tree, which replaces the one in the wish: the animal is on the tree. A relation to the
 * figure itself means "none", because the ladder joins the rescuer and the tree.
 */
export function savedFromTree(index: number, drawables: readonly DrawableFigure[]): WishFigure['relation'] {
  const rescuer = drawables.find(({ wished, maker }) => wished.verb === 'rescue' && maker.source === 'people')
  const tree = drawables.find(({ wished }) => TREES.has(wished.noun))
  const saved = drawables.find((other) => other !== rescuer && other !== tree && isLiving(other))
  if (!rescuer || !tree || !saved) return undefined
  const isInvolved = [rescuer, tree, saved].some((one) => one.index === index)
  return isInvolved ? { kind: 'on', to: index === saved.index ? tree.index : index } : undefined
}
const isLiving = ({ maker }: DrawableFigure): boolean =>
  maker.source === 'people' || maker.source === 'animals'

/** Joins a carer who stands at the bed of a person, and pets that lie on the bed. The person in bed draws the bed. */
export function joinBedside(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join,
): void {
  const patient = drawables.find((drawable) => isInBed(drawable))
  const bed = patient && units.get(patient.index)!
  if (!bed || outerUnits.has(bed) || patient.wished.count > 1) return
  for (const other of drawables) {
    const unit = units.get(other.index)!
    const isBusy = unit.joined.some(({ how }) => how !== 'drawn-by-outer') || other.wished.count > 1
    if (other === patient || outerUnits.has(unit) || isBusy) continue
    if (other.maker.source === 'animals' && !other.wished.where && other.maker.height < LARGEST_PET)
      join(bed, unit, 'bed', outerUnits)
    else if (other.maker.source === 'people' && !outerUnits.has(bed) && isCarer(other))
      join(unit, bed, 'contact', outerUnits)
  }
}
const isCarer = (drawable: DrawableFigure): boolean =>
  !isInBed(drawable) && drawable.maker.height > SMALLEST_CARER && isAtBedside(drawable.wished.verb)

/** "A dentist and a lion", without a verb: the dentist treats the lion. */
export function joinPatient(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join,
): void {
  const isFree = ({ index }: DrawableFigure) =>
    !outerUnits.has(units.get(index)!) && units.get(index)!.joined.length === 0
  const carer = drawables.find(({ wished }) => CARERS.has(wished.role ?? wished.noun))
  const patient = drawables.find((other) => other !== carer && isLiving(other))
  if (!carer || !patient || carer.wished.count > 1 || !isFree(carer) || !isFree(patient)) return
  if (contactFrameOf(carer, patient))
    join(units.get(carer.index)!, units.get(patient.index)!, 'contact', outerUnits)
}

/** Verbs of two figures that run in the same direction. */
const RACES = new Set(['race', 'play-tag', 'chase'])

/** Two figures that race or play tag without another object: one is ahead of the other. */
export function joinRacers(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join,
): void {
  const runners = drawables.filter(({ wished }) => RACES.has(wished.verb ?? ''))
  const [first, second] = runners.map(({ index }) => units.get(index)!)
  if (!first || !second || runners.length > 2 || outerUnits.has(first) || outerUnits.has(second)) return
  if (first.joined.length + second.joined.length > 0) return
  const isRace = first.drawable.wished.verb === 'race'
  join(first, second, isRace ? 'race' : 'chase', outerUnits)
}

/** "A guide dog leads a man": he holds its leash. */
export function joinLed(
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
  outerUnits: Map<Unit, Unit>,
  join: Join,
): void {
  const leader = drawables.find(({ wished, maker }) => wished.verb === 'lead' && maker.source === 'animals')
  const led = leader && drawables.find(({ maker, wished }) => maker.source === 'people' && !wished.verb)
  const [dog, person] = [leader, led].map((one) => one && units.get(one.index)!)
  if (!dog || !person || outerUnits.has(dog) || outerUnits.has(person) || person.joined.length > 0) return
  join(person, dog, 'contact', outerUnits)
}

/** In metres: a baby would be hidden behind the bed. */
const SMALLEST_CARER = 1
/** In metres. */
const LARGEST_PET = 1

const CARERS = new Set(['doctor', 'nurse', 'vet', 'dentist', 'hairdresser'])
const PLACES: ReadonlySet<string> = new Set(['in', 'on', 'beside', 'above'])

/** Whether a relation means treatment: a dentist looks "into" a child, or a vet is "on" the dog's table. */
export function isAtWork(
  relation: NonNullable<WishFigure['relation']>,
  { noun, role }: WishFigure,
  drawables: readonly DrawableFigure[],
): boolean {
  if (!CARERS.has(role ?? noun) || !PLACES.has(relation.kind)) return false
  const other = drawables.find(({ index }) => index === relation.to)
  return other !== undefined && (isLiving(other) || drawables.some((one) => one.index !== relation.to && one.wished.relation?.kind === 'with' && isLiving(one))) // prettier-ignore
}

/** "Grandma and grandpa visit the child": the child is named once, for both. */
export function visitedTogether(
  { index, wished }: Pick<DrawableFigure, 'index' | 'wished'>,
  drawables: readonly DrawableFigure[],
  units: ReadonlyMap<number, Unit>,
): Unit | undefined {
  const same = drawables.find((other) => other.index !== index && other.wished.verb === 'visit')
  if (wished.verb !== 'visit' || wished.relation || !same) return undefined
  return units.get(same.index)!.joined.find(({ how }) => how === 'contact')?.unit
}

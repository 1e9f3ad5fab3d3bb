import { isDoneSeated } from '../../figures/people/scenes/pose-kinds.ts'
import { scenePose } from '../../figures/people/scenes/scene-poses.ts'
import { settingOf } from '../../scenery/setting-of-place.ts'
import type { Wish, WishFigure } from '../../wish.ts'

const ON_SOMETHING: ReadonlySet<string> = new Set(['in', 'on', 'riding', 'driving'])
const isBed = ({ noun }: WishFigure): boolean => noun === 'bed' || noun === 'cradle'

/** The pose in which a person is drawn together with a thing of the wish, such as reading in bed; undefined if there is none. */
export function sceneOf(
  index: number,
  { verb, relation, where, noun, holds, wears, count }: WishFigure,
  { figures, setting }: Wish,
): string | undefined {
  if (relation?.kind === 'behind') return undefined
  // The pose has one person; several share a boat or a sled that another figure pulls.
  if (count > 1 && [relation, where].some((place) => place && isShared(place.to, figures))) return undefined
  if (verb === 'help' && TRAFFIC_GUARDS.has(noun) && figures.some((other) => other.verb === 'cross'))
    return 'stop-traffic'
  const isBath = figures[relation?.to ?? -1]?.noun === 'bathtub'
  if (verb === 'dive' || verb === 'swim' || verb === 'swim-in')
    return isBath ? undefined : inWater(verb, noun, setting)
  if (
    noun !== 'pinata' &&
    (!verb || PINATA_VERBS.has(verb)) &&
    figures.some((other) => other.noun === 'pinata')
  )
    return 'hit-pinata'
  // Rooms have beds. Outdoors, people without one sleep on the ground.
  const isOutdoors = !setting || !settingOf(setting).indoors
  const hasPlace = [relation, where].some((place) => place && ON_SOMETHING.has(place.kind))
  if ((verb === 'sleep' || verb === 'dream') && figures[relation?.to ?? -1]?.noun === 'hammock')
    return 'sleep-on-ground'
  if ((verb === 'sleep' || verb === 'dream') && isOutdoors && !hasPlace && !figures.some(isBed))
    return 'sleep-on-ground'
  if (!verb) {
    const thing = figures[relation?.to ?? -1]?.noun
    if (thing === 'oven') return scenePose('', figures.map((other) => other.noun)) // prettier-ignore
    return thing && ON_IT.has(relation!.kind) ? scenePose('', [thing]) : undefined
  }
  const others = figures.filter(
    (other, i) =>
      i === relation?.to ||
      i === where?.to ||
      isUnrelated(i, figures) ||
      (READING.has(verb) && isFreeBed(i, index, figures)) ||
      (i !== index && other.relation?.to === index) ||
      // "Catches a butterfly with a net".
      (i !== index && relation && other.relation?.kind === 'with' && other.relation.to === relation.to),
  )
  const nouns = others.map((other) => other.noun)
  const scene = scenePose(verb, verb === 'get-dressed' ? [...nouns, ...wears] : nouns)
  return holds.includes('wheelchair') && !isDoneSeated(scene) ? undefined : scene
}

/** A thing without a relation to any figure may be the object: "builds a birdhouse with his grandfather". */
const isUnrelated = (index: number, figures: readonly WishFigure[]): boolean =>
  !figures[index]!.relation &&
  !figures[index]!.verb &&
  !figures.some(({ relation, where }) => relation?.to === index || where?.to === index)

/** Whether the reader can sit in the bed: only toys may be in it, because a person in the bed is read to instead. */
const isFreeBed = (index: number, reader: number, figures: readonly WishFigure[]): boolean =>
  figures[index]!.noun === 'bed' &&
  figures.every(
    ({ noun, relation, where }, i) =>
      i === reader || TOYS.has(noun) || (relation?.to !== index && where?.to !== index),
  )
const READING = new Set(['read', 'read-aloud'])
const TOYS = new Set(['teddy-bear', 'bear', 'doll', 'book'])

/** Verbs that are drawn as hitting the piñata. */
const PINATA_VERBS = new Set(['break', 'hit', 'play', 'celebrate', 'open'])
const TRAFFIC_GUARDS = new Set(['police-officer', 'crossing-guard'])
const isShared = (index: number, figures: readonly WishFigure[]): boolean =>
  SHARED_SEATS.has(figures[index]?.noun ?? '') ||
  figures.some(({ verb, relation }) => verb === 'pull' && relation?.to === index)
const SHARED_SEATS = new Set(['boat', 'rowing-boat', 'canoe', 'bed', 'swing'])
const ON_IT = new Set(['on', 'in', 'riding', 'driving'])

/** Swimmers are seen at the surface, and divers leap from a board. */
const inWater = (verb: string, noun: string, setting = ''): string | undefined =>
  setting === 'underwater' || BELOW_WATER.has(noun) ? undefined : verb === 'dive' ? 'dive' : 'swim-on'
const BELOW_WATER = new Set(['diver', 'mermaid', 'merman'])

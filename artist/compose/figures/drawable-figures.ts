import type { Figure, FigureMaker, FigureRequest } from '../../drawing.ts'
import { seedOf } from '../../geometry/random.ts'
import type { Wish, WishFigure } from '../../wish.ts'
import { actsUpright, isPlayedByAnimals, uprightMaker } from './acting-animals.ts'
import { BAGS, BROOMS, CAKES_WITH_CANDLES, FOOTWEAR, GARMENTS, WEARABLE } from './noun-lists.ts'
import { sceneOf } from './scene-of.ts'
import { poseFor } from './similar-poses.ts'
import { stagedFigures } from './staged-figures.ts'
import { mirrorFigure } from './transform.ts'

/** Finds the figure maker of a noun. The entry can add looks or a pose (kitten: a young cat). */
export interface FigureFinder {
  find(noun: string): { maker: FigureMaker; looks?: readonly string[]; pose?: string } | undefined
  topicOf(noun: string): string | undefined
}

/** A figure of the wish together with the maker that draws it. */
export interface DrawableFigure {
  /** Its index in the wish. */
  index: number
  wished: WishFigure
  maker: FigureMaker
  looks: readonly string[]
  pose?: string
  /** Which one of several it is, so that they differ. */
  copy?: number
  /** How many candles are on it. */
  amount?: number | undefined
}

/** A page shows at most this many different figures. */
export const MAX_DRAWN_FIGURES = 8
export const MAX_COPIES = 20

/** The drawable figures of the wish, main one first, and the nouns without a figure. */
export function findDrawableFigures(
  original: Wish,
  finder: FigureFinder,
): { drawables: DrawableFigure[]; undrawn: string[] } {
  const drawables: DrawableFigure[] = []
  const undrawn: string[] = []
  const wish = {
    ...original,
    figures: stagedFigures(original.figures, ({ noun }) => finder.find(noun)?.maker.source),
  }
  for (const [index, { noun }] of wish.figures.entries()) {
    const parent = noun === 'baby' ? animalParent(index, wish, finder) : undefined
    const found = parent
      ? { ...finder.find(parent)!, looks: ['young'] }
      : finder.find(nounInCompany(index, wish))
    const wished = wearing(index, wish, found?.maker.source)
    if (!found || isNeedlessSlide(index, wish, finder)) undrawn.push(wished.noun)
    else if (drawables.length < MAX_DRAWN_FIGURES) {
      const scene = sceneOf(index, wished, wish)
      const isYoung = [...wished.looks, ...(found.looks ?? [])].includes('young')
      const maker = clothedMaker(found.maker, wished, wish, finder, { scene, isYoung })
      drawables.push({
        index,
        wished,
        maker,
        amount: candlesOn(index, wish),
        looks: [
          ...wished.looks,
          ...(found.looks ?? []),
          ...(wished.sex ? [wished.sex] : []),
          ...(isFullMoon(index, wish) ? ['full'] : []),
        ],
        pose:
          (maker.source === 'people' ? scene : ownPose(maker, wished)) ??
          audiencePose(wished, wish) ??
          poseOfWished(wished) ??
          (maker.source === 'people' ? sharedScene(wished, wish) : undefined) ??
          sharedPose(wished, wish) ??
          found.pose ??
          (maker.source === 'people' ? onlookerPose(index, wish) : undefined),
      })
    }
  }
  return { drawables, undrawn }
}

/** Wolves howl at a full moon. */
const isFullMoon = (index: number, { figures, fullMoon }: Wish): boolean =>
  figures[index]!.noun === 'moon' && (fullMoon || figures.some(({ verb }) => verb === 'howl'))

const MAX_CANDLES = 12

/** How many candles a cake has in the wish; undefined for the usual number. */
function candlesOn(index: number, { figures }: Wish): number | undefined {
  if (!CAKES_WITH_CANDLES.has(figures[index]!.noun)) return undefined
  const count = figures.find(({ noun, relation }) => noun === 'candle' && relation?.to === index)?.count
  return count && Math.min(count, MAX_CANDLES)
}

/** The noun that is drawn beside the other figures: a thing depends on its user, and a cake on its candles. */
function nounInCompany(index: number, wish: Wish, { figures } = wish): string {
  const { noun, relation } = figures[index]!
  const isBehind = relation?.kind === 'behind' || figures.some((other) => other.relation?.kind === 'in-front-of' && other.relation.to === index) // prettier-ignore
  if (noun === 'moon' && isBehind) return 'full-moon'
  if (isFlownBroom(index, wish)) return 'magic-broom'
  if (noun === 'cake' && candlesOn(index, wish)) return 'birthday-cake'
  if (noun === 'milk' && figures.some((one) => one.verb === 'drink' && one.relation?.to === index && LAPPING.has(one.noun))) return 'bowl' // prettier-ignore
  if (noun === 'turtle' && isInSea(index, wish)) return 'sea-turtle'
  return SAILED.has(noun) && wish.figures.some((other) => [other.noun, other.role].includes('pirate'))
    ? 'pirate-ship'
    : noun
}

/** Animals that drink from a bowl. */
const LAPPING = new Set('cat kitten dog puppy hedgehog fox pig piglet'.split(' '))

/** A swimming turtle is a sea turtle with flippers, except in a pond. */
const isInSea = (index: number, { figures, setting = '' }: Wish): boolean =>
  SEAS.has(setting) || (SWIMMING.has(figures[index]!.verb ?? '') && !FRESH_WATERS.has(setting))
const SEAS = new Set(['underwater', 'coral-reef', 'open-sea', 'sea', 'ocean'])
const SWIMMING = new Set(['swim', 'swim-in', 'dive'])
const FRESH_WATERS = new Set(['pond', 'lake', 'river', 'swimming-pool', 'bathroom'])
const SAILED: ReadonlySet<string> = new Set(['ship', 'sailing-boat', 'boat'])

/** A broom that is ridden lies level; a broom for sweeping is upright. */
const isFlownBroom = (index: number, { figures }: Wish): boolean =>
  BROOMS.has(figures[index]!.noun) &&
  figures.some(
    ({ relation }) => relation?.to === index && (relation.kind === 'riding' || relation.kind === 'on'),
  )

/**
 * "A koala carries its baby": the animal whose young is meant. If the wish names people, or the baby first, the baby is a
 * child.
 */
function animalParent(index: number, { figures }: Wish, finder: FigureFinder): string | undefined {
  const sourceOf = (noun: string) => finder.find(noun)?.maker.source
  const others = figures.filter((_, i) => i !== index)
  // A stork brings the baby to its parents.
  if (others.some(({ noun, verb }) => noun === 'stork' && verb !== 'feed')) return undefined
  if (others.some(({ noun }) => sourceOf(noun) === 'people')) return undefined
  return figures.slice(0, index).find(({ noun }) => sourceOf(noun) === 'animals')?.noun
}

/** "Puts on his coat", "trägt einen Schal": the clothes are on the body, not beside it. */
function wearing(index: number, wish: Wish, source: FigureMaker['source'] | undefined): WishFigure {
  const wished = wish.figures[index]!
  const { relation, verb, wears } = wished
  if (source !== 'people' && source !== 'animals') return wished
  const isDressing = !verb || WEARING_VERBS.has(verb)
  const own = relation && WEARING_RELATIONS.has(relation.kind) ? [wish.figures[relation.to]] : []
  const others = wish.figures.filter(
    (other) => other.relation?.kind === 'with' && other.relation.to === index,
  )
  // A bag is on the back in every pose.
  const isWorn = (worn: string) =>
    BAGS.has(worn) || (isDressing && (WEARABLE.has(worn) || (source === 'animals' && FOOTWEAR.has(worn))))
  const named = [...own, ...others].flatMap((other) => (other && isWorn(other.noun) ? [other.noun] : []))
  const worn = isSickAndBare(wished) ? [...named, 'scarf'] : named
  return worn.length > 0 ? { ...wished, wears: [...new Set([...wears, ...worn])] } : wished
}
/** A sick figure wears a scarf, unless the wish names its clothes or a bed. */
const isSickAndBare = ({ looks, wears, where, relation }: WishFigure): boolean =>
  looks.includes('sick') && wears.length === 0 && where?.kind !== 'in' && relation?.kind !== 'in'
const WEARING_RELATIONS = new Set(['on', 'holding', 'with'])
const WEARING_VERBS = new Set(['wear', 'put-on', 'carry', 'have'])

/** The verb "slide" adds a slide to the wish, but animals that slide on the belly need none. */
const isNeedlessSlide = (index: number, { figures }: Wish, finder: FigureFinder): boolean =>
  figures[index]!.noun === 'slide' &&
  figures.some(
    ({ noun, verb, relation }) =>
      verb === 'slide' && relation?.to === index && finder.find(noun)?.maker.poses.includes('slide'),
  )

/** Some animals have their own pose for a verb: penguins slide on the belly, an octopus has drumsticks. */
const ownPose = ({ poses }: FigureMaker, { verb = '' }: WishFigure): string | undefined =>
  OWN_POSES.has(verb) && poses.includes(verb) ? verb : undefined
const OWN_POSES = new Set(['slide', 'drum'])

/** A figure with a wheelchair sits in it, whatever its pose would be. */
const poseOfWished = ({ pose, holds }: WishFigure): string | undefined =>
  holds.includes('wheelchair') && !pose ? 'wheelchair' : pose

/** The audience of a show is seen from behind if the wish does not name what is on the stage. */
const audiencePose = ({ verb, relation }: WishFigure, { setting = '' }: Wish): string | undefined =>
  verb === 'look-at' && !relation && SHOWS.has(setting) ? 'watch' : undefined
const SHOWS = new Set(['stage', 'cinema', 'theatre', 'circus', 'aquarium', 'stadium', 'museum', 'zoo'])

/** The companion of a figure that acts looks on instead of waving, because nobody waves back. */
function onlookerPose(index: number, { figures }: Wish): string | undefined {
  const { verb, relation } = figures[index]!
  const isActing = (other: WishFigure, i: number) =>
    !!other.verb && (i === relation?.to || (other.relation?.to === index && other.relation.kind === 'with'))
  return !verb && figures.some(isActing) ? 'look-on' : undefined
}

/** Poses that a companion takes over: a teacher walks with the children. */
const SHARED_POSES = new Set([
  'walk',
  'run',
  'look-up',
  'dance',
  'swim',
  'fly',
  'cheer',
  'wait',
  'jump',
  'phone',
  'skate',
  'ski',
])

/** Scenes in which a companion does the same as the main figure, such as planting or raking. */
const SHARED_SCENES = new Set(['plant-seedling', 'rake', 'skate', 'ski', 'sled', 'throw-snowball'])

function sharedScene({ relation, verb }: WishFigure, wish: Wish): string | undefined {
  const lead = relation?.kind === 'with' && !verb ? wish.figures[relation.to] : undefined
  const scene = lead && sceneOf(relation!.to, lead, wish)
  return scene && SHARED_SCENES.has(scene) ? scene : undefined
}

function sharedPose({ relation, verb }: WishFigure, wish: Wish): string | undefined {
  const { pose = '' } = (relation?.kind === 'with' && !verb && wish.figures[relation.to]) || {}
  return SHARED_POSES.has(pose) ? pose : undefined
}

/** Chooses the clothed variant for a role (cat astronaut), a garment (bear in a sweater) or an action of people. */
function clothedMaker(
  maker: FigureMaker,
  wished: WishFigure,
  wish: Wish,
  finder: FigureFinder,
  { scene, isYoung }: { scene: string | undefined; isYoung: boolean },
): FigureMaker {
  const { role, wears } = wished
  const isAnimal = maker.source === 'animals'
  const isAnimalNoun = (noun: string) => finder.find(noun)?.maker.source === 'animals'
  if (
    isAnimal &&
    !role &&
    (isPlayedByAnimals(scene, maker, wished, wish.setting) || actsUpright(maker, wished, wish, isAnimalNoun))
  )
    return uprightMaker(maker, isYoung) ?? maker
  const clothesOf = role ?? (isAnimal && wears.some((noun) => GARMENTS.has(noun)) ? 'child' : undefined)
  return (clothesOf && maker.dressedAs?.(clothesOf)) || maker
}

/**
 * The number of varieties from which several figures can start: more than there are hair styles, so that each style can come
 * first.
 */
const VARIETIES = 97

/** `holds` are nouns to draw in its hands. */
interface DrawOptions extends Omit<FigureRequest, 'variety' | 'looks' | 'wears' | 'text' | 'amount'> {
  copy?: number
}

/** Draws a figure, mirrored if its maker cannot face the requested direction. */
export function drawFigure(drawable: DrawableFigure, { copy = 0, ...options }: DrawOptions): Figure {
  const { seed, facing, pose, holds } = options
  const nth = copy + (drawable.copy ?? 0)
  const isOneOfSeveral = drawable.copy !== undefined || drawable.wished.count > 1
  const request: FigureRequest = {
    ...options,
    seed: seedOf(seed + nth * 101, drawable.wished.noun),
    ...(isOneOfSeveral && { variety: (seedOf(seed, drawable.wished.noun) % VARIETIES) + nth }),
    pose: poseFor(drawable.maker, pose ?? drawable.pose),
    looks: drawable.looks,
    wears: drawable.wished.wears,
    holds: holds ?? drawable.wished.holds,
    text: drawable.wished.writes,
    amount: drawable.amount,
  }
  const figure = { ...(request.pose && { pose: request.pose }), ...drawable.maker.draw(request) }
  const needsMirroring = facing && figure.facing !== 'front' && figure.facing !== facing
  return needsMirroring ? mirrorFigure(figure) : figure
}

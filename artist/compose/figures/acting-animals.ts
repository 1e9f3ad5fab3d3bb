import type { Figure, FigureMaker } from '../../drawing.ts'
import { clamp } from '../../geometry/clamp.ts'
import type { Wish, WishFigure } from '../../wish.ts'
import {
  BROOMS,
  CHAIRS,
  CYCLES,
  FIRE_BREATHERS,
  INSTRUMENTS,
  SHOWERING,
  TREES,
  TRUNKED,
} from './noun-lists.ts'
import { wordSet } from '../../word-set.ts'

/** Actions that need hands or an upright body. An animal that does one of them stands like a child. */
const UPRIGHT_VERBS = wordSet(`
  hug kiss love comfort hold-hands shake-hands give share sell shop push build repair plant decorate tidy craft unwrap open
  knead paint draw write cut light water drum comb heal bandage photograph phone teach read read-aloud conjure cook bake
  brush-teeth fish throw fly-kite blow-bubbles play-football score-goal play-basketball play-tennis play-instrument ice-skate
  roller-skate ski skateboard put-out-fire pet help milk sweep kick talk wash
  row jump-rope juggle knit high-five sort cradle do-homework wash-hands hopscotch rake vacuum hang-laundry saw hammer-nail roast
  do-yoga do-magic play-chess play-cards play-board-game do-puzzle push-cart get-dressed stop-traffic snowball-fight
  scooter sled pick collect cut-hair carve`)
/** If a child does one of these with an animal, the animal stands upright, too. */
const EYE_TO_EYE = wordSet('shake-hands dance hold-hands share give cut-hair')
/** Verbs that two animals do with each other in the same pose. */
const MUTUAL_VERBS = wordSet(
  'hug kiss love comfort hold-hands shake-hands give share sell shop dance help high-five talk',
)
/** Verbs of an animal on two legs with another animal that listens or watches. */
const LISTENED_TO = wordSet('read read-aloud teach talk help feed comb cook bake')
const AT_TABLE = wordSet('dining-room restaurant')
const RIDING = wordSet('on riding driving with')
const RIDDEN_UPRIGHT: ReadonlySet<string> = new Set([...CYCLES, ...BROOMS])
const PLAY = wordSet('play play-instrument')
/** Animals that sit on chairs like people; a cat or a dog only lies on them. */
const ON_CHAIRS = wordSet(
  'bear polar-bear panda lion tiger fox rabbit hare wolf elephant monkey gorilla mouse pig hedgehog koala raccoon cow sheep goat hippo crocodile',
)
const CHAIRS_OF_PEOPLE = wordSet('chair throne')

/** Scenes of people that animals do on four legs: they swim, splash and climb in their own way. */
const OWN_WAY = wordSet('swim-on dive splash climb-ladder count-at-tree drink')
/** Animals rest on furniture in their own way, too. */
const RESTING = wordSet('sleep dream lie')
const IN_BED = wordSet('sleep in-bed')

const eatsFromPaws = ({ kind }: NonNullable<WishFigure['relation']>, { poses }: FigureMaker): boolean =>
  kind === 'eating' && poses.includes('eat-held')

/** Whether an animal stands upright in this scene of people, for example to play chess, swing or stir a soup. */
export const isPlayedByAnimals = (
  scene: string | undefined,
  maker: FigureMaker,
  { noun, verb = '', relation }: WishFigure,
  setting = '',
): boolean =>
  scene !== undefined &&
  !OWN_WAY.has(scene) &&
  // Animals eat in their own way, without a dish or with the food in their paws, unless they sit at a table.
  !(verb === 'eat' && (!relation || eatsFromPaws(relation, maker)) && !AT_TABLE.has(setting)) &&
  // On a bed an animal curls up; in a bed it lies under the blanket.
  (IN_BED.has(scene) ? relation?.kind === 'in' : !RESTING.has(verb)) &&
  !(scene === 'slide-down' && maker.poses.includes('slide')) &&
  // An octopus drums with its own arms.
  !(scene === 'drum-kit' && maker.poses.includes('drum')) &&
  !(scene === 'roast' && FIRE_BREATHERS.has(noun))

/** Toys that look like animals, but never stand up and act like a person. */
const TOYS = wordSet('teddy-bear stuffed-animal')
/** Tools that are not carried in the mouth. An animal that has no pose for holding stands upright to use them. */
const HAND_TOOLS = wordSet(
  `umbrella parasol flag fishing-rod magnifying-glass camera phone flashlight lantern torch suitcase lasso
  broom shovel rake hammer paintbrush sword magic-wand toothbrush`,
)
const HOLDING_VERBS = wordSet('hold have wave carry')

/** Whether the animal holds a tool or an instrument that it cannot hold on four legs. */
function holdsTool(maker: FigureMaker, wished: WishFigure, { figures }: Wish): boolean {
  const { verb = 'hold', relation } = wished
  if (!HOLDING_VERBS.has(verb)) return false
  const index = indexOf(wished, figures)
  const things = [
    relation?.kind === 'holding' ? figures[relation.to] : undefined,
    ...figures.filter((other) => other.relation?.kind === 'with' && other.relation.to === index),
  ].map((thing) => thing?.noun ?? '')
  return things.some(
    (noun) => INSTRUMENTS.has(noun) || (HAND_TOOLS.has(noun) && !maker.poses.includes('hold')),
  )
}

/** Compares noun and verb, because the figure may be a copy: earlier steps create new objects. */
const indexOf = (own: WishFigure, figures: readonly WishFigure[]): number =>
  figures.findIndex(({ noun, verb }) => noun === own.noun && verb === own.verb)

/** Penguins stand upright already, so they hug, dance and skate with their own body instead of a dressed one. */
const IN_OWN_BODY = wordSet('penguin')
const WITH_FLIPPERS = wordSet('hug kiss love comfort dance ice-skate roller-skate')

/** Whether the animal stands upright, because it does what only people do or acts together with a figure that does. */
export function actsUpright(
  maker: FigureMaker,
  wished: WishFigure,
  wish: Wish,
  isAnimal: (noun: string) => boolean,
): boolean {
  const { verb = '', relation, count, noun } = wished
  const object = relation && wish.figures[relation.to]
  if (verb === 'build' && object?.noun === 'bird-nest') return false
  if (verb === 'hug' && wish.figures.some((other) => TREES.has(other.noun))) return false
  if (IN_OWN_BODY.has(maker.id) && WITH_FLIPPERS.has(verb)) return false
  if (verb === 'drum' && maker.poses.includes('drum')) return false
  if (TOYS.has(noun) || (verb === 'roast' && FIRE_BREATHERS.has(noun))) return false
  if (TRUNKED.has(noun) && SHOWERING.has(verb)) return false
  if (UPRIGHT_VERBS.has(verb) || holdsTool(maker, wished, wish)) return true
  if (RIDING.has(relation?.kind ?? '') && object && RIDDEN_UPRIGHT.has(object.noun)) return true
  if (ON_CHAIRS.has(noun) && (verb === 'sit' || !verb) && CHAIRS_OF_PEOPLE.has(object?.noun ?? '') && (relation?.kind === 'on' || relation?.kind === 'in')) return true // prettier-ignore
  if (PLAY.has(verb) && object && INSTRUMENTS.has(object.noun)) return true
  if (sitsLikePerson(maker, wished, object)) return true
  if (MUTUAL_VERBS.has(verb) && (count === 2 || isPair(wished, wish, isAnimal))) return true
  if (!relation || !object || (relation.kind !== 'with' && relation.kind !== 'beside')) return false
  // A cat that is hugged by a child stays on four legs.
  const { verb: action = '' } = object
  // A listener on four legs would be larger than its upright partner.
  const isListener = LISTENED_TO.has(action) && isAnimal(object.noun)
  if (isListener && (object.noun === noun || maker.height > CHILD_SIZED)) return true
  return EYE_TO_EYE.has(action) || (MUTUAL_VERBS.has(action) && isAnimal(object.noun))
}

/** Height in metres. Lower animals curl up on a chair; from this height on an animal sits there like a person. */
const TOO_TALL_TO_CURL_UP = 0.9
const ON_SEAT = wordSet('on in')

const sitsLikePerson = (
  maker: FigureMaker,
  { verb, relation }: WishFigure,
  seat: WishFigure | undefined,
): boolean =>
  verb === 'sit' &&
  ON_SEAT.has(relation?.kind ?? '') &&
  CHAIRS.has(seat?.noun ?? '') &&
  maker.height >= TOO_TALL_TO_CURL_UP

/** Two different animals do it: "a bear and a fox dance", "a bear dances with a fox". */
function isPair(own: WishFigure, { figures }: Wish, isAnimal: (noun: string) => boolean): boolean {
  const index = indexOf(own, figures)
  const isPartner = ({ verb, relation }: WishFigure) =>
    verb === own.verb || (relation?.kind === 'with' && relation.to === index)
  return figures.filter((each) => each.count === 1 && isAnimal(each.noun) && isPartner(each)).length === 2
}

/** Height in metres at which a dressed animal has the size of a child. */
const CHILD_SIZED = 0.6
const SIZE_POWER = 0.2
const [SMALLEST, LARGEST] = [0.72, 1.25]
const YOUNG_SIZE = 0.66

/** The animal on two legs in the clothes of a child. A mouse stays smaller than a bear. */
export function uprightMaker(maker: FigureMaker, isYoung = false): FigureMaker | undefined {
  const dressed = maker.dressedAs?.('child')
  if (dressed?.source !== 'people') return undefined
  const grown = clamp((maker.height / CHILD_SIZED) ** SIZE_POWER, SMALLEST, LARGEST)
  const size = isYoung ? grown * YOUNG_SIZE : grown
  const scaled = (figure: Figure): Figure =>
    figure.perMetre ? { ...figure, perMetre: figure.perMetre / size } : figure
  return {
    ...dressed,
    height: dressed.height * size,
    isYoung,
    draw: ({ touch, table, ...request }) =>
      scaled(
        dressed.draw({
          ...request,
          ...(touch && {
            touch: {
              ...touch,
              height: touch.height / size,
              ...(touch.around && { around: touch.around / size }),
              ...(touch.distance && { distance: touch.distance / size }),
            },
          }),
          ...(table && {
            table: {
              draws: table.draws,
              middle: table.middle / size,
              ahead: table.ahead / size,
              behind: table.behind / size,
            },
          }),
        }),
      ),
  }
}

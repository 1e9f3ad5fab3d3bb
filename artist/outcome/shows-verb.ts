import type { Verb } from '../lexicon/entries.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Picture, ShownFigure } from '../compose/picture.ts'
import type { JointKind } from '../compose/joining/unit.ts'
import { mutualPair } from '../compose/joining/contact-frames.ts'
import { scenePose } from '../figures/people/scenes/scene-poses.ts'
import type { Relation, WishFigure } from '../wish.ts'

/** Poses that show an action by themselves; standing, sitting or holding a hand out could mean anything. */
const EXPRESSIVE_POSES = new Set(
  `ride drive fly swim run walk jump climb sleep lie dance laugh sing read eat drink kick throw catch paint cook fish dig hug cheer
  wave cartwheel skate skateboard ski swing crawl stretch point rear sit phone photograph look-through search listen sweep bubbles blow
  write cut fry comb cry teach talk read-aloud brush-teeth guitar violin flute trumpet wait jump-rope juggle shout row fence
  knit homework wash-hands hockey hopscotch rake vacuum hang-laundry saw hammer-nail roast stop-traffic pull-rabbit chess cards
  board-game puzzle draw wake-up bake splash sled throw-snowball push-cart get-dressed tug iron sew mow chop-wood knock wash-dishes volleyball
  table-tennis badminton golf swing-bat box karate lift-weights archery ballet yoga experiment set-table take-out-trash tie-shoes catch-net take-from-oven post-letter plant-flag pillow-fight shovel-snow barbecue change-nappy`.split(
    /\s+/,
  ),
)
/** Poses that look alike enough to stand for each other. */
const EQUAL_POSES: Readonly<Record<string, readonly string[]>> = {
  ride: ['sit'],
  drive: ['sit', 'ride'],
  run: ['jump'],
  jump: ['rear', 'run', 'fly'],
  fly: ['float'],
  sleep: ['lie', 'sleep-on-ground'],
  lie: ['sleep'],
  walk: ['run'],
  dance: ['rear', 'cheer', 'jump', 'ring-dance'],
  skate: ['run', 'skateboard'],
  ski: ['skate'],
  eat: ['eat-held', 'hold', 'sit', 'stand', 'eat-dinner'],
  drink: ['hold', 'eat', 'drink-tea'],
  sit: ['ride', 'drive', 'read', 'swing', 'wheelchair', 'picnic'],
  roast: ['roast-together'],
  dig: ['play', 'eat', 'crawl'],
  fence: ['rear', 'play'],
  wait: ['sit', 'stand'],
  read: ['read-seated', 'read-on-ground', 'read-aloud'],
  'read-aloud': ['read', 'read-seated'],
  swim: ['float', 'dive', 'swim-on'],
  cook: ['bake'],
  splash: ['jump'],
  sled: ['ride', 'sit'],
  'wake-up': ['stretch'],
  laugh: ['cheer', 'wave', 'jump', 'rear', 'fly'],
}
/** Joints in which the two figures only stand near each other. */
const LOOSE_JOINTS: ReadonlySet<JointKind> = new Set(['beneath'] as const)
/** Joints that belong to a verb. */
const JOINTS_OF_VERBS: ReadonlySet<JointKind> = new Set([
  'contact',
  'over',
  'climb',
  'cover',
  'nose',
  'belly',
  'chase',
  'watch',
  'face',
  'hole',
  'shoulders',
  'ladder',
  'tug',
  'muzzle',
  'web',
  'shell',
  'pouch',
  'through',
  'browse',
  'land',
  'hidden',
  'perch',
  'hitch',
  'load',
  'follow',
  'young',
  'fountain',
  'seek',
  'toast',
  'ring',
  'reflect',
  'hang',
] as const)
/** Joints that show the verb of the figure that has them, but not that of its partner. */
const JOINTS_OF_DOERS: ReadonlySet<JointKind> = new Set([
  'chase',
  'shoulders',
  'ladder',
  'face',
  'seek',
] as const)
/** Relations that the placement alone shows. */
const PLACING_RELATIONS: ReadonlySet<Relation> = new Set(['under', 'above', 'behind', 'in-front-of'] as const)
/** Verbs that such a placement shows. */
const PLACED_VERBS = new Set(['hide', 'hide-and-seek', 'fly-over', 'jump', 'protect'])
/** Verbs that are shown by every figure that can do them. */
const ALWAYS_SHOWN = new Set(['stand', 'shine', 'bloom', 'land', 'float'])
/** Verbs that are shown by marks in every pose: flying earth, notes, arcs of sound. */
const VERBS_WITH_MARKS = new Set(['dig', 'bury', 'sing', 'roar', 'howl', 'spray', 'shake-off', 'wag', 'burn'])
/** Verbs that only a contact shows; holding a cat, for example, could mean anything. */
const NEEDS_CONTACT = new Set(
  `help work travel visit share discover count learn rescue heal protect love comfort sell shop repair build show open decorate feed
  celebrate conjure flee give plant water milk nurse examine knead unwrap hit pack push bandage inject shear whisper lead light wash shake-hands`.split(
    /\s+/,
  ),
)
const GUIDES = new Set(['star', 'shooting-star', 'comet'])
/** Verbs that animals of a topic do in every drawing. */
const TOPIC_OF_NATURAL_VERB: Readonly<Record<string, string>> = { swim: 'sea', fly: 'birds' }
const NATURAL_POSES: Readonly<Record<string, readonly string[]>> = {
  swim: ['swim', 'float', 'stand', ''],
  fly: ['fly', 'float', 'flap'],
}

/** Verbs that nobody does who only sits on something. */
const ON_FEET = new Set(['walk', 'run', 'dance'])
const DRESSING = new Set(['wear', 'dress-up'])

const HOLDS_HANDS = new Set(['hold', 'hold-hands'])
/** Several copies of a person whose verb is only "hold" are drawn hand in hand. */
const isHandInHand = ({ wished, maker, shownPose }: ShownFigure): boolean =>
  maker.source === 'people' &&
  HOLDS_HANDS.has(wished.verb ?? '') &&
  wished.count > 1 &&
  !wished.relation &&
  (shownPose === 'hold-hands' || shownPose === 'hold') &&
  wished.holds.length === 0

const isHoldingNothing = ({ wished: { relation, holds }, joints }: ShownFigure): boolean =>
  !relation && holds.length === 0 && joints.length === 0

const isWith = (relation: WishFigure['relation'], index: number): boolean =>
  (relation?.kind === 'with' || relation?.kind === 'beside') && relation.to === index

/** Verbs that the parser replaces by a narrower one. */
const SHOWN_AS: Readonly<Record<string, readonly string[]>> = {
  carry: ['ride-shoulders'],
  lie: ['sleep'],
  'ride-shoulders': ['carry'],
  bathe: ['swim'],
  ride: ['drive', 'run'],
  read: ['read-aloud'],
  'read-aloud': ['read'],
  'blow-out': ['put-out-fire'],
  hide: ['hide-thing'],
  protect: ['hide-thing'],
  give: ['feed'],
  stop: ['stop-traffic', 'catch'],
  'look-at': ['heal'],
  put: ['sit'],
  climb: ['rescue'],
  fetch: ['rescue'],
  water: ['spray'],
  pull: ['do-magic'],
  pilot: ['fly'],
  kick: ['pull'],
  throw: ['pull', 'fly-kite'],
}

/** Whether the picture shows one of the figures doing it: by a contact, by a joint or by a pose. */
export function showsVerb(id: string, picture: Picture, lexicon: Lexicon): boolean {
  const { figures } = picture
  // The clothes are judged as nouns. In five languages the verb for "wear" also means "carry".
  const hasClothes = figures.some(({ wished: { wears, holds, role } }) => role ?? [...wears, ...holds][0])
  if (DRESSING.has(id)) return hasClothes
  if (id === 'carry' && hasClothes && !figures.some(({ wished }) => wished.verb === id && wished.relation))
    return true
  if (CARRIES.has(id) && figures.some((figure) => isOnAnimal(figure, figures))) return true
  const doers = figures.filter((figure) => isVerbShown(figure, picture, lexicon))
  if (id === 'help' && areHelping(figures)) return true
  // Pupil and teacher do the same, so the taught verb also shows "learn" and "teach".
  if (id === 'learn' && doers.length > 0) return true
  if (id === 'teach' && doers.length > 0 && figures.length > 1) return true
  // A monkey that eats on a branch hangs from it.
  if (id === 'hang' && figures.some(({ joints }) => joints.some(({ how }) => how === 'hang'))) return true
  if ((id === 'sit' || id === 'ride') && figures.some(isSeatedOn)) return true
  // The figure of the dragon dance includes dancers.
  if (id === 'dance' && figures.some(({ wished }) => wished.noun === 'dragon-dance')) return true
  return doers.some(
    ({ wished: { verb } }) => verb === id || (verb !== undefined && SHOWN_AS[id]?.includes(verb)),
  )
}

/** A figure that does something else on a stone or a bench, or in a bathtub, sits there. */
const isSeatedOn = ({ wished: { relation, where }, joints }: ShownFigure): boolean =>
  [relation, where].some(
    (seat) =>
      (seat?.kind === 'on' || seat?.kind === 'in') &&
      joints.some(({ to, how }) => to === seat.to && !LOOSE_JOINTS.has(how)),
  )

const CARRIES = new Set(['carry', 'ride-shoulders'])
const isOnAnimal = ({ wished: { relation } }: ShownFigure, figures: Picture['figures']): boolean =>
  (relation?.kind === 'on' || relation?.kind === 'riding') &&
  figures.some(({ index, maker }) => index === relation.to && maker.source === 'animals')

/** Two people who do the same with their hands help each other. */
const areHelping = (figures: Picture['figures']): boolean =>
  figures.filter(
    ({ maker, joints }) =>
      maker.source === 'people' && joints.some(({ how }) => how === 'contact' || how === 'table'),
  ).length > 1

/** Whether the picture shows the figure doing what the wish says. */
export function isVerbShown(figure: ShownFigure, picture: Picture, lexicon: Lexicon): boolean {
  const { verb } = figure.wished
  if (verb === undefined) return false
  if (mutualPair(picture.figures)?.pair.includes(figure)) return true
  // Animals that should hold hands only have their paws up.
  if (verb === 'hold' && figure.maker.source === 'animals' && isHoldingNothing(figure)) return false
  return isHandInHand(figure) || isDoing(figure, verb, picture, lexicon)
}

function isDoing(figure: ShownFigure, id: string, { figures }: Picture, lexicon: Lexicon): boolean {
  const { wished, shownPose = '', joints } = figure
  const { relation } = wished
  const verb = lexicon.verbs.get(id)
  const object =
    figures.find(({ index }) => index === relation?.to) ??
    figures.find(({ wished: other }) => isWith(other.relation, figure.index))
  if (id === 'feed' && object && wished.where && wished.holds.length > 0) return true
  // The figure that is fed or pushed must be in the picture.
  if (relation && !object && NEEDS_CONTACT.has(id)) return false
  const joint =
    joints.find(({ to }) => to === object?.index) ??
    // "Listens to a heart" is shown by touching the patient.
    joints.find(({ how }) => how === 'contact' && object?.wished.noun === 'heart') ??
    jointWithTool(figure, verb, figures)
  if (joint && JOINTS_OF_VERBS.has(joint.how)) return true
  if (joints.some(({ how }) => JOINTS_OF_DOERS.has(how))) return true
  // Arms in the air climb nothing.
  if (id === 'climb' && joints.length === 0) return false
  if (id === 'race' && (figure.copies > 1 || joints.some(({ how }) => how === 'race'))) return true
  // "Builds a birdhouse with his grandfather": the thing may have no relation of its own.
  const inScene = object ? [object] : figures.filter(({ index }) => index !== figure.index)
  if (
    shownPose !== '' &&
    [[], wished.wears, ...inScene.map(({ wished: thing }) => [thing.noun])].some(
      (nouns) => scenePose(id, nouns) === shownPose,
    )
  )
    return true
  // Each musician of a band has an instrument.
  if (id === 'play-instrument' && wished.noun === 'musician') return true
  if (VERBS_WITH_MARKS.has(id) || ALWAYS_SHOWN.has(id) || (shownPose === id && shownPose !== 'stand'))
    return true
  if (
    TOPIC_OF_NATURAL_VERB[id] !== undefined &&
    TOPIC_OF_NATURAL_VERB[id] === lexicon.nouns.get(wished.noun)?.topic
  )
    return NATURAL_POSES[id]!.includes(shownPose)
  if ((id === 'celebrate' || id === 'win') && shownPose === 'cheer') return true
  if (id === 'look-at' || id === 'sniff') return object !== undefined
  // A star is followed with the eyes, and riders do that, too.
  if (id === 'follow' && GUIDES.has(object?.wished.noun ?? '')) return true
  const isOnlySitting = joint?.how === 'atop' && ON_FEET.has(id)
  if (joint && !LOOSE_JOINTS.has(joint.how) && !NEEDS_CONTACT.has(id) && !isOnlySitting) return true
  if (relation && object && PLACING_RELATIONS.has(relation.kind) && PLACED_VERBS.has(id)) return true
  // A chase is seen only if both figures are in the picture.
  if (verb?.relation === 'chasing' && !object && figure.copies < 2 && !joint) return false
  const pose = verb?.pose ?? ''
  if (NEEDS_CONTACT.has(id)) return false
  if (!EXPRESSIVE_POSES.has(pose) || (pose === 'sit' && !verb?.stative))
    return relation?.kind === 'playing-with' && joint !== undefined
  // The eaten or climbed thing must be reached, at least by a companion, unless the pose can have no other meaning.
  const isReached =
    joint !== undefined ||
    !relation ||
    !object ||
    figures.some(({ joints: others }) => others.some(({ to }) => to === object.index))
  return [pose, ...((isReached && EQUAL_POSES[pose]) || [])].includes(shownPose)
}

/** The joint with the tool of a verb, such as the toothbrush for brushing teeth. */
function jointWithTool({ joints }: ShownFigure, verb: Verb | undefined, figures: Picture['figures']) {
  const tool = verb?.brings && figures.find(({ wished }) => wished.noun === verb.brings)
  return tool ? joints.find(({ to }) => to === tool.index) : undefined
}

import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import {
  isAnimal,
  isAnimate,
  isAircraft,
  isHoldable,
  isPerson,
  isReadable,
  isRideable,
  isVehicle,
  isWearable,
  topicOf,
} from '#artist/lexicon/noun-properties.ts'
import { isGlyphNoun } from '#artist/lexicon/letters-and-numbers.ts'
import { RELATIONS, type Relation } from '../../wish.ts'
import { addOnce, relate, type Draft } from './draft.ts'
import {
  isHidden,
  isLoad,
  isWorkTable,
  PUTTING,
  otherVerbMeant,
  placeMeant,
  RELATION_OF_PREPOSITION,
  relationOfFrom,
} from './meant-by-object.ts'

const isRelation = (word: string | undefined): word is Relation =>
  (RELATIONS as readonly (string | undefined)[]).includes(word)

/** Verbs of posture or movement only: the preposition gives the place. */
const POSTURES = new Set(
  `sit lie stand sleep jump hop climb hide swim run walk hike dance sing dive land float balance wake-up cry laugh wave
  swim-in hide-and-seek fly fly-over roar work march talk dream shine bloom camp picnic play slide swing trampoline`.split(
    /\s+/,
  ),
)
/** Prepositions that keep a rider off the vehicle: "rides beside the car". */
const PREPOSITIONS_APART: (string | undefined)[] = ['beside', 'above', 'under', 'behind', 'in-front-of']

/** Adds clothes to an owner who can wear them. Returns whether it did. */
export function addClothes(draft: Draft, owner: number, noun: string, lexicon: Lexicon): boolean {
  const figure = draft.wish.figures[owner]
  if (!figure || !isAnimate(figure.noun, lexicon) || !isWearable(noun, lexicon)) return false
  addOnce(figure.wears, noun)
  return true
}

export function relateByPreposition(
  draft: Draft,
  owner: number,
  preposition: string,
  thing: number,
  lexicon: Lexicon,
): void {
  const doer = draft.wish.figures[owner]
  const object = draft.wish.figures[thing]
  if (!doer || !object) return
  // A bus full of children has as many inside as it has windows; a child full of mud has it on the skin.
  if (preposition === 'full-of' && object.vague && HAS_SEATS.has(doer.noun)) object.count = 4
  if (preposition === 'full-of' && object.vague && isLoad(object.noun, doer.noun, lexicon)) object.count = 1
  if (preposition === 'full-of')
    return isLoad(object.noun, doer.noun, lexicon)
      ? relate(draft, thing, 'on', owner)
      : isAnimate(doer.noun, lexicon)
        ? relate(draft, owner, 'with', thing)
        : relate(draft, thing, 'in', owner)
  // A school bus with children has them inside.
  if (preposition === 'with' && HAS_SEATS.has(doer.noun) && isAnimate(object.noun, lexicon))
    return relate(draft, thing, 'in', owner)
  // Italian "dal dottore" means at the doctor's, "dall'albero" means from the tree.
  if (preposition === 'from' && isAnimate(object.noun, lexicon))
    return relate(
      draft,
      owner,
      doer.relation?.kind === 'with' || doer.verb === 'steal' ? 'with' : 'beside',
      thing,
    )
  // "En famille" means together with it. An excavator that loads "into a truck" is not in it.
  const areVehicles = isVehicle(doer.noun, lexicon) && isVehicle(object.noun, lexicon)
  if (preposition === 'in' && (object.noun === 'family' || areVehicles))
    return relate(draft, owner, object.noun === 'family' ? 'with' : 'beside', thing)
  // "Puts a coin under the pillow": the figure is beside the pillow.
  if (preposition === 'under' && doer.verb === 'put') return relate(draft, owner, 'beside', thing)
  // Spanish "en una hoja" means on the leaf.
  const isOnLeaf = preposition === 'in' && object.noun === 'leaf' && object.count === 1
  if (isOnLeaf && draft.wish.language === 'es') return relate(draft, owner, 'on', thing)
  if (preposition === 'on' && isWorkTable(doer.verb ?? '', object.noun))
    return relate(draft, owner, 'beside', thing)
  // "Throws a coin into a fountain", "puts nuts into a boot".
  if (preposition === 'in' && PUTTING.has(doer.verb ?? '') && !isAnimate(object.noun, lexicon))
    return relate(draft, owner, 'beside', thing)
  // A figure cannot be in a toy balloon.
  if (preposition === 'in' && object.noun === 'balloon' && isAnimate(doer.noun, lexicon))
    Object.assign(object, { noun: 'hot-air-balloon', count: 1 })
  if (preposition === 'on' && isAircraft(doer.noun) && topicOf(object.noun, lexicon) === 'sky') {
    relate(draft, owner, 'above', thing)
    return
  }
  if (RECEIVING.has(preposition) && GIVING.has(doer.verb ?? '') && isAnimate(object.noun, lexicon)) {
    // "Lleva una carta a su amigo" means bringing, not only carrying.
    if (doer.verb === 'carry') doer.verb = 'bring'
    relate(draft, owner, 'with', thing)
    return
  }
  // In "lance un frisbee à son chien" the dog receives it.
  const isReceiver = preposition === 'at' && !!doer.verb && isAnimate(object.noun, lexicon)
  if (isReceiver && doer.verb === 'read-aloud') return relate(draft, owner, 'with', thing)
  // "Reads a book to her son".
  if (doer.verb === 'read' && RECEIVING.has(preposition) && isAnimate(object.noun, lexicon)) {
    Object.assign(doer, { verb: 'read-aloud', pose: 'read-aloud' })
    return relate(draft, owner, 'with', thing)
  }
  // "Trasformata in rana", "fa la puntura a un coniglio": only a mount is ridden "in", « à cheval ».
  const isMount = preposition === 'in' || preposition === 'at' ? isRideable(object.noun) : true
  if (
    RIDING_PREPOSITIONS.includes(preposition) &&
    isMount &&
    !isReceiver &&
    canRide(doer.noun, object.noun, lexicon)
  ) {
    if (!doer.verb) doer.pose = 'ride'
    relate(draft, owner, 'riding', thing)
  } else if (
    preposition === 'with' &&
    object.count === 1 &&
    isHoldable(object.noun) &&
    isAnimate(doer.noun, lexicon) &&
    !doer.relation
  )
    relate(draft, owner, 'holding', thing)
  else {
    const kind =
      preposition === 'from'
        ? relationOfFrom(object.noun)
        : preposition === 'at' && object.noun === 'bed'
          ? 'in'
          : (RELATION_OF_PREPOSITION[preposition] ?? preposition)
    if (isRelation(kind)) relate(draft, owner, outside(kind, doer.noun, object.noun, lexicon), thing)
  }
}

export const HAS_SEATS = new Set(
  `bus school-bus train steam-train car van boat rowing-boat airplane rocket hot-air-balloon carriage trailer wheelbarrow
  basket cargo-bike`.split(/\s+/),
)
/** Animals that another figure can be in. */
const HOLLOW_ANIMALS = new Set(['whale', 'kangaroo', 'shark', 'snowman'])
/** The relation beside instead of in, because most living beings cannot be inside each other. */
const outside = (kind: Relation, doer: string, object: string, lexicon: Lexicon): Relation =>
  kind === 'in' && isAnimate(doer, lexicon) && isAnimate(object, lexicon) && !HOLLOW_ANIMALS.has(object)
    ? 'with'
    : kind

/** Prepositions before a receiver. */
const RECEIVING = new Set(['at', 'to', 'for'])
/** Verbs with a receiver and a thing. */
const GIVING = new Set('give show bring sell share carry serve'.split(' '))

/** Prepositions of riding: "on a horse", "à cheval", "en bicicleta". */
const RIDING_PREPOSITIONS = ['on', 'in', 'at']

const canRide = (doer: string, object: string, lexicon: Lexicon) =>
  isAnimate(doer, lexicon) && (isRideable(object) || (isPerson(doer, lexicon) && isAnimal(object, lexicon)))

export function relateByVerb(
  draft: Draft,
  doer: number,
  verbId: string,
  thing: number,
  preposition: string | undefined,
  lexicon: Lexicon,
): void {
  const figure = draft.wish.figures[doer]
  const object = draft.wish.figures[thing]
  const verb = lexicon.verbs.get(verbId)
  if (!figure || !object || !verb) return
  const where = placeMeant(verbId, object.noun, preposition)
  // A verb with its own tool holds nothing else, such as the bed in "brushing teeth before bed". Everything can be thrown.
  const hasOwnTool = verb.brings && verb.relation === 'holding' && verbId !== 'throw'
  if (hasOwnTool && object.noun !== verb.brings && !where) return
  // The object of "cycles to school" is not ridden, but dinosaurs and dolphins are.
  const isMount =
    isRideable(object.noun) ||
    (verbId === 'ride' &&
      (!preposition || RIDING_PREPOSITIONS.includes(preposition)) &&
      isAnimate(object.noun, lexicon))
  // The rider of a bus or a roller coaster is a passenger, without a horse.
  if (verbId === 'ride' && !preposition && !isMount) {
    delete figure.verb
    delete figure.pose
    return relate(draft, doer, isVehicle(object.noun, lexicon) ? 'in' : 'on', thing)
  }
  if (verb.brings && verb.relation === 'riding' && object.noun !== verb.brings && !isMount)
    return where === 'with' && isAnimate(object.noun, lexicon)
      ? relate(draft, doer, 'with', thing)
      : undefined
  // The pose of reading aloud has the book in the hands; with a living object "read" becomes "read aloud".
  if (verbId === 'read-aloud' && isReadable(object.noun)) return
  if (verbId === 'read' && isAnimate(object.noun, lexicon)) figure.verb = 'read-aloud'
  const other = otherVerbMeant(verbId, object.noun, preposition, lexicon)
  if (other) {
    Object.assign(figure, { verb: other.verb, pose: other.pose })
    return relateByVerb(draft, doer, other.verb, thing, other.preposition, lexicon)
  }
  // In "legt den Brief in den Korb" the basket is in front of the person with the letter.
  const isThrownIn = verbId === 'throw' && where === 'in'
  const isTarget = isThrownIn || ((verbId === 'put' || verbId === 'bring') && where && where !== 'with')
  if (isTarget && !isAnimate(object.noun, lexicon)) return relate(draft, doer, 'beside', thing)
  if (!preposition && isHidden(verbId, object.noun, lexicon)) {
    Object.assign(figure, { verb: 'hide-thing', pose: 'hold' })
    return relate(draft, doer, 'beside', thing, { isAction: true })
  }
  // A figure that hides from a dragon is not behind it.
  const isFear = verbId === 'hide' && isAnimate(object.noun, lexicon)
  if (isFear && (!preposition || ['of', 'from', 'in-front-of'].includes(preposition)))
    return relate(draft, doer, 'with', thing)
  // A bus that drives "to the school" does not drive it.
  if (preposition === 'to' && verbId === 'drive' && !isVehicle(object.noun, lexicon))
    return relate(draft, doer, 'beside', thing)
  // "Rührt in einem Kessel": the spoon is in it, and not the cook.
  if (verbId === 'cook' && where === 'in' && POTS.has(object.noun))
    return relate(draft, doer, 'holding', thing, { isAction: true })
  const kind =
    travelRelation(verbId, verb.relation, figure.noun, object.noun, where, lexicon) ??
    actionRelation(verbId, verb.relation, figure.noun, object.noun, where, lexicon)
  if (kind === 'riding') figure.pose = 'ride'
  if (kind === 'driving') figure.pose = 'drive'
  relate(draft, doer, outside(kind, figure.noun, object.noun, lexicon), thing, {
    isAction: !isTravelOrPosture(verbId, kind),
  })
  if (verbId === 'put' && figure.where) figure.where.kind = 'beside'
}

const POTS = new Set('cauldron cooking-pot bowl frying-pan'.split(' '))

/** Riding, or being somewhere: no action with the other figure. */
const isTravelOrPosture = (verb: string, kind: Relation) =>
  kind === 'riding' || kind === 'driving' || POSTURES.has(verb)

/** Figures ride what they sit on and drive what they sit in. "With" names the vehicle, too. */
function travelRelation(
  verb: string,
  usual: string,
  doer: string,
  object: string,
  where: string | undefined,
  lexicon: Lexicon,
): Relation | undefined {
  const isTravel = usual === 'riding' || usual === 'driving' || verb === 'fly' || verb === 'travel'
  if (!isTravel || PREPOSITIONS_APART.includes(where)) return undefined
  if (isRideable(object) || (where !== 'with' && canRide(doer, object, lexicon))) return 'riding'
  return isVehicle(object, lexicon) ? 'driving' : undefined
}

const GAME_TOPICS = new Set(['toys', 'sports', 'music'])

function actionRelation(
  verb: string,
  usual: string,
  doer: string,
  object: string,
  where: string | undefined,
  lexicon: Lexicon,
): Relation {
  if (usual === 'reading' && isAnimate(object, lexicon)) return 'with'
  // "Learns to tie his shoes": only books, letters and numbers are read.
  if (verb === 'learn' && !isReadable(object) && !isGlyphNoun(object)) return 'with'
  if (usual === 'reading' && (isReadable(object) || !where)) return 'reading'
  // « Aboie sur le facteur » means at him, not on his shoulder.
  const isBarkedAt = !where || where === 'beside' || (where === 'on' && isPerson(object, lexicon))
  if (verb === 'roar' && isBarkedAt && isAnimate(object, lexicon)) return 'looking-at'
  if (verb === 'chase' && where === 'beside' && !isAnimate(object, lexicon)) return 'beside'
  if (verb === 'have' && isHoldable(object) && isAnimate(doer, lexicon)) return 'holding'
  if (isRelation(where)) {
    // French "jouent au ballon" is a game with the ball.
    const isGame = where === 'with' || (where === 'beside' && GAME_TOPICS.has(topicOf(object, lexicon) ?? ''))
    if (verb === 'play' && isGame) return 'playing-with'
    if (where === 'on' && verb !== 'stand' && verb !== 'jump' && canRide(doer, object, lexicon))
      return 'riding'
    // Italian "in skateboard", "in bici".
    if (where === 'in' && isRideable(object) && !isAnimate(object, lexicon)) return 'riding'
    if (POSTURES.has(verb)) return where
    if (where !== 'with' && where !== 'beside') return where
    // A figure bakes with flour as a tool, but fishes with a dog as company.
    // "Waits beside the well", "knits by the fire"; Dutch "breit aan een trui" names what is made.
    if (where === 'beside' && usual === 'with' && !isAnimate(object, lexicon) && !isWearable(object, lexicon))
      return 'beside'
    const isTool = usual === 'playing-with' || (usual === 'holding' && !isAnimate(object, lexicon))
    if (where === 'with' && !isTool) return 'with'
  }
  return isRelation(usual) ? usual : 'with'
}

import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, isVehicle, topicOf } from '#artist/lexicon/noun-properties.ts'
import type { Relation } from '../../wish.ts'

// What a verb or a preposition means together with its noun.

/** Relations for prepositions that are not relations themselves. */
export const RELATION_OF_PREPOSITION: Record<string, Relation> = {
  at: 'beside',
  to: 'beside',
  through: 'in',
  for: 'with',
  of: 'with',
  between: 'beside',
}

/** "From" means from the inside of these, from the top of `FLAT` things, and from beside all others. */
const HOLLOW = new Set(
  `tree apple-tree bird-nest box basket bucket cup bottle bowl cooking-pot backpack suitcase handbag bathtub refrigerator cave house
  egg beehive well treasure-chest teapot mug jar pot flower-pot sack barrel shoe boot trash-can shell doghouse birdhouse tent car castle tower window hat top-hat mailbox gift school-cone magic-lamp pumpkin`.split(
    /\s+/,
  ),
)
const FLAT = new Set(
  'table chair sofa bed bench roof plate horse pony swing shelf ladder stairs ship pirate-ship boat rowing-boat sailing-boat'.split(
    ' ',
  ),
)
export const relationOfFrom = (noun: string): Relation =>
  HOLLOW.has(noun) ? 'in' : FLAT.has(noun) ? 'on' : 'beside'

interface OtherVerb {
  verb: string
  pose: string
  preposition?: string | undefined
}

/** A verb can mean another verb with certain objects; undefined if it keeps its meaning. */
export function otherVerbMeant(
  verb: string,
  noun: string,
  preposition: string | undefined,
  lexicon: Lexicon,
): OtherVerb | undefined {
  const isAlive = isAnimate(noun, lexicon)
  // A hand stops cars, but balls are caught.
  if (verb === 'stop' && isVehicle(noun, lexicon))
    return { verb: 'stop-traffic', pose: 'stop-traffic', preposition }
  if (verb === 'stop' && BALLS.has(noun)) return { verb: 'catch', pose: 'catch', preposition }
  // In "bringt ihr das Schwimmen bei" and "leert haar pony rijden" the object is a pupil.
  if (verb === 'learn' && isAlive) return { verb: 'teach', pose: 'teach', preposition }
  // "Descend un chat de l'arbre", "holt eine Katze vom Baum": with a living object the verb means rescuing.
  if ((verb === 'climb' || verb === 'fetch') && (!preposition || preposition === 'at') && isAlive)
    return { verb: 'rescue', pose: 'hold' }
  // "Legt ein Ei", "pone un huevo": the hen sits on it.
  if (verb === 'put' && noun === 'egg' && !preposition) return { verb: 'sit', pose: 'sit', preposition: 'on' }
  // Dutch "knipt een meisje" means cutting her hair.
  if (verb === 'cut' && isAlive) return { verb: 'cut-hair', pose: 'cut', preposition }
  // "Fa la doccia a un topolino": the animal is washed.
  if (verb === 'bathe' && isAlive && preposition !== 'with') return { verb: 'wash', pose: 'hold' }
  if (verb === 'blow-out' && noun === 'soap-bubble') return { verb: 'blow-bubbles', pose: 'bubbles' }
  // Italian "spegne" is used for candles and fires.
  if (verb === 'blow-out' && noun === 'fire') return { verb: 'put-out-fire', pose: 'hold', preposition }
  // "Fait voler son cerf-volant"; the verb also means throwing, for example a pizza.
  if (verb === 'throw' && noun === 'kite') return { verb: 'fly-kite', pose: 'run', preposition }
  // Italian "tira un carretto": things with wheels or runners are pulled.
  if ((verb === 'kick' || verb === 'throw') && PULLED.has(noun))
    return { verb: 'pull', pose: 'walk', preposition }
  // Spanish "coge flores": plants are picked, not caught.
  if (verb === 'catch' && topicOf(noun, lexicon) === 'plants')
    return { verb: 'pick', pose: 'hold', preposition }
  // Italian "tira la coda al gatto": nobody kicks what is alive.
  if (verb === 'kick' && isAlive) return { verb: 'play', pose: 'play', preposition: 'with' }
  // In "Kinder laufen mit Laternen" German "laufen" means to walk.
  if (verb === 'run' && CARRIED_LIGHTS.has(noun)) return { verb: 'walk', pose: 'walk', preposition }
  // Spanish "guarda nueces" means storing, not protecting.
  if (verb === 'protect' && ((topicOf(noun, lexicon) === 'food' && noun !== 'egg') || noun === 'acorn'))
    return { verb: 'hide-thing', pose: 'hold', preposition }
  // Dutch "vliegt naar de maan": only an aircraft is piloted.
  if (verb === 'pilot' && !isVehicle(noun, lexicon)) return { verb: 'fly', pose: 'fly', preposition }
  return undefined
}

const BALLS = new Set('ball football basketball volleyball rugby-ball beach-ball'.split(' '))
const CARRIED_LIGHTS = new Set(['lantern', 'paper-lantern', 'candle', 'torch'])
const PULLED = new Set(
  'sled wagon trailer cart handcart carriage covered-wagon wheelbarrow santa-sleigh dog-sled'.split(' '),
)
/** Things to look through. */
const LENSES = new Set(['telescope', 'binoculars', 'magnifying-glass', 'microscope'])

/** Verbs with a topic: "fighting over an acorn", "lacht über den Clown". */
const ABOUT = new Set('fight laugh cry talk dream celebrate'.split(' '))
const AT_TABLE = new Set(
  'knead bake cut carve draw write sew iron do-homework do-puzzle play-cards play-chess'.split(' '),
)
/** Things that figures look over. */
const SCREENS = new Set(['fence', 'wall', 'hedge', 'door', 'table'])
const FIRES = new Set(['fire', 'campfire'])
const OVER_FIRE = new Set('roast cook barbecue bake'.split(' '))
const TABLES = new Set(['table', 'desk'])
/** Whether the table is where the work is done. */
export const isWorkTable = (verb: string, noun: string): boolean => AT_TABLE.has(verb) && TABLES.has(noun)
/** Verbs of the mouth: "chewing on a slipper". */
const OF_MOUTH = new Set(['eat', 'lick', 'drink'])

/** The relation that the preposition means after this verb; undefined if the noun is the verb's object. */
export function placeMeant(verb: string, noun: string, preposition: string | undefined): string | undefined {
  if (preposition === 'from') return relationOfFrom(noun)
  // « Au lit » means in the bed.
  if (preposition === 'at' && noun === 'bed') return 'in'
  // In "stende la pasta sul tavolo" the figure stands at the table.
  if (preposition === 'on' && isWorkTable(verb, noun)) return 'beside'
  if (verb === 'look-at' && LENSES.has(noun)) return 'holding'
  // "Jagen sich um einen Baum".
  if (verb === 'chase' && preposition === 'beside') return 'beside'
  // « Il tient une balle en équilibre »: only with a preposition, the doer is on it.
  if (verb === 'balance' && !preposition) return 'playing-with'
  // "Kijkt over het hek": the figure stands behind the fence.
  if (verb === 'look-at' && preposition === 'above') return SCREENS.has(noun) ? 'behind' : undefined
  // "Zwaaien naar de trein": the train is the object.
  if (verb === 'wave' && (preposition === 'to' || preposition === 'at')) return undefined
  // The wolf blows at the house.
  if (verb === 'blow-out' && preposition === 'on') return 'in-front-of'
  if (preposition === 'above' && ABOUT.has(verb)) return 'with'
  // "Roasting marshmallows over a campfire".
  if (preposition === 'above' && FIRES.has(noun) && OVER_FIRE.has(verb)) return 'beside'
  if (preposition === 'on' && OF_MOUTH.has(verb) && !FLAT.has(noun)) return undefined
  return preposition && (RELATION_OF_PREPOSITION[preposition] ?? preposition)
}

/** A squirrel hides nuts, and not behind them; what is large hides others. */
export const isHidden = (verb: string, noun: string, lexicon: Lexicon): boolean =>
  verb === 'hide' && !isAnimate(noun, lexicon) && !HIDING_OTHERS.has(noun)
const HIDING_OTHERS = new Set('tree plant door house wall curtain stone sofa bed table fence'.split(' '))

/** A donkey laden with sacks has them on its back. */
export const isLoad = (noun: string, carrier: string, lexicon: Lexicon): boolean =>
  LOADS.has(noun) && isAnimal(carrier, lexicon)
const LOADS = new Set('sack basket box gift suitcase backpack log'.split(' '))

/** Who puts something into a thing stays beside it. */
export const PUTTING = new Set(['put', 'throw'])

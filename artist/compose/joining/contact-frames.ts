import type { DrawableFigure } from '../figures/drawable-figures.ts'
import {
  BALLS,
  FED_ON_GROUND,
  HELD_BY_UPPER_END,
  LANDMARKS,
  ON_WATER,
  PLAYED_BY_HAND,
} from '../figures/noun-lists.ts'
import type { ContactFrame } from './contact-frame.ts'
import { ARMED, BARROWS, DECORATED, FIRES, DENTISTS, LARGE_VEHICLES, MEDICAL, POTS, SAND, SELLERS, SHELTERS, SIDE_BY_SIDE, TOYS, UNDER_VERBS } from './contact-nouns.ts' // prettier-ignore
import { HUG, EMBRACE, WORK, PAINT, GIVE, AT_TABLE, CARRY, CARRY_TOGETHER, LEASH, HOLD_HANDS, facing, SPRAY, THROW, UNDER_ONE, KICK, TALK, HAND_IN_HAND, WALK, IN_ARMS, GATHER, EXAMINE, BATHE, DROP_IN, EXAMINE_TEETH } from './frames-of-contact.ts' // prettier-ignore
import { impliedContact, verbAtWork } from './implied-contacts.ts'

/** Verbs with real contact between the subject's hands and the object, or that need it in front of the eyes. */
const FRAMES: Readonly<Record<string, ContactFrame | readonly ContactFrame[]>> = {
  hug: EMBRACE,
  love: EMBRACE,
  comfort: [
    { pose: 'comfort', on: 'neck', around: true, partnerPose: 'cry', only: 'animals' },
    { pose: 'comfort', on: 'back', around: true, partnerPose: 'cry', only: 'people' },
  ],
  rescue: IN_ARMS,
  cradle: IN_ARMS,
  kiss: [
    { ...HUG, on: 'neck', only: 'animals', pose: 'kiss' },
    { ...HUG, pose: 'kiss' },
  ],
  pet: { pose: 'pet', on: 'head', only: 'alive', tallest: 1.1 },
  help: { pose: 'hold-hands', on: 'hand', mutual: true, only: 'alive' },
  'hold-hands': { pose: 'hold-hands', on: 'hand', mutual: true, only: 'alive' },
  'shake-hands': { pose: 'shake-hands', on: 'hand', mutual: true, only: 'alive' },
  'high-five': { pose: 'high-five', on: 'hand', mutual: true, meetAt: 0.86, only: 'alive' },
  dance: { pose: 'dance-together', on: 'hand', mutual: true, only: 'alive' },
  give: GIVE,
  share: GIVE,
  bring: [GIVE, CARRY],
  sell: GIVE,
  shop: [
    { ...GIVE, nouns: SELLERS },
    { pose: 'choose', on: 'top', tallest: 0.34, only: 'things', onTable: true },
  ],
  carry: [IN_ARMS, CARRY],
  lift: [IN_ARMS, CARRY],
  throw: THROW,
  catch: THROW,
  'play-football': KICK,
  kick: KICK,
  pick: GATHER,
  collect: GATHER,
  sort: DROP_IN,
  put: DROP_IN,
  'throw-away': DROP_IN,
  feed: [
    { pose: 'scatter', on: 'mouth', apart: 0.4, nouns: FED_ON_GROUND },
    { pose: 'spoon-feed', on: 'mouth', only: 'people' },
    { pose: 'feed', on: 'mouth', only: 'alive', smallest: 0.4 },
  ],
  milk: { pose: 'milk', on: 'belly', along: true, only: 'animals', inFront: true },
  comb: [
    { pose: 'comb-with', on: 'head', tallest: 0.34, onTable: true, nouns: TOYS },
    { pose: 'comb-with', on: 'flank', along: true, only: 'animals', inFront: true },
    { pose: 'comb-with', on: 'head', along: true, only: 'people', partnerPose: 'on-chair' },
  ],
  bathe: BATHE,
  wash: [...BATHE, { pose: 'wash-with', on: 'flank', tallest: 0.95, inFront: true }],
  heal: [
    {
      pose: 'check-teeth',
      on: 'mouth',
      only: 'people',
      actors: DENTISTS,
      partnerPose: 'open-wide',
      along: true,
    },
    EXAMINE_TEETH,
    ...EXAMINE,
  ],
  bandage: [
    { pose: 'bandage', on: 'forearm', only: 'people', partnerPose: 'arm-out', patient: true },
    { pose: 'bandage', on: 'paw', only: 'alive', partnerPose: 'sit', patient: true },
  ],
  push: [
    { pose: 'push', on: 'edge', along: true, tallest: 0.82, nouns: BARROWS },
    { pose: 'push', on: 'edge', along: true },
  ],
  pull: { pose: 'walk', on: 'edge', along: true, rope: 'behind' },
  lead: [
    { ...LEASH, rope: 'behind', only: 'animals' },
    { ...HOLD_HANDS, only: 'people' },
  ],
  walk: WALK,
  cross: WALK,
  hike: { ...HOLD_HANDS, only: 'people' },
  build: [{ ...WORK, pose: 'build-low', on: 'flank', tallest: 0.62, nouns: SAND }, WORK],
  'snowball-fight': { ...facing('throw-snowball', 0.04, 'throw-snowball'), together: true, only: 'alive' },
  'pillow-fight': { ...facing('pillow-fight', 0.06, 'pillow-fight'), together: true, only: 'alive' },
  plant: { ...WORK, on: 'stem', tallest: 0.44 },
  decorate: [
    { ...AT_TABLE, pose: 'hang-up', tallest: 1.4, nouns: DECORATED },
    { ...AT_TABLE, tallest: 1.4 },
  ],
  tidy: WORK,
  pack: WORK,
  craft: AT_TABLE,
  open: WORK,
  unwrap: WORK,
  knead: AT_TABLE,
  bake: AT_TABLE,
  repair: [
    {
      pose: 'hammer',
      on: 'flank',
      only: 'things',
      smallest: 0.5,
      tallest: 0.95,
      nouns: LARGE_VEHICLES,
      inFront: true,
    },
    { ...WORK, pose: 'hammer', tallest: 0.3, onTable: true, nouns: TOYS },
    { ...WORK, pose: 'hammer' },
  ],
  paint: PAINT,
  draw: PAINT,
  write: { ...AT_TABLE, pose: 'write-on' },
  cut: { ...AT_TABLE, pose: 'cut-with' },
  'cut-hair': [
    { pose: 'cut-with', on: 'head', along: true, only: 'people', partnerPose: 'on-chair' },
    { pose: 'cut-with', on: 'head', along: true, only: 'animals', partnerPose: 'sit' },
  ],
  light: { ...AT_TABLE, pose: 'light' },
  water: { ...WORK, pose: 'water', tallest: 0.8 },
  drum: { ...WORK, pose: 'drum' },
  'put-out-fire': [{ ...SPRAY, apart: 0.8, tallest: 1.1, smallest: 0.55, nouns: FIRES }, { ...SPRAY, tallest: 2.3 }], // prettier-ignore
  'blow-out': { ...facing('blow', 0.02), tallest: 0.75, onTable: true, only: 'things', byMouth: true },
  photograph: facing('photograph', 0.3),
  'read-aloud': facing('read-aloud', 0.06, 'sit'),
  teach: facing('teach', 0.08, 'sit'),
  talk: TALK,
  whisper: { pose: 'whisper', on: 'head', only: 'alive' },
  inject: [
    { pose: 'inject', on: 'forearm', only: 'people', partnerPose: 'arm-out', patient: true },
    { pose: 'inject', on: 'shoulder', patient: true, partnerPose: 'sit' },
  ],
  shear: { pose: 'cut-with', on: 'flank', along: true, only: 'animals', inFront: true },
  listen: [...EXAMINE.map((frame) => ({ ...frame, actors: MEDICAL })), facing('listen', 0.2)],
  wave: facing('wave', 0.3, 'wave'),
  visit: { ...facing('wave', 0.16, 'wave'), only: 'alive' },
  search: facing('search', 0.1),
  find: facing('search', 0.1),
  'look-at': [EXAMINE_TEETH, facing('point', 0.25)],
  point: facing('point', 0.2),
  show: facing('point', 0.2),
  sniff: facing('kneel', 0.02),
  celebrate: { ...facing('cheer', 0.08), tallest: 0.7, onTable: true },
  fight: [
    { ...facing('fence', 0.02, 'fence'), together: true, only: 'alive', actors: ARMED },
    { pose: 'push', on: 'hand', mutual: true, only: 'people' },
  ],
}

/** Verbs of play with something that has a contact of its own. */
const PLAYED: Readonly<Record<string, ContactFrame>> = {
  drum: { ...WORK, pose: 'drum' },
  'drum-kit': { ...WORK, pose: 'drum' },
  xylophone: { ...WORK, pose: 'drum' },
  piano: WORK,
  keyboard: WORK,
  organ: WORK,
  harp: { ...WORK, on: 'edge' },
}

const STIR: ContactFrame = { ...WORK, pose: 'stir', tallest: 0.6 }

/** A guide dog leads a person, who holds the leash. */
const isLed = (actor: DrawableFigure, partner: DrawableFigure): boolean =>
  partner.wished.verb === 'lead' && partner.maker.source === 'animals' && actor.maker.source === 'people'

/** Poses with a tool that reaches the other one without touching it. */
const USED_AT_A_DISTANCE: ReadonlySet<string> = new Set(['search', 'look-through', 'catch-net'])

/** In metres: smaller things are held in a hand. */
export const MAX_HELD_HEIGHT = 0.36
/** Larger things cannot be touched as the verb means; a dragon is drawn smaller. */
const MAX_HEIGHT_RATIO = 2.2

function fits({ maker, wished }: DrawableFigure, { only, nouns }: ContactFrame): boolean {
  if (nouns && !nouns.has(wished.noun)) return false
  const isAlive = maker.source === 'people' || maker.source === 'animals'
  if (only === 'alive' || only === 'things') return isAlive === (only === 'alive')
  return only === undefined || maker.source === only
}

/** The contact that the actor's verb needs with this partner, if both can have it. */
export function contactFrameOf(actor: DrawableFigure, partner: DrawableFigure): ContactFrame | undefined {
  const verb = verbAtWork(actor, partner)
  const { noun } = partner.wished
  // Two who wash up do not wash each other, and two who carry bags do not carry each other.
  if (SIDE_BY_SIDE.has(verb) && partner.wished.verb === verb) return undefined
  if (actor.pose === 'stop-traffic' || carryTogether(actor, partner)) return undefined
  if (isHandInHand(actor, partner)) return HOLD_HANDS
  const implied = impliedContact(verb, actor, partner)
  if (implied) return implied
  const played = PLAYED_BY_HAND.has(noun) && verb.startsWith('play')
  if (isLed(actor, partner)) return LEASH
  const stirred = POTS.has(noun) && (verb === 'cook' || verb === 'conjure') ? STIR : undefined
  const known = stirred ?? (played ? PLAYED[noun] : Object.hasOwn(FRAMES, verb) ? FRAMES[verb] : undefined)
  const frame = [known ?? []]
    .flat()
    .find((each) => fits(partner, each) && (each.actors?.has(actor.wished.role ?? actor.wished.noun) ?? true))
  // Fruit on a tree is not gathered from the ground.
  if (frame?.pose === 'gather' && actor.wished.where) return undefined
  // Birds are fed from a bench, and not on it.
  if (frame?.pose === 'scatter' && actor.wished.where?.kind === 'on') return undefined
  // Several people walk in a row instead of hand in hand.
  if (frame === HAND_IN_HAND && actor.wished.count + partner.wished.count > 2) return undefined
  // A letter is held in one hand.
  if (frame === CARRY && (partner.maker.height < MAX_HELD_HEIGHT || HELD_BY_UPPER_END.has(noun)))
    return undefined
  if (!frame) return undefined
  if (USED_AT_A_DISTANCE.has(actor.pose ?? '')) return facing(actor.pose!, 0.04)
  const isByMouth = frame.byMouth && actor.maker.source === 'animals'
  if (!isByMouth && !actor.maker.poses.includes(frame.pose)) return undefined
  if (frame.tallest) return frame
  if (LANDMARKS.has(noun) || ON_WATER.has(noun)) return undefined
  const isThing = partner.maker.source !== 'people' && partner.maker.source !== 'animals'
  return isThing &&
    partner.maker.height > actor.maker.height * MAX_HEIGHT_RATIO &&
    !frame.rope &&
    frame.apart === undefined
    ? undefined
    : frame
}

/** Two children with one box. */
const carryTogether = ({ wished: { verb, count } }: DrawableFigure, thing: DrawableFigure): boolean =>
  verb === 'carry' &&
  count === 2 &&
  thing.wished.count === 1 &&
  thing.maker.source !== 'people' &&
  thing.maker.source !== 'animals' &&
  thing.maker.height < HIGHEST_CARRIED
/** In metres. */
const HIGHEST_CARRIED = 0.8

/** "Grandpa holds hands with Mia": a person who holds nothing else. */
const isHandInHand = ({ wished, maker }: DrawableFigure, partner: DrawableFigure): boolean =>
  wished.verb === 'hold' &&
  wished.holds.length === 0 &&
  !wished.relation &&
  wished.count + partner.wished.count === 2 &&
  maker.source === 'people' &&
  partner.maker.source === 'people'

/** The contact of two who do the same: "two bears hug", "a boy and a girl dance", "two children play ball". */
function mutualFrameOf(
  figure: DrawableFigure,
  drawables: readonly DrawableFigure[],
): ContactFrame | undefined {
  const { wished, maker, index } = figure
  if (maker.source !== 'people' || !wished.verb) return undefined
  const object =
    drawables.find((other) => other.index === wished.relation?.to) ??
    drawables.find((other) => other.wished.relation?.kind === 'with' && other.wished.relation.to === index)
  if (wished.verb === 'play' && object && BALLS.has(object.wished.noun)) return THROW
  if (object && carryTogether(figure, object)) return CARRY_TOGETHER
  if (object && SHELTERS.has(object.wished.noun) && UNDER_VERBS.has(wished.verb)) return UNDER_ONE
  if (wished.verb === 'hold' && wished.holds.length === 0 && !wished.relation) return HOLD_HANDS
  const frames = Object.hasOwn(FRAMES, wished.verb) ? [FRAMES[wished.verb]!].flat() : []
  return frames.find(
    ({ mutual, together, pose, actors }) =>
      (mutual || together) && maker.poses.includes(pose) && (actors?.has(wished.role ?? wished.noun) ?? true),
  )
}

/** The two figures of a wish that do something to each other, without another object. */
export function mutualPair(
  drawables: readonly DrawableFigure[],
): { pair: readonly [DrawableFigure, DrawableFigure]; frame: ContactFrame } | undefined {
  const actors = drawables.filter((drawable) => mutualFrameOf(drawable, drawables))
  const [first, second = first, ...others] = actors
  if (!first || !second || others.length > 0 || first.wished.verb !== second.wished.verb) return undefined
  if (first === second && first.wished.verb === 'hold') return undefined
  const count = first === second ? first.wished.count : first.wished.count + second.wished.count
  return count === 2 ? { pair: [first, second], frame: mutualFrameOf(first, drawables)! } : undefined
}

import type { FigureRequest } from '../../drawing.ts'
import { pick, seededRandom, seedOf } from '../../geometry/random.ts'
import { FACES, type FaceName } from './head/features.ts'
import type { HairName } from './head/hair.ts'
import type { Looks } from './head/draw-head.ts'
import type { Motif } from './clothes/clothes-motifs.ts'
import { animalCut } from './clothes/animal-clothes.ts'
import { OUTFITS, type Outfit, type OutfitName } from './clothes/outfits.ts'
import { first, weatherCut, WORN_HATS, WORN_OUTFITS, WORN_SHOES, wornOutfit } from './clothes/worn-clothes.ts'
import { isPose, POSES, type PoseName } from './body/person-poses.ts'
import { inStance, type Pose } from './body/pose.ts'
import type { Prop } from './body/prop-names.ts'
import { feelingMarks, feelingOf, feelingPose } from './feelings.ts'
import { AIDS, nth, variedCut, withOwnChoice, type Aid } from './person-variety.ts'
import { inWheelchair } from './body/in-wheelchair.ts'
import type { Age } from './body/proportions.ts'
import type { Role } from './person-roles.ts'
import { isDrawnInScene } from './scenes/scene-poses.ts'

export interface PersonLooks {
  age: Age
  female: boolean
  outfit: Outfit
  looks: Looks
  pose: Pose
  motif: Motif
  number: number
  belly: number
  build: { wide: number; waist: number; hip: number }
  backpack: boolean
  /** Marks that show a feeling, such as tears. */
  marks?: Prop | undefined
  /** An aid for walking or hearing. */
  aid?: Aid | undefined
  /** Requested clothes and things that are part of the drawing. */
  has: string[]
}

const GIRLS: HairName[] = ['ponytail', 'braids', 'bun', 'afro', 'long', 'bob', 'pigtails', 'curly', 'waves']
const WOMEN: HairName[] = ['ponytail', 'waves', 'bun', 'afro', 'long', 'bob', 'waves', 'curly', 'bob']
const BOYS: HairName[] = ['short', 'curly', 'spiky', 'sweep', 'afro', 'short', 'parting', 'crop']
export const hasMood = (request: FigureRequest): boolean => feelingOf(request) !== undefined
const HOLDING: Readonly<Record<string, PoseName>> = {
  book: 'read',
  'spell-book': 'read',
  guitar: 'guitar',
  violin: 'violin',
  microphone: 'sing',
  paintbrush: 'paint',
  shovel: 'dig',
  'fishing-rod': 'fish',
  skateboard: 'skateboard',
  ski: 'ski',
  'ice-skate': 'skate',
  cup: 'drink',
  toothbrush: 'brush-teeth',
  flute: 'flute',
  recorder: 'flute',
  clarinet: 'flute',
  ukulele: 'guitar',
  trumpet: 'trumpet',
  phone: 'phone',
  camera: 'photograph',
  'magnifying-glass': 'search',
  telescope: 'look-through',
  scissors: 'cut',
}

/** Other things that are part of a pose. */
const DRAWN_IN_POSE: Partial<Record<PoseName, readonly string[]>> = {
  fence: ['sword'],
  juggle: ['ball', 'marble'],
  knit: ['ball-of-yarn', 'scarf', 'sweater'],
  'jump-rope': ['jump-rope'],
  fry: ['pancake'],
}

/** What the hands of a pose hold: a person who reads has a book. */
const isProp = (noun: string, poseName: PoseName): boolean =>
  POSES[poseName].prop === (noun === 'spell-book' ? 'book' : noun)

const MOODS = ['happy', 'laughing', 'smile'] as const

/** A person who "holds" a wheelchair sits in it. */
export const sitsInWheelchair = ({ holds }: FigureRequest): boolean => holds?.includes(WHEELCHAIR) ?? false
const WHEELCHAIR = 'wheelchair'

export function poseFor(role: Role, request: FigureRequest): PoseName {
  const felt = feelingPose(request)
  if (felt) return felt
  if (request.pose && isPose(request.pose)) {
    if (request.pose === 'throw' && request.holds?.includes('pancake')) return 'fry'
    const idle = ['stand', 'hold', 'play', 'look-up'].includes(request.pose)
    return (idle && first(request.holds, HOLDING)) || request.pose
  }
  const held = first(request.holds, HOLDING)
  if (held) return held
  if (sitsInWheelchair(request)) return 'wheelchair'
  if (request.looks?.includes('sleeping')) return 'sleep'
  if (request.holds?.length) return 'hold'
  // A backpack can only be seen from the side.
  if (request.wears?.includes('backpack') && !role.pose) return 'walk'
  return (
    role.pose ??
    pick(seededRandom(seedOf(request.seed, 'idle')), ['stand', 'wave', 'proud', 'stand'] as const)
  )
}

/** Chooses at random what the role and the request leave open. */
export function choosePersonLooks(id: string, role: Role, given: FigureRequest): PersonLooks {
  const request = withOwnChoice(role, given)
  const worn = request.wears ?? []
  const next = seededRandom(seedOf(request.seed, id))
  const has = (look: string) => request.looks?.includes(look) ?? false
  const one = <T>(value: T | readonly T[]): T =>
    Array.isArray(value) ? pick(next, value as readonly T[]) : (value as T)
  const usual = one(role.age)
  const age = has('old') && usual === 'adult' ? 'grandparent' : usual
  const female = has('female') || (!has('male') && (role.sex ? role.sex === 'f' : next() < 0.5))
  const old = age === 'grandparent'
  const grown = age === 'adult' || old
  const name = fitting(nth(one(role.outfit), role.outfit, request), female, next)
  const forWeather = weatherCut(role, request)
  const poseName = poseFor(role, request)
  // Girls who do ballet wear a tutu.
  const tutu =
    poseName === 'ballet' && female && !worn.length && Array.isArray(role.outfit)
      ? OUTFITS.ballerina
      : undefined
  const asked = wornOutfit(request.wears, name)
  const whole: Outfit = tutu ?? forWeather ?? variedCut(OUTFITS[asked ?? name], role, request)
  const animal = role.body?.animal
  const outfit: Outfit = !animal ? whole : asked && animal.foot !== 'fin' ? { ...whole, shoes: 'bare' } : animalCut(whole, animal) // prettier-ignore
  const pose: Pose = sitsInWheelchair(request)
    ? inWheelchair(POSES[poseName])
    : request.view
      ? POSES[poseName]
      : inStance(POSES[poseName], stanceOf(request))
  const hairs = role.hair ?? usualHair({ old, grown, female })
  const hat =
    first(request.wears, WORN_HATS) ??
    (has('crowned') ? 'crown' : role.hat === undefined ? outfit.hat : role.hat)
  const hidesFace =
    hat === 'knight' || hat === 'space' || hat === 'mask' || hat === 'diver' || hat === 'ninja'
  const hasDownSyndrome = worn.includes('down-syndrome')
  const face = hasDownSyndrome ? 'round' : (role.face ?? pick(next, usualFaces({ grown, female })))
  const style = nth(pick<HairName>(next, hairs), hairs, request)
  const wantsBeard = next() < 0.35
  const beard =
    role.beard ??
    (has('bearded')
      ? 'full'
      : grown && !female && !hidesFace && (old || wantsBeard)
        ? next() < 0.6 === old
          ? 'moustache'
          : 'full'
        : false)
  const mood = nth(pick(next, ['happy', 'happy', 'smile', 'happy'] as const), MOODS, request)
  const chance = next()
  const glasses = wearsGlasses(request, role, hidesFace, chance < (old ? (female ? 1 : 0.7) : 0.14))
  const freckles = next() < 0.2
  next()
  return {
    age,
    female,
    outfit: withWorn(outfit, worn),
    looks: {
      face,
      // The ear with the hearing aid shows.
      hair:
        worn.includes('hearing-aid') && female
          ? 'ponytail'
          : has('bald')
            ? 'bald'
            : has('curly')
              ? 'curly'
              : style,
      hat:
        hat ??
        (female && !grown && age !== 'animal' && style === 'curly' && role.hat === undefined ? 'bow' : null),
      beard: hat === 'knight' || hat === 'ninja' ? false : beard,
      expression: feelingOf(request)?.expression ?? pose.expression ?? mood,
      glasses: pose.expression === 'sleeping' ? false : glasses,
      lashes: female,
      freckles: freckles && !grown,
      old,
      hearingAid: worn.includes('hearing-aid'),
      upslanted: hasDownSyndrome,
      grown: 0,
      natural: request.natural ?? false,
      mirrored: request.facing === 'left',
      gaze: pose.gaze ?? [0.35, 0],
      clown: role.clown ?? false,
      eyePatch: (role.eyePatch ?? false) && chance > 0.5,
      elfEars: role.elfEars ?? false,
      detail: request.detail,
    },
    pose,
    motif: pick(next, ['flowers', 'stars', 'hearts', 'dots'] as const),
    number: 1 + Math.floor(next() * 11),
    belly: (role.belly ?? 0) + (has('chubby') ? 8 : 0),
    build: buildOf(grown, female, 0.96 + next() * 0.1),
    backpack: worn.includes('backpack'),
    marks: feelingMarks(request, poseName),
    aid: AIDS.find((aid) => worn.includes(aid)),
    has: [...worn.filter(drawsWorn), ...(request.holds ?? []).filter((held) => drawsHeld(held, poseName))],
  }
}

interface Who {
  old?: boolean
  grown: boolean
  female: boolean
}

function usualFaces({ grown, female }: Who): FaceName[] {
  if (!grown) return (Object.keys(FACES) as FaceName[]).slice(0, 5)
  return female ? ['oval', 'heart', 'long'] : ['strong', 'long', 'oval']
}

function usualHair({ old, grown, female }: Who): readonly HairName[] {
  if (old) return female ? ['bun', 'bun', 'topknot'] : ['tufts']
  if (!female) return BOYS
  return grown ? WOMEN : GIRLS
}

const drawsHeld = (held: string, poseName: PoseName): boolean =>
  HOLDING[held] === poseName ||
  held === WHEELCHAIR ||
  isProp(held, poseName) ||
  (DRAWN_IN_POSE[poseName]?.includes(held) ?? false) ||
  isDrawnInScene(poseName, held)

/** A prosthesis shows below short trousers. */
function withWorn(outfit: Outfit, worn: readonly string[]): Outfit {
  const short = worn.includes('prosthesis') && (outfit.leg ?? 0) > 0.6 ? { leg: 0.5 } : {}
  const shoes = first(worn, WORN_SHOES)
  return {
    ...outfit,
    ...short,
    ...(shoes && { shoes }),
    ...(shoes === 'bare' && { socks: false }),
    ...(worn.includes('scarf') && !outfit.tail && { scarf: true }),
  }
}

/** Several figures in the same pose stand in different ways. */
const stanceOf = ({ seed, variety = 0 }: FigureRequest): number =>
  seededRandom(seedOf(seed + variety, 'stance'))()

const drawsWorn = (noun: string): boolean =>
  ['scarf', 'glasses', 'sunglasses', 'backpack', ...AIDS].includes(noun) ||
  Object.hasOwn(WORN_HATS, noun) ||
  Object.hasOwn(WORN_SHOES, noun) ||
  Object.hasOwn(WORN_OUTFITS, noun)

/** Boys get no dresses at random; a wish can request one. */
function fitting(name: OutfitName, female: boolean, next: () => number): OutfitName {
  if (female || !['dress', 'skirt', 'blouse'].includes(name)) return name
  return pick(next, ['tshirt', 'sweater', 'shirt'] as const)
}

function wearsGlasses(
  request: FigureRequest,
  role: Role,
  hidden: boolean,
  byChance: boolean,
): Looks['glasses'] {
  if (request.wears?.includes('sunglasses')) return 'sun'
  if (request.wears?.includes('glasses')) return 'clear'
  if (hidden || role.clown || role.eyePatch || role.age === 'animal') return false
  if (role.glasses !== undefined) return role.glasses
  // Costumes and glasses rarely go together, so only people without a costume get glasses at random.
  return byChance && !role.hat && role.age !== 'baby' && Array.isArray(role.outfit) ? 'clear' : false
}

function buildOf(grown: boolean, female: boolean, wide: number): PersonLooks['build'] {
  if (!grown) return { wide, waist: 1, hip: 1 }
  return female ? { wide: wide * 0.93, waist: 0.92, hip: 1.06 } : { wide: wide * 1.1, waist: 1.02, hip: 0.96 }
}

import type { DrawableFigure } from '../figures/drawable-figures.ts'
import { CYCLES } from '../figures/noun-lists.ts'
import type { ContactFrame } from './contact-frame.ts'

/** Hands on the blanket, or a book above it. */
const TUCK_IN: ContactFrame = { pose: 'tuck', on: 'chest', bedside: true }
const READ_AT_BED: ContactFrame = { pose: 'read', on: 'chest', apart: 0, bedside: true }
const SING_AT_BED: ContactFrame = { ...READ_AT_BED, pose: 'sing' }
const READING = new Set(['read', 'read-aloud', 'talk'])
/** Verbs of care at the bed of a child or a sick person. */
const CARING = new Set(
  'kiss hug love comfort heal look-at feed give bring cradle help pet visit listen lie sit stand protect watch cover wave'.split(
    ' ',
  ),
)
export const isAtBedside = (verb = ''): boolean =>
  verb === '' || verb === 'sing' || CARING.has(verb) || READING.has(verb)
const IN_BED = new Set(['sleep', 'in-bed'])
export const isInBed = ({ maker, pose, wished }: DrawableFigure): boolean =>
  maker.source === 'people' && (IN_BED.has(pose ?? '') || (!pose && wished.looks.includes('sleeping')))

/** What people of these roles do with a patient or a customer if the wish does not say it. */
const VERBS_OF_ROLES: Readonly<Record<string, string>> = {
  doctor: 'heal',
  nurse: 'heal',
  vet: 'heal',
  dentist: 'heal',
  hairdresser: 'cut-hair',
}
/** Verbs that say no more than that a figure does its usual work. */
const VAGUE_VERBS = new Set(['', 'look-at', 'help', 'work', 'visit', 'search'])

/** The verb, or what these people do at work. */
export function verbAtWork(
  { wished: { verb = '', role, noun, relation, holds } }: DrawableFigure,
  { maker, index: partner }: DrawableFigure,
): string {
  // "Gives a boy an injection": nothing else is given.
  if (verb === 'give' && !relation && holds.length === 0 && VERBS_OF_ROLES[role ?? noun] === 'heal')
    return 'inject'
  // "Gives a child a plaster".
  if (verb === 'give' && relation?.to === partner && VERBS_OF_ROLES[role ?? noun] === 'heal') return 'bandage'
  const isLiving = maker.source === 'people' || maker.source === 'animals'
  return (isLiving && VAGUE_VERBS.has(verb) && VERBS_OF_ROLES[role ?? noun]) || verb
}

/** The cycling teacher walks behind the child, with a hand at the saddle. */
const HOLD_SADDLE: ContactFrame = { pose: 'steady', on: 'saddle', along: true }
/** A grown-up with a baby holds it. */
const IN_ARMS: ContactFrame = { pose: 'hug', on: 'middle', around: true, lifted: true, tallest: 0.75 }
/** In metres. */
const GROWN = 1.5

const TEACHING = new Set(['teach', 'help'])

/** A dog that is only "with" a person is on the leash. */
const ON_LEASH: ContactFrame = { pose: 'walk', on: 'edge', along: true, rope: 'ahead' }
const DOGS = new Set(
  'dog puppy labrador husky dachshund poodle dalmatian pug german-shepherd chihuahua bulldog corgi'.split(
    ' ',
  ),
)

/** A contact that depends on what the partner does: lies in bed, or sits on a bicycle. */
export function impliedContact(
  verb: string,
  { maker }: DrawableFigure,
  partner: DrawableFigure,
): ContactFrame | undefined {
  if (maker.source !== 'people') return undefined
  if (isInBed(partner) && isAtBedside(verb))
    return verb === 'sing' ? SING_AT_BED : READING.has(verb) ? READ_AT_BED : TUCK_IN
  if (
    verb === '' &&
    partner.wished.noun === 'baby' &&
    partner.wished.count === 1 &&
    maker.height > GROWN &&
    !partner.wished.verb
  )
    return IN_ARMS
  const isLed = !partner.wished.verb || partner.wished.verb === 'walk'
  if (verb === '' && isLed && DOGS.has(partner.wished.noun)) return ON_LEASH
  return TEACHING.has(verb) && CYCLES.has(partner.wished.noun) ? HOLD_SADDLE : undefined
}

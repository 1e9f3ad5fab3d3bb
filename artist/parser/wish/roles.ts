import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isPerson, isRideable, isRole } from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../../wish.ts'
import type { Draft, Link } from './draft.ts'

/** People without a profession, who can be dressed for any role. */
const PEOPLE_WITHOUT_PROFESSION = new Set(
  'girl boy child baby friend sister brother mother father grandmother grandfather woman man'.split(' '),
)
/** Professions that deal with animals: a pig farmer is not a pig. */
const ANIMAL_PROFESSIONS = new Set(
  'farmer shepherd vet zookeeper fisherman beekeeper horse-rider hairdresser photographer'.split(' '),
)
/** A dragon knight and a unicorn princess have such an animal with them. */
const isCompanionAnimal = (animal: string) =>
  isRideable(animal) || animal === 'dragon' || animal === 'butterfly'

const canTakeRole = (noun: string, role: string, lexicon: Lexicon) =>
  noun !== role &&
  !(role === 'horse-rider' && isRideable(noun)) &&
  isRole(role, lexicon) &&
  (isPerson(noun, lexicon) ? wears(noun, lexicon) : isAnimate(noun, lexicon))

/** "Feuerwehrhund": the vehicle stands for the profession. */
export const ROLE_OF_VEHICLE: Record<string, string> = {
  'fire-engine': 'firefighter',
  'police-car': 'police-officer',
  ambulance: 'paramedic',
}
const COSTUMES = new Set(['hat', 'carnival-costume'])
/** Whether the figure wears clothes that a role will replace, such as the hat of "pirate hat". */
export const wearsCostume = ({ wears }: WishFigure): boolean => wears.some((worn) => COSTUMES.has(worn))

/** A robot cook is a robot: it has the role, but no clothes that show it. */
const WITHOUT_CLOTHES = new Set('robot ghost alien skeleton zombie mummy'.split(' '))
const wears = (noun: string, lexicon: Lexicon) =>
  PEOPLE_WITHOUT_PROFESSION.has(noun) || isRole(noun, lexicon) || WITHOUT_CLOTHES.has(noun)

/**
 * Merges two nouns for one figure: "pirate dog", "gato astronauta" and "Katzenprinzessin" are an animal or a child
 * in the clothes of a role.
 */
export function mergeRole(head: WishFigure, part: string, lexicon: Lexicon): boolean {
  const role = ROLE_OF_VEHICLE[part] ?? part
  if (canTakeRole(head.noun, role, lexicon) && (role === part || !isPerson(head.noun, lexicon))) {
    head.role = role
    // The role's clothes include the hat of a "pirate hat" and the costume.
    head.wears = head.wears.filter((worn) => !COSTUMES.has(worn))
    return true
  }
  if (
    PEOPLE_WITHOUT_PROFESSION.has(part) ||
    (isPerson(part, lexicon) && !WITHOUT_CLOTHES.has(part)) ||
    !canTakeRole(part, head.noun, lexicon)
  ) {
    if (!PEOPLE_WITHOUT_PROFESSION.has(part) || !isRole(head.noun, lexicon)) return false
  } else if (ANIMAL_PROFESSIONS.has(head.noun) || isCompanionAnimal(part)) return false
  head.role = head.noun
  head.noun = part
  delete head.sex
  return true
}

/** Sets the role of existing figures: "a bear dressed as a cook", "the cat is a pirate". Returns whether it did. */
export function assignRole(
  draft: Draft,
  noun: string,
  link: Link | undefined,
  plural: boolean,
  lexicon: Lexicon,
): boolean {
  const disguised =
    link?.preposition === 'as' || link?.verb === 'dress-up' || isFrenchRole(draft, noun, link, lexicon)
  if (!disguised && !isPredicate(draft, link)) return false
  const { figures } = draft.wish
  const fits = (index: number) => !!figures[index] && canTakeRole(figures[index].noun, noun, lexicon)
  const candidates = disguised && fits(draft.lastFigure) && !plural ? [draft.lastFigure] : draft.subjects
  const bearers = candidates.filter(fits)
  for (const index of bearers) {
    figures[index]!.role = noun
    if (figures[index]!.verb === 'dress-up') delete figures[index]!.verb
  }
  return bearers.length > 0
}

/** "Un chat en pirate": a profession without an article. */
const isFrenchRole = ({ wish, article }: Draft, noun: string, link: Link | undefined, lexicon: Lexicon) =>
  wish.language === 'fr' &&
  !article &&
  (link?.preposition === 'in' || link?.preposition === 'with') &&
  isRole(noun, lexicon)

/**
 * Whether the noun describes the subject: "the cat is a pirate", "wants to be an astronaut", "die brandweerman
 * is".
 */
const isPredicate = (
  { copula, afterConjunction, antecedent, article, wish }: Draft,
  link: Link | undefined,
) => {
  if (copula) return !afterConjunction && (!link || (link.preposition === 'to' && !link.verb))
  const verbLast = wish.language === 'de' || wish.language === 'nl'
  return verbLast && antecedent !== undefined && !article && !link
}

/** Forms of "to be" and "to become". */
const COPULAS = new Set(
  'is are be ist sind sein werden est sont être es son ser è sono essere zijn worden'.split(' '),
)
export const isCopula = (word: string): boolean => COPULAS.has(word.toLowerCase())

import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimate, isPerson, isRidden, isRole } from '#artist/lexicon/senses.ts'
import type { WishedFigure } from '../wish.ts'
import type { Draft, Link } from './draft.ts'

/** People who may be anything. */
const ANYBODY = new Set(
  'girl boy child baby friend sister brother mother father grandmother grandfather woman man'.split(' '),
)
/** Who has to do with animals: a pig farmer is no pig. */
const KEEPERS = new Set(
  'farmer shepherd vet zookeeper fisherman beekeeper horse-rider hairdresser photographer'.split(' '),
)
/** A dragon knight and a unicorn princess have one each. */
const hasOne = (animal: string) => isRidden(animal) || animal === 'dragon' || animal === 'butterfly'

const canBe = (noun: string, role: string, lexicon: Lexicon) =>
  noun !== role &&
  isRole(role, lexicon) &&
  (isPerson(noun, lexicon) ? wears(noun, lexicon) : isAnimate(noun, lexicon))

/** "Feuerwehrhund": the service stands for who works there. */
const TRADES: Record<string, string> = {
  'fire-engine': 'firefighter',
  'police-car': 'police-officer',
  ambulance: 'paramedic',
}
const COSTUMES = new Set(['hat', 'carnival-costume'])
/** Wears something that is somebody else's: the hat of a "pirate hat". */
export const isCostumed = ({ wears }: WishedFigure): boolean => wears.some((worn) => COSTUMES.has(worn))

/** A robot is nobody in disguise. */
const wears = (noun: string, lexicon: Lexicon) => ANYBODY.has(noun) || isRole(noun, lexicon)

/** "Pirate dog", "gato astronauta", "Katzenprinzessin": two names for one, the animal or child in the clothes of the other. */
export function asOne(head: WishedFigure, part: string, lexicon: Lexicon): boolean {
  const trade = TRADES[part] ?? part
  if (canBe(head.noun, trade, lexicon) && (trade === part || !isPerson(head.noun, lexicon))) {
    head.role = trade
    // the hat of a "pirate hat" and the costume belong to the pirate
    head.wears = head.wears.filter((worn) => !COSTUMES.has(worn))
    return true
  }
  if (ANYBODY.has(part) || isPerson(part, lexicon) || !canBe(part, head.noun, lexicon)) {
    if (!ANYBODY.has(part) || !isRole(head.noun, lexicon)) return false
  } else if (KEEPERS.has(head.noun) || hasOne(part)) return false
  head.role = head.noun
  head.noun = part
  delete head.sex
  return true
}

/** "A bear dressed as a cook", "the cat is a pirate": says who the others are, and brings nobody new. */
export function takeRole(
  draft: Draft,
  noun: string,
  link: Link | undefined,
  plural: boolean,
  lexicon: Lexicon,
): boolean {
  const disguised = link?.means === 'as' || link?.verb === 'dress-up'
  if (!disguised && !isPredicate(draft, link)) return false
  const { figures } = draft.wish
  const fits = (index: number) => !!figures[index] && canBe(figures[index].noun, noun, lexicon)
  const named = disguised && fits(draft.latest) && !plural ? [draft.latest] : draft.subjects
  const who = named.filter(fits)
  for (const index of who) {
    figures[index]!.role = noun
    if (figures[index]!.verb === 'dress-up') delete figures[index]!.verb
  }
  return who.length > 0
}

/** "The cat is a pirate", "wants to be an astronaut", "die brandweerman is". */
const isPredicate = ({ copula, joined, antecedent, article, wish }: Draft, link: Link | undefined) => {
  if (copula) return !joined && (!link || (link.means === 'to' && !link.verb))
  const verbLast = wish.language === 'de' || wish.language === 'nl'
  return verbLast && antecedent !== undefined && !article && !link
}

/** Forms of "to be" that put a name on somebody. */
const COPULAS = new Set(
  'is are be ist sind sein werden est sont être es son ser è sono essere zijn worden'.split(' '),
)
export const isCopula = (word: string): boolean => COPULAS.has(word.toLowerCase())

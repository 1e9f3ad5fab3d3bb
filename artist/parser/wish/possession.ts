import type { Language } from '#domain/text/languages.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { isAnimal, isAnimate, isPerson } from '#artist/lexicon/noun-properties.ts'
import type { Word } from '../lookup/choose-senses.ts'

// Possessives. They tell an animal's own young, a child's teddy bear, Dad's car and the heart that a doctor listens to.

const POSSESSIVE: Record<Language, RegExp> = {
  en: /(?:^|\s)(?:its|her|his|their)$/i,
  de: /(?:^|\s)(?:sein|ihr)(?:e[nmrs]?)?$/i,
  fr: /(?:^|\s)(?:son|ses|leurs?)$/i,
  es: /(?:^|\s)sus?$/i,
  it: /(?:^|\s)(?:suo|sua|suoi|sue|loro)$/i,
  nl: /(?:^|\s)(?:zijn|haar|hun)$/i,
}
const MY = /^(?:my|mein(?:e[nmrs]?)?|mon|mi|mio|mijn)$/i

const ONE_YOUNG =
  /^(?:cub|pup|baby|junges|jungtier|baby|petit|bébé|cría|cachorro|cucciolo|piccolo|jong|welp)$/i
const SEVERAL_YOUNG =
  /^(?:young|cubs|pups|babies|little ones|children|kids|jungen|jungtieren?|kleinen|kindern?|babys|petits|bébés|enfants|crías|cachorros|hijos|hijitos|cuccioli|piccoli|figli|jongen|welpen|kleintjes|kinderen)$/i
/** Only animals have these young, so no possessive is needed: "a bear with two cubs". */
const YOUNG_OF_ANIMALS = /^(?:cubs?|pups?|jungtiere?n?|crías?|cachorros?|cucciol[oi]|welp(?:en)?)$/i
const LAST_PETITS = /^petits$/i
/** Where animals have their young. */
const NEST = /nest|höhle|bau$/i

const YOUNG_OF: Readonly<Record<string, string>> = {
  duck: 'duckling',
  cat: 'kitten',
  dog: 'puppy',
  sheep: 'lamb',
  horse: 'foal',
  pig: 'piglet',
  cow: 'calf',
  chicken: 'chick',
}

const CHILDREN = new Set('child girl boy baby'.split(' '))
const LITTLE_BEAR =
  /^(?:osit[oa]|orsetto|orsacchiotto|ourson|nounours|bärchen|beertje|(?:teddy|knuffel)beertje)$/i
const RELATIVES = new Set('mother father grandmother grandfather uncle aunt brother sister friend'.split(' '))
const PICTURES = /^(?:photo|painting|drawing|statue|portrait|mirror|heart|family-photo)/
const HEARING = new Set(['listen', 'heal'])
const EXAMINES = /untersuch|examin|exámin|ausculta|visita|onderzoek|abhör|hört/i
const GENITIVE = /^(?:des|eines|einer|der|meines|seines|ihres)$/i
/** "Dad's car", "Papas Auto". */
const OWNER_BEFORE: Partial<Record<Language, RegExp>> = {
  en: /['’]s$|s['’]$/i,
  de: /^(?:papa|mama|oma|opa|vati|mutti|mami|papi)s$/i,
  nl: /['’]s$/i,
}

/** Replaces words by what they mean for their owner, and joins an owner that is not in the picture with the thing. */
export function resolvePossession(words: readonly Word[], language: Language, lexicon: Lexicon): Word[] {
  const own = words.map((word, at) => {
    const before = words.slice(0, at)
    return youngOf(word, before, words, language, lexicon) ?? ownBear(word, before, language, lexicon) ?? word
  })
  return joinOwners(own, language, lexicon)
}

const nounOf = ({ sense }: Word): string | undefined => (sense?.kind === 'noun' ? sense.id : undefined)
const lastNoun = (words: readonly Word[]): string | undefined => {
  const word = words.findLast(({ sense }) => sense?.kind === 'noun')
  return word && nounOf(word)
}

/** The word before the adjectives and numbers of a noun. */
const determiner = (before: readonly Word[]): Word | undefined =>
  before.findLast(({ sense }) => sense?.kind !== 'adjective' && sense?.kind !== 'number')

/** "A stork and its young", "Löwin mit ihren Jungen". */
function youngOf(
  word: Word,
  before: readonly Word[],
  words: readonly Word[],
  language: Language,
  lexicon: Lexicon,
): Word | undefined {
  const isSeveral = SEVERAL_YOUNG.test(word.typed)
  const parent = lastNoun(before)
  if ((!isSeveral && !ONE_YOUNG.test(word.typed)) || !parent || !isAnimal(parent, lexicon)) return undefined
  const isOwn = POSSESSIVE[language].test(determiner(before)?.typed ?? '')
  // "Ein Storch mit drei Jungen": boys are not in nests.
  const isGermanYoung = language === 'de' && /^jungen$/i.test(word.typed)
  const isBird = lexicon.nouns.get(parent)?.topic === 'birds'
  const isInNest = isGermanYoung && (isBird || words.some(({ typed }) => NEST.test(typed)))
  const isOfAnimal =
    YOUNG_OF_ANIMALS.test(word.typed) || (LAST_PETITS.test(word.typed) && word === words.at(-1))
  if (!isOwn && !isInNest && !isOfAnimal) return undefined
  const own = YOUNG_OF[parent]
  return {
    typed: word.typed,
    sense: { kind: 'noun', id: own ?? parent, plural: isSeveral, ...(!own && { young: true }) },
  }
}

/** The bear of a child is a toy. */
function ownBear(
  word: Word,
  before: readonly Word[],
  language: Language,
  lexicon: Lexicon,
): Word | undefined {
  if (word.sense?.kind !== 'noun' || word.sense.id !== 'bear') return undefined
  const owner = lastNoun(before)
  const whose = determiner(before)?.typed ?? ''
  const isLittle = LITTLE_BEAR.test(word.typed)
  const isOfPerson =
    POSSESSIVE[language].test(whose) &&
    !!owner &&
    isPerson(owner, lexicon) &&
    (isLittle || CHILDREN.has(owner))
  if (!isOfPerson && !(isLittle && MY.test(whose))) return undefined
  return { ...word, sense: { ...word.sense, id: 'teddy-bear', small: false } }
}

function joinOwners(words: readonly Word[], language: Language, lexicon: Lexicon): Word[] {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const length = lengthOfOwned(words, at, language, lexicon)
    const part = words[at + 1]
    // "Auf Papas Schultern".
    if (
      part &&
      OWNER_BEFORE[language]?.test(word.typed) &&
      isCarryingPart(part) &&
      isOwner(word, lexicon, isAnimate)
    ) {
      joined.push(...heartOf([word], part, lexicon).toReversed())
      at++
      continue
    }
    if (length === 0) {
      joined.push(word)
      continue
    }
    const phrase = words.slice(at, at + length)
    const heart = phrase.find(isHeartWord)
    if (heart) joined.push(...heartOf(phrase, heart, lexicon))
    else joined.push({ ...phrase.find((each) => isThing(each, lexicon))!, typed: joinTyped(phrase) })
    at += length - 1
  }
  return joined
}

/** The owner is listened to, and the heart is seen on its chest. */
function heartOf(phrase: readonly Word[], heart: Word, lexicon: Lexicon): Word[] {
  const owner = phrase.find((each) => isOwner(each, lexicon, isAnimate))!
  const sense = owner.sense?.kind === 'noun' ? { ...owner.sense, plural: false } : owner.sense
  return [{ ...owner, sense }, { typed: '', sense: { kind: 'preposition', means: 'of' } }, heart]
}

/** The words as typed. Elided articles are written in one piece with their noun: "de l'ours", "l'ours en peluche". */
const joinTyped = (phrase: readonly Word[]): string =>
  phrase
    .flatMap(({ typed }) => typed.split(' '))
    .filter((word, i, all) => word !== all[i + 1])
    .join(' ')
const isCarryingPart = ({ sense }: Word) => sense?.kind === 'known' && CARRYING_PARTS.has(sense.id)
const CARRYING_PARTS = new Set(['shoulder', 'back-part'])
const isHeartWord = (word: Word) => nounOf(word) === 'heart'
const isThing = (word: Word, lexicon: Lexicon): boolean => {
  const noun = nounOf(word)
  if (word.sense?.kind === 'place') return !word.sense.phrase
  return noun !== undefined && !isAnimate(noun, lexicon) && !PICTURES.test(noun)
}
const isOwner = (
  word: Word | undefined,
  lexicon: Lexicon,
  is: (noun: string, lexicon: Lexicon) => boolean,
) => {
  const noun = word && nounOf(word)
  return noun !== undefined && is(noun, lexicon)
}
const isRelative = (noun: string) => RELATIVES.has(noun)

/** How many words from here on name a thing and its owner who is not in the picture; 0 if they do not. */
function lengthOfOwned(words: readonly Word[], at: number, language: Language, lexicon: Lexicon): number {
  const [word, next] = [words[at]!, words[at + 1]]
  const hasOther = words
    .slice(0, at)
    .some((each) => DOERS.has(each.sense?.kind ?? '') || isOwner(each, lexicon, isAnimate))
  if (!hasOther || !next) return 0
  const fits = (thing: Word, owner: Word | undefined) =>
    (isHeartWord(thing) && words.some(isHearing) && isOwner(owner, lexicon, isAnimate)) ||
    (isThing(thing, lexicon) && isOwner(owner, lexicon, isRelative))
  if (OWNER_BEFORE[language]?.test(word.typed) && fits(next, word)) return 2
  const isOf = next.sense?.kind === 'preposition' && next.sense.means === 'of'
  if (!isOf && !(language === 'de' && GENITIVE.test(next.typed))) return 0
  const owner = words.findIndex((each, i) => i > at + 1 && !BEFORE_NOUNS.has(each.sense?.kind ?? ''))
  return owner > 0 && fits(word, words[owner]) ? owner - at + 1 : 0
}

const DOERS: ReadonlySet<string> = new Set(['verb', 'group'])
const BEFORE_NOUNS: ReadonlySet<string> = new Set(['definite', 'indefinite', 'adjective'])
const isHearing = ({ sense, typed }: Word): boolean =>
  (sense?.kind === 'verb' && HEARING.has(sense.id)) || EXAMINES.test(typed)

import type { NounForms, Place, Template } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { letterOf } from '#artist/lexicon/letters-and-numbers.ts'
import type { Language } from '#domain/text/languages.ts'
import { isCounted, isPlural, isSeveral, spaced, type Determiner, type Phrase } from './grammar/grammar.ts'
import { GRAMMARS } from './grammar/grammars.ts'
import { formsOf, genderOf } from './character-forms.ts'
import { FAMILY } from './family.ts'
import { phraseOf } from './phrase-of.ts'
import type { Character, Story } from './story.ts'
import { verbForms, verbText } from './verb-text.ts'
import { asPlace, whereText } from './where-text.ts'
import { companyRelation, inOrder, orderSlots, timeOfScene } from './word-order.ts'

/** `caption` is the indefinite article of titles, which some words do without: "Tulipanes en el jardín", "Opa liest". */
type SlotDeterminer = Determiner | 'caption'
const DETERMINERS: string[] = ['indef', 'def', 'bare', 'count', 'caption'] satisfies SlotDeterminer[]
const isDeterminer = (word: string | undefined): word is SlotDeterminer => DETERMINERS.includes(word ?? '')

/** Fills a template's slots with the story. Returns undefined if the language cannot express a slot. */
export function fillTemplate(
  template: Template,
  story: Story,
  language: Language,
  lexicon: Lexicon,
): string | undefined {
  const main = story.main && phraseOf(story.main, language, lexicon)
  const plural = story.partners.length > 0 || (main ? isPlural(main) : false)
  let missing = false
  const object = objectOrPlace(story, language, lexicon)
  const text = orderSlots(template.text, story, object, language)
    .replace(/\[([^\]]*\|[^\]]*)\]/g, (_, choices: string) => bracket(choices, plural, main?.forms.g))
    .replace(/\{([^}]+)\}/g, (_, slot: string) => {
      const value = slotText(slot.split(':'), story, plural, language, lexicon)
      if (value === undefined) missing = true
      return value ?? ''
    })
  // "Dans [son|leur] lit": set phrases of nouns also depend on the number of subjects.
  const agreed = text.replace(/\[([^\]|]*)\|([^\]|]*)\]/g, (_, one: string, many: string) =>
    plural ? many : one,
  )
  if (missing || SAID_TWICE.test(agreed)) return undefined
  const said = language === 'nl' && !template.text.includes('{verb') ? timeOfScene(agreed) : agreed
  return tidy(GRAMMARS[language].polish(said), language)
}

/** Not "sous un parapluie sous la pluie", "dans un arbre dans le jardin", "in the meadow in the wind" or "im Park im Regen". */
const SAID_TWICE =
  /(?<!\p{L})(?:(under|unter|sous|bajo|sotto|onder|auf)( \S+){2} \1 |(dans|en) (?:une?|una|un|le|la|el) \S+( \S+)? \3 (?:l|el)|(in|on|at|op|bij) (?:the|de|het)( \S+){1,2} \5 (?:the|de|het|an?|een|school) |im \S+ im |in een \S+ in de regen|met \S+( \S+)? met )/iu

/** [singular|plural], or German [m|f|n|plural]. */
function bracket(choices: string, plural: boolean, gender: string | undefined): string {
  const options = choices.split('|')
  if (plural) return options.at(-1) ?? ''
  return (options.length === 2 ? options[0] : options['mfn'.indexOf(gender ?? 'm')]) ?? ''
}

function slotText(
  slot: string[],
  story: Story,
  plural: boolean,
  language: Language,
  lexicon: Lexicon,
): string | undefined {
  const capital = slot.at(-1) === 'cap'
  const [name, ...form] = capital ? slot.slice(0, -1) : slot
  const value = slotValue(name ?? '', form, story, plural, language, lexicon)
  return capital ? value && value.charAt(0).toUpperCase() + value.slice(1) : value
}

function slotValue(
  name: string,
  form: string[],
  story: Story,
  plural: boolean,
  language: Language,
  lexicon: Lexicon,
) {
  if (name === 'main')
    return story.main && joinCharacters([story.main, ...story.partners], form, language, lexicon)
  if (name === 'other') {
    if (!story.other) return undefined
    const text =
      form[0] === 'gov'
        ? objectOrPlace(story, language, lexicon)
        : form[0] === 'with'
          ? whereText('with', story.other, language, lexicon)
          : (announced(story.other, form, story, language, lexicon) ??
            characterText(story.other, form, language, lexicon, true))
    const [seats, company] = companyTexts(story, text, language, lexicon)
    return text && inOrder(story, form, text, seats, company, language).join(' ')
  }
  if (name === 'letter') return story.main && letterOf(story.main.noun)
  if (name === 'verb') {
    const genders = [story.main!, ...story.partners].map((one) => genderOf(one, language, lexicon))
    return verbText(story, form[0] ?? '', plural, genders, language)
  }
  if (name === 'time') return story.time?.[language].in
  if (name === 'place') return placeText(story, language)
  return undefined
}

/** The second of two has an article if the first one has: "un nonno e delle rose", "zwei Mädchen und eine Hütte". */
function announced(
  other: Character,
  form: string[],
  { main, partners }: Story,
  language: Language,
  lexicon: Lexicon,
): string | undefined {
  const named = form.at(-1) ?? ''
  const isCountedFirst = main && main.count > 1 && !main.vague
  if (named === 'bare' && isCountedFirst && other.count === 1)
    return characterText(other, [...form.slice(0, -1), 'indef'], language, lexicon)
  const isSeveralThings = other.count > 1 || formsOf(other, language, lexicon).det === 'plural'
  const isAfterArticle = main?.count === 1 && partners.length === 0 && isSeveralThings
  if (!['caption', 'indef'].includes(named) || !isAfterArticle || (language !== 'es' && language !== 'it'))
    return undefined
  return characterText(other, ['indef'], language, lexicon)
}

/** The gender of a name in the plural ("tetti"): it is given with its own preposition, which the grammars cannot form. */
const PLURAL_NAME = /^(?:[mf]p|pl|mv)$/

/** "In the city", or above it. */
function placeText(story: Story, language: Language): string | undefined {
  const { place, over } = story
  if (!place) return undefined
  const { noun, g, above } = place[language]
  if (over && above) return above.replace(/^above /, 'over ')
  const { in: where } = place[language]
  if (language === 'es' && isAlong(story, place)) return where.replace(/^en (?=(?:el|las?|los) )/, 'por ')
  if (!over || PLURAL_NAME.test(g ?? '')) return where
  const forms: NounForms = { one: noun, many: noun, also: [], det: 'def', ...(g && { g }) }
  const named = { id: place.id, forms, count: 1, vague: false, looks: [], animate: false, second: true }
  const said = GRAMMARS[language].where('above', named)
  return language === 'en' ? said.replace(/^above /, 'over ') : said
}

/** "Paseando por el parque": in Spanish, figures that move go through a place, not in it. */
const isAlong = ({ verb, other, over }: Story, { id, kind }: Place): boolean =>
  !over &&
  kind === 'place' &&
  !CROSSED_NOWHERE.has(id) &&
  !(verb?.id === 'fly' && WALKED_ON.has(id)) &&
  (MOVES_ABOUT.has(verb?.id ?? '') || (verb?.id === 'climb' && !other))
const MOVES_ABOUT = new Set(
  `walk run march hike ride-bike drive chase flee travel crawl fly sled skateboard scooter roller-skate`.split(
    ' ',
  ),
)
const CROSSED_NOWHERE = new Set('sea stage circus gym swimming-pool racetrack stable ship'.split(' '))
/** Whoever flies is there, but does not walk on it. */
const WALKED_ON = new Set(['moon', 'planet'])

/** The seat of the main figure, and everybody else: "on a sofa", "with a cat and a dog". */
function companyTexts(
  { seat, others, verb }: Story,
  before: string | undefined,
  language: Language,
  lexicon: Lexicon,
): [seats: string[], company: string[]] {
  const seats = seat ? [whereText(seat.relation, seat.character, language, lexicon)] : []
  if (others.length === 0) return [seats, []]
  const how = companyRelation(verb?.id, others, language)
  const [preposition = '', ...words] = whereText(how, others[0]!, language, lexicon).split(' ')
  const afterWith = how === 'with' && !!before?.startsWith(`${preposition} `)
  const all = [
    words.join(' '),
    ...others
      .slice(1)
      .map((character) => whereText(how, character, language, lexicon).replace(`${preposition} `, '')),
  ]
  // After "with a dog" the others are only added: "with a dog and a cat", "with a dog, a cat and a hen".
  const last = all.at(-1)!
  const rest = all.slice(0, -1)
  if (afterWith && !seat && rest.length > 0) return [seats, [`, ${rest.join(', ')} ${AND[language]} ${last}`]]
  const lead = afterWith && !seat ? AND[language] : preposition
  return [seats, [`${lead} ${all.join(` ${AND[language]} `)}`]]
}

const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', nl: 'en' }

/** "A cow, a pig and a hen". */
function joinCharacters(
  characters: Character[],
  form: string[],
  language: Language,
  lexicon: Lexicon,
): string {
  // "Mama und ein Mädchen", not "Mama und Mädchen".
  const [first] = characters
  // "Three monkeys and a woman" for the same reason.
  const isMixed = first!.count === 1 ? FAMILY.has(first!.noun) : !first!.vague
  // "Rotkäppchen und der Wolf".
  const isTale = characters.length > 1 && characters.some(({ noun }) => noun === 'red-riding-hood')
  const hasArticle = first!.count === 1 && (language === 'es' || language === 'it')
  const all = characters.map((character) => {
    if (isTale) return characterText(character, withDeterminer(form, 'def'), language, lexicon)
    // "Una mamá, un papá y unos niños".
    if (hasArticle && character.count > 1)
      return characterText(character, withDeterminer(form, 'indef', 'caption'), language, lexicon)
    const isNamed = !isMixed || FAMILY.has(character.noun) || character.count > 1
    const own = isNamed ? form : form.map((part) => (part === 'bare' ? 'indef' : part))
    return characterText(character, own, language, lexicon)
  })
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} ${AND[language]} ${all.at(-1)}`
}

const withDeterminer = (form: string[], determiner: Determiner, instead?: SlotDeterminer): string[] =>
  form.map((part) => (part === instead || (!instead && isDeterminer(part)) ? determiner : part))

function characterText(
  character: Character,
  form: string[],
  language: Language,
  lexicon: Lexicon,
  second = false,
): string {
  const last = form.at(-1)
  const named = isDeterminer(last) ? last : 'bare'
  const role = isDeterminer(form[0]) ? undefined : form[0]
  const phrase = phraseOf(character, language, lexicon, second)
  const determiner = named === 'caption' ? captionArticle(phrase, language) : named
  // The number stays where the article is dropped: "Three little pigs in front of a house".
  const counted = determiner === 'bare' && isCounted(phrase) && role !== 'de'
  return GRAMMARS[language].phrase(phrase, counted ? 'count' : determiner, role)
}

function captionArticle(phrase: Phrase, language: Language): Determiner {
  if (isSeveral(phrase) && phrase.forms.det === 'group') return 'def'
  const isDropped = language === 'es' || language === 'it' ? isPlural(phrase) : FAMILY.has(phrase.id)
  return isDropped ? 'bare' : 'indef'
}

/** The second character as the verb's object, or with the preposition of its place. */
function objectOrPlace(story: Story, language: Language, lexicon: Lexicon): string | undefined {
  const { other, relation, verb } = story
  if (!other || !relation) return undefined
  // "Springt in eine Pfütze", but "steht in einer Pfütze".
  const isLeap =
    language === 'de' && verb?.id === 'jump' && relation.by === 'where' && relation.relation === 'in'
  if (isLeap && !lexicon.nouns.get(other.noun)?.de.where?.in)
    return `in ${GRAMMARS.de.phrase(phraseOf(other, language, lexicon, true), 'indef', 'acc')}`
  if (relation.by === 'where') return whereText(relation.relation, other, language, lexicon)
  if (relation.by !== 'verb' || !verb) return undefined
  const forms = verbForms(story, language)!
  const phrase = phraseOf(other, language, lexicon, true)
  const isKnown = IN_EVERY_SKY.has(other.noun) && other.vague && WATCHES.has(verb.id)
  const setPhrase = verb.id === 'write' && phrase.forms.where?.on
  if (setPhrase) return setPhrase
  // "Watches TV" names its object itself.
  if (forms.obj === '-' && verb[language].obj !== '-') return ''
  const object = GRAMMARS[language].object(
    forms,
    isKnown
      ? { ...phrase, forms: { ...phrase.forms, det: 'group' } }
      : PLACE_VERBS.has(verb.relation)
        ? asPlace(phrase)
        : phrase,
  )
  // German and Dutch templates place the second part of the verb themselves.
  if (language === 'de' || language === 'nl' || !object) return object
  const isOne = story.partners.length === 0 && story.main?.count === 1
  return spaced(object, verbText(story, 'sep', !isOne, [], language))
}

const PLACE_VERBS = new Set(['on', 'above', 'behind'])
/** "Looks at the stars": things of every sky have the definite article. */
const IN_EVERY_SKY = new Set(['star', 'cloud'])
const WATCHES = new Set(['look-at', 'count', 'photograph', 'point'])

/** Removes the gaps of empty slots, sets apostrophes and capitalises the sentence. */
function tidy(text: string, language: Language): string {
  const clean = text
    .replace(/ +/g, ' ')
    .replace(/ ([.,!?:;])(?=\s|$)/g, '$1')
    .replaceAll("'", '’')
    .trim()
  if (language === 'nl' && /^’[st] /.test(clean))
    return clean.slice(0, 3) + clean.charAt(3).toUpperCase() + clean.slice(4)
  if (language === 'nl' && /^ij/i.test(clean)) return `IJ${clean.slice(2)}`
  return clean.replace(/^([¡¿]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
}

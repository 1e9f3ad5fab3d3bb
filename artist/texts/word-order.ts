import type { Where } from '#artist/lexicon/entries.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Character, Story } from './story.ts'

/** A German object that everybody knows stands before the place: "umarmt Oma im Park", but "umarmt im Park ein Kind". */
const KNOWN_OBJECT = /^(?:der|die|das|den|dem|Mama|Papa|Oma|Opa)(?!\p{L})/u

/** The slots of a template in the order in which the language says them about this story. */
export function orderSlots(
  text: string,
  story: Story,
  object: string | undefined,
  language: Language,
): string {
  const { verb, other, relation, place } = story
  // "Slides on the ice with a scarf", but "a girl with a ball in the garden".
  if (text.includes('{verb') && relation?.by === 'with' && !other?.animate)
    return text.replace('{other:with} {place:in}', '{place:in} {other:with}')
  // "Eten 's nachts kaas", "staan 's ochtends op", but "eten kaas in de keuken".
  if (language === 'nl' && verb && place?.kind === 'time')
    return text.replace(/((?:\{other:gov\} )?\{verb:sep\}(?: \{other:gov\})?) \{place:in\}/, '{place:in} $1')
  if (!verb || relation?.by !== 'verb') return text
  if (language === 'de' && KNOWN_OBJECT.test(object ?? ''))
    return text.replace('{place:in} {other:gov}', '{other:gov} {place:in}')
  return text
}

/** Dutch says "slaapt ’s nachts", but "een kampvuur bij nacht". */
export const timeOfScene = (text: string): string =>
  text.replace(/ 's nachts\b/, ' bij nacht').replace(/ 's (ochtend|avond)s\b/, ' in de $1')

/** An object, the seat of the main figure and the company in the order of the language. */
export function inOrder(
  story: Story,
  form: string[],
  text: string,
  seats: string[],
  company: string[],
  language: Language,
): string[] {
  const { other, verb } = story
  // "Climbs in a tree with honey".
  if (form[0] === 'with' && verb && !other?.animate) return [...seats, text, ...company]
  if (!form.includes('gov') || !isCompanyFirst(story, text, language)) return [text, ...seats, ...company]
  // "Schenkt Mama eine Blume".
  if (GIVEN.has(verb?.id ?? '') && language === 'de') return [...seats, ...company, text]
  // "Bringt einen Brief für Oma", "eet een banaan in een boom".
  const isAfter =
    RECEIVED.has(verb?.id ?? '') ||
    SAVES.has(verb?.id ?? '') ||
    (verb?.id === 'steal' && language === 'nl') ||
    MOVES.has(verb?.id ?? '') ||
    (language === 'nl' && company.length === 0)
  if (isAfter) return [text, ...seats, ...company]
  // "Geeft samen met opa planten water": without "samen" the object would belong to Grandpa.
  const along =
    language === 'nl' && verb ? company.map((words) => words.replace(/^met /, 'samen met ')) : company
  return [...seats, ...along, text]
}

/**
 * "Fights with a dragon in front of a castle", "kocht mit einem Mädchen Pfannkuchen": a German or Dutch object without
 * preposition and every place come last.
 */
function isCompanyFirst({ verb, relation }: Story, text: string, language: Language): boolean {
  if (relation?.by === 'where') return !!verb || APART.has(relation.relation)
  if (!verb || relation?.by === 'with') return false
  // A Dutch object without article stays with its verb: "speelt harp met vissen".
  return language === 'de'
    ? !text.startsWith('mit ')
    : language === 'nl' && (!!verb.nl.sep || text.startsWith('een '))
}

/** Relations of things that are only near: "Mom with a baby next to a basket". */
const APART = new Set<Where>(['beside', 'behind', 'in-front-of'])

const GIVEN = new Set(['give', 'show'])
/** Verbs whose other living figures receive something. */
const RECEIVED = new Set(['bring', 'give', 'serve', 'show'])
/** Verbs whose object is what sits there: "schubst ein Kind auf der Schaukel an". */
const MOVES = new Set(['push', 'pull'])
/** Verbs whose object is saved from a danger. */
const SAVES = new Set(['rescue', 'protect'])
const DANGERS = new Set(
  'dragon wolf shark monster crocodile witch giant lion tiger snake troll hydra'.split(' '),
)

const GERMANIC = new Set<Language>(['de', 'nl'])

/** "Bringt einen Brief für Oma", "brings a letter to Grandma", "rescues a princess from a dragon", "klaut einer Frau ein Eis". */
export function companyRelation(
  verb: string | undefined,
  company: readonly Character[],
  language: Language,
): 'for' | 'from' | 'to' | 'with' {
  if (verb === 'steal') return language === 'en' || language === 'nl' ? 'from' : 'to'
  if (RECEIVED.has(verb ?? '') && company.every(({ animate }) => animate))
    return verb === 'bring' && GERMANIC.has(language) ? 'for' : 'to'
  return SAVES.has(verb ?? '') && company.every(({ noun }) => DANGERS.has(noun)) ? 'from' : 'with'
}

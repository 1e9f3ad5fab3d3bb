import type { Place, Template, Verb } from '#artist/lexicon/entries.ts'
import type { Difficulty } from '#domain/pages/creation-options.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { isGlyphNoun, letterOf } from '#artist/lexicon/letters-and-numbers.ts'
import { beginsWith } from '../parser/wish/companions.ts'
import type { Story } from './story.ts'
import { needsObject } from './transitive-verbs.ts'

export const GERMANIC = new Set<Language>(['en', 'de', 'nl'])
const MAIN_WITHOUT_ARTICLE = /\{main:(?:nom:)?bare/

/** Whether a template fits the story. */
export function fitsStory(
  template: Template,
  story: Story,
  difficulty: Difficulty | undefined,
  lexicon: Lexicon,
): boolean {
  const { text, type, when = {} } = template
  const { main, verb, relation, place, time } = story
  const uses = (slot: string) => text.includes(`{${slot}`)
  if ((when.mandala ?? false) !== story.mandala) return false
  if (when.difficulty && when.difficulty !== difficulty) return false
  if (type === 'closing') return true
  if ((when.initial ?? false) !== uses('letter')) return false
  if (when.initial && !isInitial(story, template.language, lexicon)) return false
  if (uses('main') !== !!main && !when.initial) return false
  if (uses('verb') && (!verb || !main?.canAct)) return false
  // Who lies does so somewhere; French says "une chatte couchée".
  if (uses('verb') && verb?.stative && !relation && !place && GERMANIC.has(template.language)) return false
  if (uses('place') && (!place || isNamedByVerb(place, verb, template.language))) return false
  if (uses('time') && !time) return false
  if (uses('other') && !when.initial && !otherFits(text, story)) return false
  const isMutual = (main?.count !== 1 || story.partners.length > 0) && verb?.[template.language].together
  const hasObject = uses('other:gov') && relation?.by === 'verb'
  if (uses('verb') && !hasObject && !isMutual && needsObject(verb?.id)) return false
  if (when.number && (main?.count ?? 1) === 1) return false
  if (text.includes(':count') && (story.partners.length > 0 || main?.vague)) return false
  if (when.bond && when.bond !== relation?.by) return false
  // Letters and numbers have no place.
  if (main && isGlyphNoun(main.noun) && uses('place')) return false
  if (main && isGlyphNoun(main.noun))
    return when.initial || when.written || !uses('other') || !MAIN_WITHOUT_ARTICLE.test(text)
  return !when.written
}

/** Not "is playing soccer on the soccer field": the action already says where it happens. */
function isNamedByVerb(place: Place, verb: Verb | undefined, language: Language): boolean {
  const { s3 = '', sep = '', in_texts: said } = verb?.[language] ?? {}
  const words = `${s3} ${sep} ${said?.s3 ?? ''}`.toLowerCase().split(/[^\p{L}]+/u)
  const name = place[language].noun.toLowerCase()
  return words.some(
    (word) =>
      word === name ||
      (word.length >= MIN_NAMING_LETTERS && name.includes(word)) ||
      (name.length >= MIN_NAMING_LETTERS && word.includes(name)),
  )
}
/** Shorter words, such as articles, are in many names by chance. */
const MIN_NAMING_LETTERS = 4

/** "A is for apple" needs a word that begins with the letter. */
function isInitial({ main, other }: Story, language: Language, lexicon: Lexicon): boolean {
  const letter = main && letterOf(main.noun)
  return !!letter && other?.count === 1 && beginsWith(other.noun, letter, language, lexicon)
}

function otherFits(text: string, { other, relation, partners }: Story): boolean {
  if (!other || !relation) return false
  if (text.includes('{other:gov}')) return relation.by === 'where' || relation.by === 'verb'
  // Not "mom and dad and a baby".
  return text.includes('{other:with}')
    ? relation.by === 'with' || (relation.by === 'and' && partners.length > 0)
    : relation.by === 'and' && partners.length === 0
}

/** How much of the story a template uses. */
export function templateScore({ text, when }: Template): number {
  const uses = (slot: string) => text.includes(`{${slot}`)
  return (
    (uses('other') ? 2 : 0) +
    (uses('verb') ? 1.5 : 0) +
    (uses('place') ? 1.2 : 0) +
    (uses('time') ? 0.6 : 0) +
    (when?.initial ? 2 : 0)
  )
}

import type { Template } from '#artist/lexicon/entries.ts'
import type { Difficulty } from '#domain/pages/creation-options.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { letterOf } from '#artist/lexicon/letters-and-numbers.ts'
import { beginsWith } from '../parser/wish/companions.ts'
import type { Story } from './create-story.ts'

const MAIN_WITHOUT_ARTICLE = /\{main:(?:nom:)?bare/
const OTHER_AFTER_WITH = /\b(?:with|mit|avec|con|met) \{other/

/** Whether a template fits the story. */
export function fitsStory(
  template: Template,
  story: Story,
  difficulty: Difficulty | undefined,
  lexicon: Lexicon,
): boolean {
  const { text, when = {} } = template
  const { main, verb, other, relation, place, time } = story
  const uses = (slot: string) => text.includes(`{${slot}`)
  if ((when.initial ?? false) !== uses('letter')) return false
  if (when.initial && !isInitial(story, template.language, lexicon)) return false
  if (uses('main') !== !!main && !when.initial) return false
  if ((when.mandala ?? false) !== story.mandala) return false
  if (uses('verb') && (!verb || !main?.canAct)) return false
  if (uses('place') && !place) return false
  if (uses('time') && !time) return false
  if (uses('other') && !when.initial && !otherFits(text, story)) return false
  if (uses('verb') && !(uses('other:gov') && relation?.by === 'verb') && needsObject(verb?.id)) return false
  if (when.animate && !main?.canAct) return false
  if (when.other_animate && !other?.animate) return false
  if (when.number && when.number !== ((main?.count ?? 1) > 1 ? 'pl' : 'sg')) return false
  if (text.includes(':count') && (story.partners.length > 0 || main?.vague)) return false
  if (when.place_kind && place?.kind !== when.place_kind) return false
  if (when.place_id && place?.id !== when.place_id) return false
  if (when.bond && when.bond !== relation?.by) return false
  // A written name needs its article: not "Word LOVE and Lion".
  if (main?.writes && uses('other') && MAIN_WITHOUT_ARTICLE.test(text)) return false
  if (when.difficulty && when.difficulty !== difficulty) return false
  if (when.common && story.partners.length > 0) return false
  return !when.common || !isName(main?.noun, template.language, lexicon)
}

/** "A is for apple" needs a word that begins with the letter. */
function isInitial({ main, other }: Story, language: Language, lexicon: Lexicon): boolean {
  const letter = main && letterOf(main.noun)
  return !!letter && other?.count === 1 && beginsWith(other.noun, letter, language, lexicon)
}

/** Family members are neither new friends nor visitors of each other. */
const FAMILY_MEMBERS = new Set('mother father grandmother grandfather child girl boy baby family'.split(' '))
const MENTIONS_FRIENDS_OR_VISITS = /friend|freund|\bamie?s?\b|amig|amic|vriend|visit|besuch|bezoek/i

function otherFits(text: string, { other, relation, main, partners }: Story): boolean {
  if (!other || !relation) return false
  if (text.includes('{other:gov}')) {
    if (relation.by === 'where') return true
    return relation.by === 'verb'
  }
  if (relation.by === 'verb' || relation.by === 'where') return false
  if (
    main &&
    FAMILY_MEMBERS.has(main.noun) &&
    FAMILY_MEMBERS.has(other.noun) &&
    MENTIONS_FRIENDS_OR_VISITS.test(text)
  )
    return false
  // Not "mom and dad and a baby".
  if (partners.length > 0) return OTHER_AFTER_WITH.test(text)
  if (relation.by === 'and') return !OTHER_AFTER_WITH.test(text) || other.animate === main?.animate
  return OTHER_AFTER_WITH.test(text) || other.animate
}

/** Some verbs need an object: not "The cat drives". */
const needsObject = (verb: string | undefined) => verb !== undefined && TRANSITIVE.has(verb)
const TRANSITIVE = new Set(
  `drive pilot hold carry give bring open show chase love help rescue comfort heal protect find discover search pull push lift feed
  build repair plant water pick collect decorate unwrap blow-out hug kiss pet look-at play-instrument catch throw kick lick wear fly-over
  visit follow sell shop sniff photograph put-out-fire share`.split(/\s+/),
)

/** Names take no "my": not "my Santa Claus". */
const isName = (noun: string | undefined, language: Language, lexicon: Lexicon) => {
  const det = noun ? lexicon.nouns.get(noun)?.[language].det : undefined
  return det === 'none' || det === 'def' || det === 'unique'
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

import type { Template } from '#artist/lexicon/entries.ts'
import type { Difficulty } from '#domain/creation.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/languages.ts'
import { letterOf } from '#artist/lexicon/signs.ts'
import { beginsWith } from '../words/companions.ts'
import type { Story } from './story.ts'

const BARE = /\{main:(?:nom:)?bare/
const WITH = /\b(?:with|mit|avec|con|met) \{other/

/** Whether a template can tell this story without saying something silly. */
export function suits(
  template: Template,
  story: Story,
  difficulty: Difficulty | undefined,
  lexicon: Lexicon,
): boolean {
  const { text, when = {} } = template
  const { main, verb, other, bond, place, time } = story
  const uses = (slot: string) => text.includes(`{${slot}`)
  if ((when.initial ?? false) !== uses('letter')) return false
  if (when.initial && !isInitial(story, template.language, lexicon)) return false
  if (uses('main') !== !!main && !when.initial) return false
  if ((when.mandala ?? false) !== story.mandala) return false
  if (uses('verb') && (!verb || !main?.lively)) return false
  if (uses('place') && !place) return false
  if (uses('time') && !time) return false
  if (uses('other') && !when.initial && !othersFit(text, story)) return false
  if (uses('verb') && !(uses('other:gov') && bond?.by === 'verb') && needsObject(verb?.id)) return false
  if (when.animate && !main?.lively) return false
  if (when.other_animate && !other?.animate) return false
  if (when.number && when.number !== ((main?.count ?? 1) > 1 ? 'pl' : 'sg')) return false
  if (text.includes(':count') && (story.partners.length > 0 || main?.vague)) return false
  if (when.place_kind && place?.kind !== when.place_kind) return false
  if (when.place_id && place?.id !== when.place_id) return false
  if (when.bond && when.bond !== bond?.by) return false
  // "Word LOVE and Lion" is no way to say it: a name wants its article
  if (main?.writes && uses('other') && BARE.test(text)) return false
  if (when.difficulty && when.difficulty !== difficulty) return false
  if (when.common && story.partners.length > 0) return false
  return !when.common || !isName(main?.noun, template.language, lexicon)
}

/** "A is for apple" is only said where it is true. */
function isInitial({ main, other }: Story, language: Language, lexicon: Lexicon): boolean {
  const letter = main && letterOf(main.noun)
  return !!letter && other?.count === 1 && beginsWith(other.noun, letter, language, lexicon)
}

/** A baby is no new friend of its parents, and does not come to visit them. */
const KIN = new Set('mother father grandmother grandfather child girl boy baby family'.split(' '))
const ACQUAINTED = /friend|freund|\bamie?s?\b|amig|amic|vriend|visit|besuch|bezoek/i

function othersFit(text: string, { other, bond, main, partners }: Story): boolean {
  if (!other || !bond) return false
  if (text.includes('{other:gov}')) {
    if (bond.by === 'where') return true
    return bond.by === 'verb'
  }
  if (bond.by === 'verb' || bond.by === 'where') return false
  if (main && KIN.has(main.noun) && KIN.has(other.noun) && ACQUAINTED.test(text)) return false
  // "mom and dad and a baby" is no way to say it
  if (partners.length > 0) return WITH.test(text)
  if (bond.by === 'and') return !WITH.test(text) || other.animate === main?.animate
  return WITH.test(text) || other.animate
}

/** "The cat drives" wants to know what. */
const needsObject = (verb: string | undefined) => verb !== undefined && TRANSITIVE.has(verb)
const TRANSITIVE = new Set(
  `drive pilot hold carry give bring open show chase love help rescue comfort heal protect find discover search pull push lift feed
  build repair plant water pick collect decorate unwrap blow-out hug kiss pet look-at play-instrument catch throw kick lick wear fly-over
  visit follow sell shop sniff photograph put-out-fire share`.split(/\s+/),
)

/** Santa Claus is nobody's "my Santa Claus". */
const isName = (noun: string | undefined, language: Language, lexicon: Lexicon) => {
  const det = noun ? lexicon.nouns.get(noun)?.[language].det : undefined
  return det === 'none' || det === 'def' || det === 'unique'
}

/** How much of the story a template tells. */
export function tells({ text, when }: Template): number {
  const uses = (slot: string) => text.includes(`{${slot}`)
  return (
    (uses('other') ? 2 : 0) +
    (uses('verb') ? 1.5 : 0) +
    (uses('place') ? 1.2 : 0) +
    (uses('time') ? 0.6 : 0) +
    (when?.initial ? 2 : 0)
  )
}

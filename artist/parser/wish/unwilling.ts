import type { Word } from '../lookup/choose-senses.ts'

const WANTS =
  /^(?:will|wollen|möchten?|mag|wil|willen|veut|veulent|quiere|quieren|vuole|vogliono|wants?|like)$/i

/** Whether "not" only negates the willingness: the bath of "een hond die niet in bad wil" is drawn. A following verb is negated itself. */
export function isUnwilling(words: readonly Word[], at: number): boolean {
  const end = words.findIndex(({ pause }, i) => i > at && pause)
  const clause = words.slice(0, end < 0 ? words.length : end)
  const next = clause.slice(at + 1).find(({ sense }) => sense && CONTENT_KINDS.has(sense.kind))
  return next?.sense?.kind !== 'verb' && clause.some(({ typed }) => WANTS.test(typed))
}
const CONTENT_KINDS = new Set(['noun', 'place', 'verb', 'group', 'known'])

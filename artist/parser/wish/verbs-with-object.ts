import type { Language } from '#domain/text/languages.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { isNonFinite } from './missing-doer.ts'

/**
 * Verbs that mean another action together with this thing, anywhere in the clause: "schneidet einem Igel die Haare", "sort le
 * pain du four".
 */
const MEANT: readonly (readonly [verbs: string, things: string, verb: string, doers?: string])[] = [
  ['cut', 'hair', 'cut-hair'],
  ['tidy wash sweep', 'tooth', 'brush-teeth'],
  ['cut dig craft', 'pumpkin jack-o-lantern', 'carve'],
  ['put push kick pull fetch do-take do-take-out do-go-out', 'oven', 'bake'],
  ['do-change', 'wheel', 'repair'],
  ['do-take-out', 'hat top-hat', 'pull'],
  // French "sort" is used for the magician and for the rabbit.
  ['do-go-out do-take', 'hat top-hat', 'pull', 'magician wizard witch'],
]

/** Replaces verbs by what they mean together with a thing of their clause. */
export const resolveVerbsWithObject = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const { sense } = word
    if (sense?.kind !== 'verb' && sense?.kind !== 'known') return word
    const rows = MEANT.filter(([verbs]) => verbs.split(' ').includes(sense.id))
    const clause = rows.length > 0 ? clauseAround(words, at) : []
    const has = (things: string) => clause.some((other) => isThing(other, things.split(' ')))
    const meant = rows.find(([, things, , doers]) => has(things) && (!doers || has(doers)))
    return meant ? { ...word, sense: { kind: 'verb', id: meant[2] } } : word
  })

const isThing = ({ sense }: Word, things: readonly string[]): boolean =>
  (sense?.kind === 'noun' || sense?.kind === 'trait') && things.includes(sense.id)

const endsClause = ({ pause, sense }: Word): boolean => pause !== undefined || sense?.kind === 'relative'

function clauseAround(words: readonly Word[], at: number): readonly Word[] {
  const end = words.findIndex((word, i) => i > at && endsClause(word))
  const start = words.findLastIndex((word, i) => i < at && endsClause(word))
  return words.slice(start + 1, end < 0 ? words.length : end)
}

const GOING: Partial<Record<Language, RegExp>> = { de: /^geh(?:e|t|en)$/i, nl: /^ga(?:at|an)?$/i }
const isGoalless = ({ sense }: Word): boolean => sense?.kind !== 'and' && sense?.kind !== 'relative'

/** "Ein Mädchen geht schwimmen": the infinitive at the end says what is done. */
export function withoutGoing(words: readonly Word[], language: Language): Word[] {
  return words.filter((word, at) => {
    if (!GOING[language]?.test(word.typed)) return true
    const rest = words.slice(at + 1)
    const end = rest.findIndex((each) => !!each.pause || !isGoalless(each))
    const last = rest.slice(0, end < 0 ? rest.length : end).at(-1)
    const isSame =
      last?.sense?.kind === 'verb' && word.sense?.kind === 'verb' && last.sense.id === word.sense.id
    return !(last?.sense?.kind === 'verb' && !isSame && isNonFinite(last, language))
  })
}

import type { Word } from '../lookup/choose-senses.ts'

/** People who are named only as owners: "de hond van de buren", "the neighbor's dog". */
const NEIGHBOURS =
  /^(?:neighbou?r|nachbar|voisin|vecin[oa]|vicin[oi]|buren|buurman|buurvrouw)(?:s|in|innen|n|e|es|['’]s|s['’])?$/i
const FILLER = { kind: 'filler' } as const
const BETWEEN = new Set('definite indefinite plural filler preposition relative number'.split(' '))
const isOf = ({ sense, typed }: Word): boolean =>
  (sense?.kind === 'preposition' && sense.means === 'of') || /^(?:der|des|du)$/i.test(typed)

/** Leaves out neighbours who own something: they are not in the picture. */
export function removeUnseenOwners(words: readonly Word[]): Word[] {
  const left = [...words]
  for (const [at, word] of words.entries()) {
    if (word.sense?.kind !== 'noun' || !NEIGHBOURS.test(word.typed)) continue
    if (/['’]s$|s['’]$/.test(word.typed) && words[at + 1]?.sense?.kind === 'noun')
      left[at] = { typed: word.typed, sense: FILLER }
    let of = at
    while (BETWEEN.has(words[of - 1]?.sense?.kind ?? '')) of--
    const between = words.slice(of, at)
    if (words[of - 1]?.sense?.kind !== 'noun' || !between.some(isOf)) continue
    for (let i = of; i <= at; i++) left[i] = { typed: words[i]!.typed, sense: FILLER }
  }
  return left
}

/** "Kein gruseliges Monster, ein liebes": the adjective at the end describes the noun before. */
export function repeatNegatedNoun(words: readonly Word[]): Word[] {
  const not = words.findIndex(({ sense }) => sense?.kind === 'not')
  const pause = words.findIndex((word, at) => at > not && word.pause !== undefined)
  const noun = words.slice(not, pause).find(({ sense }) => sense?.kind === 'noun')
  const rest = words.slice(pause + 1)
  if (not < 0 || pause < 0 || !noun || rest.some(({ sense }) => CONTENT.has(sense?.kind ?? '')))
    return [...words]
  const last = words.findLastIndex(({ sense }) => sense?.kind === 'adjective')
  return last > pause ? [...words.slice(0, last + 1), noun, ...words.slice(last + 1)] : [...words]
}
const CONTENT = new Set(['noun', 'group', 'place', 'verb'])

import type { Language } from '#domain/text/languages.ts'
import type { Word } from '../lookup/choose-senses.ts'
import { isAction } from './clauses.ts'

/** The preposition before the agent, and the forms of a verb that can be passive. */
const PASSIVE: Record<Language, { by: RegExp; participle: RegExp; auxiliary?: RegExp }> = {
  en: { by: /^by$/i, participle: /(?:ed|en|t|d|ung|ght)$/i },
  de: {
    by: /^(?:von|vom)$/i,
    participle: /ge.+(?:t|en)$|^(?:ver|be|er|unter).+(?:t|en)$|iert$/i,
    auxiliary: /^(?:wird|werden|wurden?|worden)$/i,
  },
  fr: { by: /^par$/i, participle: /(?:é|i|u|t|s)(?:e?s?)$/i },
  es: { by: /^por$/i, participle: /(?:[ai]d|ch|st|rt)[oa]s?$/i },
  it: { by: /^(?:da|dal|dallo|dalla|dall'|dai|dagli|dalle)$/i, participle: /[tos][oaie]$/i },
  nl: {
    by: /^door$/i,
    participle: /ge.+(?:[td]|en)$|^(?:ver|be|ont|achter).+(?:d|en)$|eerd$/i,
    auxiliary: /^(?:wordt|worden|werd|werden)$/i,
  },
}

/** Who is in somebody's arms is carried: « dans les bras de sa maman ». */
const IN_ARMS = /(?:the arms of|armen von|bras d|brazos de|braccio a|braccia d|armen van)/i

/**
 * Marks passive verbs. The "by" of the agent loses its other meanings: "chased by a dog", German and Dutch also "von einem Hund gejagt
 * wird".
 */
export function markPassives(words: readonly Word[], language: Language): Word[] {
  const { by, participle, auxiliary } = PASSIVE[language]
  const marked = [...words]
  for (const [at, word] of words.entries()) {
    if (isAction(word) && IN_ARMS.test(word.typed)) marked[at] = { ...word, passive: true }
    if (!isAction(word) || !participle.test(word.typed)) continue
    const next = at + 1
    const isAfter = !!words[next] && by.test(words[next]!.typed)
    const agent = isAfter ? next : auxiliary ? agentBefore(words, at, by, auxiliary) : -1
    if (agent < 0) continue
    marked[at] = { ...word, passive: true }
    marked[agent] = { ...words[agent]!, sense: { kind: 'filler' } }
  }
  return marked
}

/** The index of "von" in the clause of a verb that has "wird" before or after it. */
function agentBefore(words: readonly Word[], verb: number, by: RegExp, auxiliary: RegExp): number {
  let from = verb
  while (from > 0 && !words[from - 1]!.pause && words[from - 1]!.sense?.kind !== 'and') from--
  const clause = words.slice(from, verb + 2)
  if (!clause.some(({ typed }) => auxiliary.test(typed))) return -1
  const agent = clause.findIndex(({ typed }) => by.test(typed))
  return agent < 0 || from + agent > verb ? -1 : from + agent
}

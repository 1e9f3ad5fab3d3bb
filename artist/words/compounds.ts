import type { Language } from '#domain/languages.ts'

/** Letters German and Dutch put between the parts of a compound. */
const LINKS: Partial<Record<Language, string[]>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'en', 'n', 'e', 'er', 'je', 'tjes'],
}
const SHORTEST = 3

export interface Compound {
  modifier: string
  head: string
}

/**
 * Splits "Katzenprinzessin" into Katze and Prinzessin. The last part is the thing itself, so the longest known ending wins; the
 * first part may be unknown ("Turbo" in "Turbotraktor") but then the ending has to be long enough to be no accident.
 */
export function splitCompound(
  word: string,
  language: Language,
  isKnown: (part: string) => boolean,
): Compound | undefined {
  const links = LINKS[language]
  if (!links || word.length < 2 * SHORTEST + 1) return undefined
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const head = word.slice(at)
    if (!isKnown(head)) continue
    const modifier = links
      .filter((link) => link === '' || word.slice(0, at).endsWith(link))
      .flatMap((link) => stems(word.slice(0, at - link.length)))
      .find((part) => part.length >= SHORTEST && isKnown(part))
    if (modifier) return { modifier, head }
    if (head.length >= 5) return { modifier: word.slice(0, at), head }
  }
  return undefined
}

/** "Kirsch" stands for Kirsche, "Schul" for Schule. */
const stems = (part: string) => [part, `${part}e`, `${part}en`]

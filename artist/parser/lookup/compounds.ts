import type { Language } from '#domain/text/languages.ts'

/** Letters German and Dutch put between the parts of a compound. */
const LINKING_LETTERS: Partial<Record<Language, string[]>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'en', 'n', 'e', 'er', 'je', 'tjes'],
}
const MIN_PART_LENGTH = 3
/** From this length a known ending is no coincidence: "Reifen" is not a part of "Zebrastreifen". */
const MIN_HEAD_LENGTH = 7

interface Compound {
  modifier: string
  head: string
}

/**
 * Splits "Katzenprinzessin" into Katze and Prinzessin. The last part names the thing, so the longest known ending
 * wins. The first part may be unknown ("Turbo" in "Turbotraktor") if the ending is long enough not to be a
 * coincidence.
 */
export function splitCompound(
  word: string,
  language: Language,
  isKnown: (part: string) => boolean,
): Compound | undefined {
  const links = LINKING_LETTERS[language]
  if (!links || word.length < 2 * MIN_PART_LENGTH + 1) return undefined
  let partlyKnown: Compound | undefined
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const head = word.slice(at)
    if (!isKnown(head)) continue
    const modifier = links
      .filter((link) => link === '' || word.slice(0, at).endsWith(link))
      .flatMap((link) => fullForms(word.slice(0, at - link.length), language))
      .find((part) => part.length >= MIN_PART_LENGTH && isKnown(part))
    if (modifier) return { modifier, head }
    if (head.length >= MIN_HEAD_LENGTH) partlyKnown ??= { modifier: word.slice(0, at), head }
  }
  return partlyKnown
}

/** German compounds shorten words: "Kirsch" for Kirsche, "Schul" for Schule. */
const fullForms = (part: string, language: Language) =>
  language === 'de' ? [part, `${part}e`, `${part}en`] : [part]

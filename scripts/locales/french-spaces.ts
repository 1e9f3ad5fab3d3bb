/**
 * French sets a space before ? ! : ; and » and after «, and it must not break: a line would begin with a question mark. The narrow
 * one (U+202F) is right too, but the font of our PDFs does not have it. A mark with something right behind it belongs to an address or
 * a time of day ("10:30").
 */
const WRONG = /«(?!\u00A0)|(?<!\u00A0)»|(?<![\u00A0?!(])[?!;](?=[\s.,…"”)\]]|$)|(?<!\u00A0):(?=\s|$)/gu

/** Where the space is missing or one that breaks, each place with the letters around it. */
export function brokenFrenchSpaces(text: string): string[] {
  return [...text.matchAll(WRONG)].map(({ index }) =>
    text
      .slice(Math.max(0, index - 12), index + 6)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

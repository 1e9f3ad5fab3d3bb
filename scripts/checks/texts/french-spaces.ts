/**
 * French needs a no-break space before ? ! : ; and » and after «: after a plain space the browser could begin a line with a question mark.
 * The narrow no-break space (U+202F) is also correct French, but the font of our PDFs lacks it. Punctuation followed directly by a letter or digit is part
 * of a URL or a time ("10:30").
 */
const MISSING_NO_BREAK_SPACE =
  /«(?!\u00A0)|(?<!\u00A0)»|(?<![\u00A0?!(])[?!;](?=[\s.,…"”)\]]|$)|(?<!\u00A0):(?=\s|$)/gu

/** The characters around each place where a no-break space is missing. */
export function missingNoBreakSpaces(text: string): string[] {
  return [...text.matchAll(MISSING_NO_BREAK_SPACE)].map(({ index }) =>
    text
      .slice(Math.max(0, index - 12), index + 6)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

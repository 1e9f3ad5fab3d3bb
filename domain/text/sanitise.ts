export const SANITISED_MAX_LENGTH = 1000

/** Cut before cleaning: each level of nested patterns needs another pass, so the input must be bounded. */
const MAX_INPUT_LENGTH = 10 * SANITISED_MAX_LENGTH
/** U+202E and similar characters reverse the displayed order of letters, so a title could hide what it says. */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu
const UNWANTED = /[<>]|javascript:|\bon\w+\s*=/gi

const firstCharacters = (text: string, count: number) =>
  text.length <= count ? text : Array.from(text).slice(0, count).join('')

/**
 * Removes bidirectional controls, angle brackets, `javascript:` and inline event handlers from a user's text and cuts it at
 * 1,000 characters.
 * The SQL function `private.clean_text` applies the same rule.
 */
export function sanitise(value: unknown): string {
  if (typeof value !== 'string') return ''
  let text = value.slice(0, MAX_INPUT_LENGTH).replace(BIDI_CONTROLS, '')
  for (;;) {
    const cleaned = text.replace(UNWANTED, '')
    if (cleaned === text) break
    text = cleaned
  }
  return firstCharacters(text.trim(), SANITISED_MAX_LENGTH).trim()
}

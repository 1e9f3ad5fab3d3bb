export const SANITISED_MAX_LENGTH = 1000

/** Cut before cleaning: nested patterns need a pass each, which must not grow with what a stranger sends. */
const READ_AT_MOST = 10 * SANITISED_MAX_LENGTH
const UNWANTED = /[<>]|javascript:|\bon\w+\s*=/gi

const firstCharacters = (text: string, count: number) =>
  text.length <= count ? text : Array.from(text).slice(0, count).join('')

/**
 * Text from people without angle brackets, `javascript:` and inline event handlers, trimmed and at most 1,000 characters.
 * `private.clean_text` in the database keeps the same rule.
 */
export function sanitise(value: unknown): string {
  if (typeof value !== 'string') return ''
  let text = value.slice(0, READ_AT_MOST)
  for (;;) {
    const cleaned = text.replace(UNWANTED, '')
    if (cleaned === text) break
    text = cleaned
  }
  return firstCharacters(text.trim(), SANITISED_MAX_LENGTH).trim()
}

import { sanitise } from '#domain/text/sanitise.ts'

const MARKUP = /<[^>]*>|&[#\w]+;|\bhttps?:|\bwww\.|javascript:|[{}[\]\\`]|\u202e/i

/**
 * Returns a model's text with normalised spaces, or undefined if it is empty, too long, or contains markup, links or control characters.
 */
export function toPlainText(text: string, maxCharacters: number): string | undefined {
  const trimmed = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (trimmed === '' || [...trimmed].length > maxCharacters || MARKUP.test(trimmed)) return undefined
  return sanitise(trimmed) === trimmed ? trimmed : undefined
}

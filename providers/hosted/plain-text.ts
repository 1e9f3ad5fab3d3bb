import { sanitise } from '#domain/sanitise.ts'

const MARKUP = /<[^>]*>|&[#\w]+;|\bhttps?:|\bwww\.|javascript:|[{}[\]\\`]|\u202e/i

/** A text of a model as it may be shown: plain words of bounded length. Anything that looks like more is not used at all. */
export function plainText(text: string, mostCharacters: number): string | undefined {
  const tidy = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (tidy === '' || [...tidy].length > mostCharacters || MARKUP.test(tidy)) return undefined
  return sanitise(tidy) === tidy ? tidy : undefined
}

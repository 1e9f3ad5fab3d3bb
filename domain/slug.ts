import { transliterate } from './transliterate.ts'

export const SLUG_MAX_LENGTH = 120
const READABLE_PART = 80
const SECRET_LENGTH = 12
// Without 0, 1, l and o, which are read wrongly from paper; 32 letters, so that every byte gives each equally often.
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= SLUG_MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** The readable address of a title; empty when it has no letter or digit we can write. */
export const slugOf = (title: string): string =>
  transliterate(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, READABLE_PART)
    .replace(/^-|-$/g, '')

/**
 * The address of a page that is open to whoever has the link: its end cannot be guessed. `random` gives that many bytes of
 * cryptographic chance.
 */
export function creationSlug(title: string, random: (bytes: number) => Uint8Array): string {
  const secret = Array.from(random(SECRET_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${slugOf(title) || 'page'}-${secret}`
}

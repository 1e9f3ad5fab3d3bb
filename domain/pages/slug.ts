import { transliterate } from '../text/transliterate.ts'

export const SLUG_MAX_LENGTH = 120
const TITLE_PART_MAX_LENGTH = 80
const RANDOM_PART_LENGTH = 12
// Without 0, 1, l and o, which are easily misread on paper. 32 divides 256, so a random byte picks each equally often.
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'

export const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= SLUG_MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** Empty when the title has no letter or digit that can be transliterated. */
export const slugFromTitle = (title: string): string =>
  transliterate(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, TITLE_PART_MAX_LENGTH)
    .replace(/^-|-$/g, '')

/**
 * A draft is open to anyone who has its link, so the slug ends in characters that cannot be guessed.
 * `randomBytes` must return that many cryptographically random bytes.
 */
export function creationSlug(title: string, randomBytes: (count: number) => Uint8Array): string {
  const randomPart = Array.from(
    randomBytes(RANDOM_PART_LENGTH),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('')
  return `${slugFromTitle(title) || 'page'}-${randomPart}`
}

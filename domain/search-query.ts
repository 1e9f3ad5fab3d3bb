import { SEARCH } from './limits.ts'

/** What somebody searches for, from an address anybody can write: one line of whole characters that a database can keep. */
export const readQuery = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SEARCH.maxLength)
    .toWellFormed()

import { SEARCH_LIMITS } from '../product-limits.ts'

/** URLs may hold any text, so the query becomes one line of well-formed characters that PostgreSQL can store. */
export const parseSearchQuery = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SEARCH_LIMITS.maxLength)
    .toWellFormed()

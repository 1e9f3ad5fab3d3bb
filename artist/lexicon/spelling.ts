/**
 * Normal form for the index and for user input: lower case, straight apostrophes, no hyphens, elisions split off.
 */
const ELISION = /(^|[ (])((?:jusqu|quell|dell|all|nell|sull|dall|qu|un|[ldjmtsnc])')(?=\p{L})/gu
/** Fast path: most of the index's tens of thousands of words only need lower case. */
const PLAIN_WORDS = /^[A-Za-zÀ-ÖØ-öø-ÿœŒ]+(?: [A-Za-zÀ-ÖØ-öø-ÿœŒ]+)*$/
const ACCENTED = /[^\x20-\x7e]/

export function normaliseSpelling(text: string): string {
  if (PLAIN_WORDS.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[-‐‑–—_/]+/g, ' ')
    .replace(ELISION, '$1$2 ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without accents, for users who type "ecureuil", "jardin" or "Strasse". */
export function removeAccents(word: string): string {
  if (!ACCENTED.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
}

/** One way of writing for the index and for what people type: lower case, straight apostrophes, no hyphens, elisions apart. */
const ELISION = /(^|[ (])((?:jusqu|quell|dell|all|nell|sull|dall|qu|un|[ldjmtsnc])')(?=\p{L})/gu
/** Most words need nothing but lower case, and the index has tens of thousands of them. */
const ORDINARY = /^[A-Za-zÀ-ÖØ-öø-ÿœŒ]+(?: [A-Za-zÀ-ÖØ-öø-ÿœŒ]+)*$/
const ACCENTED = /[^\x20-\x7e]/

export function even(text: string): string {
  if (ORDINARY.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[-‐‑–—_/]+/g, ' ')
    .replace(ELISION, '$1$2 ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without accents, for everybody who types "ecureuil", "jardin" or "Strasse". */
export function plain(word: string): string {
  if (!ACCENTED.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
}

/** Spellings that are heard alike, in the order in which they are undone. */
const HEARD: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|sj/g, 's'],
  [/ck|qu|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/[yj]/g, 'i'],
  [/[vw]/g, 'f'],
  [/(?!^)h/g, ''],
  [/ie/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** A word as it is heard, the same for all who spell by ear: marichuana, koccain, pornografie. */
export const soundOf = (word: string): string =>
  HEARD.reduce((heard, [spelled, sound]) => heard.replace(spelled, sound), word)

const VOWELS = /[aeiouy]/g

/** fck, prn: what is left when the vowels are left out. */
export const consonantsOf = (word: string): string => word.replace(VOWELS, '')

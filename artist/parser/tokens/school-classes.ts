import type { Token } from './tokenise.ts'

const FOR = new Set('for für fürs pour para per voor'.split(' '))
const ARTICLES = new Set("the die das eine la le l' el de".split(' '))
const CLASSES = new Set(
  'grade year class klasse klassenstufe schuljahr classe clase curso grado primaria elementare groep klas'.split(
    ' ',
  ),
)
const LEVELS = new Set('cp ce1 ce2 cm1 cm2'.split(' '))
const NUMBER =
  /^(?:\d{1,2}(?:st|nd|rd|th|e|º|ª|o|a)?|(?:ers|zweit|dritt|viert)en?|first|second|third|fourth|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|prima|seconda|terza|quarta|quinta)$/

/**
 * How many tokens from here name the school class that colors the page: "für Klasse 3", "pour le CE1". Without "for" they count only
 * before a colon: "Groep 4: …". The class is not in the picture.
 */
export function schoolClassLength(tokens: readonly Token[], from: number): number {
  let at = from
  const isFor = FOR.has(tokens[at]?.word ?? '')
  if (isFor) at++
  if (ARTICLES.has(tokens[at]?.word ?? '')) at++
  const [first = '', second = ''] = [tokens[at]?.word, tokens[at + 1]?.word]
  if (LEVELS.has(first)) at += 1
  else if (CLASSES.has(first) && NUMBER.test(second)) at += 2
  else if (NUMBER.test(first)) {
    // "3. Klasse", "3º de primaria"
    at++
    while (tokens[at]?.word === '.' || tokens[at]?.word === 'de') at++
    if (!CLASSES.has(tokens[at]?.word ?? '')) return 0
    at++
    if (CLASSES.has(tokens[at]?.word ?? '')) at++
  } else return 0
  return isFor || tokens[at]?.word === ':' ? at - from : 0
}

/** The number of words of a school class at the end: "parts of a flower for grade 3". */
export function schoolClassLengthBefore(tokens: readonly Token[], to: number): number {
  for (let length = 2; length <= Math.min(6, to); length++)
    if (FOR.has(tokens[to - length]!.word) && schoolClassLength(tokens, to - length) === length) return length
  return 0
}

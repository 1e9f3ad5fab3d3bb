import type { Adjective, Where } from '#artist/lexicon/entries.ts'
import {
  type Determiner,
  type Grammar,
  isCounted,
  isPlural,
  numberWord,
  objectCode,
  type Phrase,
  spaced,
} from './grammar.ts'
import { agreement, articleFor, core, isKnownPlace, type Agreement } from './romance.ts'

const NUMBERS = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
/** No elision before an aspirated h, y and a few other words. */
const ASPIRATED =
  /^(hamster|hérisson|husky|hibou|héron|homard|heaume|hamburger|hot-dog|haricot|hochet|harpe|hamac|houx|hutte|hanneton|hors-|hockey|haut|huit|héros|hors|onze|oui|yéti|yaourt|yo-yo|yoga|yacht|hollandais|hip-hop|hérissé|hardi)/i
const WHERE: Record<Where, string> = {
  on: 'sur',
  'on-shoulder': "sur l'épaule de",
  'on-shoulders': 'sur les épaules de',
  in: 'dans',
  at: 'à',
  under: 'sous',
  above: 'au-dessus de',
  beside: 'à côté de',
  behind: 'derrière',
  around: 'autour de',
  'in-front-of': 'devant',
  with: 'avec',
  for: 'pour',
  to: 'à',
  from: 'de',
}

const elides = (next: string) => /^[aeiouhàâäéèêëîïôöùûœ]/i.test(next) && !ASPIRATED.test(next)

function adjective(look: Adjective, key: Agreement, noun: string): string {
  const forms = look.fr
  return (key === 'ms' && forms.ms_before_vowel && elides(noun) ? forms.ms_before_vowel : forms[key]) ?? ''
}

function withArticle(phrase: Phrase, determiner: Determiner): string {
  const { text, led } = core(phrase, 'fr', 'et', adjective)
  const key = agreement(phrase)
  const plural = key.endsWith('p')
  const article = articleFor(phrase, determiner)
  if (article === 'none') return text
  if (article === 'definite') {
    if (plural) return `les ${text}`
    return elides(text) ? `l'${text}` : `${key === 'ms' ? 'le' : 'la'} ${text}`
  }
  if (article === 'number') return `${numberWord(NUMBERS, phrase.count)} ${text}`
  // "Des" becomes "de" before an adjective: de petits chats.
  if (plural) return led ? (elides(text) ? `d'${text}` : `de ${text}`) : `des ${text}`
  if (phrase.forms.det === 'mass')
    return elides(text) ? `de l'${text}` : `${key === 'ms' ? 'du' : 'de la'} ${text}`
  return `${key === 'ms' ? 'un' : 'une'} ${text}`
}

/** de + le = du, à + les = aux; "de" loses its e before a vowel and replaces "des" and "du". */
function joinPreposition(preposition: string, text: string): string {
  if (preposition === 'de') {
    const bare = text.replace(/^(?:des |du |de la |de l'|de |d')/, '')
    if (bare !== text) return elides(bare) ? `d'${bare}` : `de ${bare}`
    if (text.startsWith('le ')) return `du ${text.slice(3)}`
    if (text.startsWith('les ')) return `des ${text.slice(4)}`
    return elides(text) ? `d'${text}` : `de ${text}`
  }
  if (preposition === 'à') {
    if (text.startsWith('le ')) return `au ${text.slice(3)}`
    if (text.startsWith('les ')) return `aux ${text.slice(4)}`
    return `à ${text}`
  }
  return preposition.endsWith(' de')
    ? spaced(preposition.slice(0, -3), joinPreposition('de', text))
    : `${preposition} ${text}`
}

/** "À côté des roses", where "des" would become "de". */
const isKnownGroup = (relation: Where, phrase: Phrase): boolean =>
  BESIDE.has(relation) && isPlural(phrase) && !isCounted(phrase)
const BESIDE = new Set<Where>(['beside', 'above', 'around'])

export const french: Grammar = {
  phrase(phrase, determiner, role) {
    if (determiner === 'bare' && role === 'de') return joinPreposition('de', withArticle(phrase, 'bare'))
    const text = withArticle(phrase, determiner)
    return role ? joinPreposition(role, text) : text
  },
  object(verb, phrase) {
    const code = objectCode(verb, phrase)
    if (code === '-') return undefined
    if (code === 'dir') return withArticle(phrase, 'indef')
    if (code === 'def') return withArticle(phrase, 'def')
    if (code === 'known') return withArticle(phrase, phrase.vague && isPlural(phrase) ? 'def' : 'indef')
    if (code === 'de+def') return joinPreposition('de', withArticle(phrase, 'def'))
    if (code === 'en') return `en ${phrase.forms.one}`
    if (code.endsWith('+bare')) return `${code.slice(0, -5)} ${phrase.forms.one}`
    // Receivers without a number get the definite article: "lit une histoire aux enfants".
    return joinPreposition(code, withArticle(phrase, code === 'à' && phrase.vague ? 'def' : 'indef'))
  },
  where: (relation, phrase) =>
    joinPreposition(
      WHERE[relation],
      withArticle(phrase, isKnownPlace(relation, phrase) || isKnownGroup(relation, phrase) ? 'def' : 'indef'),
    ),
  // "Un chat assis", not "un chat qui est assis", and the same for "suspendu".
  polish: (text) =>
    text
      .replace(/ qui (?:est|sont) (?=assis|suspendu)/g, ' ')
      .replace(/ ([!?:;])/g, '\u00a0$1')
      .replace(/\bsi (ils?)\b/g, "s'$1"),
}

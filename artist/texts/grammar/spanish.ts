import type { Adjective, Where } from '#artist/lexicon/entries.ts'
import { type Determiner, type Grammar, isPlural, numberWord, objectCode, type Phrase } from './grammar.ts'
import { agreement, articleFor, core, isKnownPlace, type Agreement } from './romance.ts'

const NUMBERS = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
/** Feminine nouns that begin with a stressed a: el águila, un hada. */
const STRESSED_A = /^(agua|águila|hada|hacha|ala|alma|ancla|arca|área|arma|arpa|aula|ave|alga)\b/i
const DEFINITE: Record<Agreement, string> = { ms: 'el', fs: 'la', mp: 'los', fp: 'las' }
const INDEFINITE: Record<Agreement, string> = { ms: 'un', fs: 'una', mp: 'unos', fp: 'unas' }
const WHERE: Record<Where, string> = {
  on: 'sobre',
  'on-shoulder': 'en el hombro de',
  'on-shoulders': 'a hombros de',
  in: 'en',
  at: 'a',
  under: 'debajo de',
  above: 'sobre',
  beside: 'junto a',
  behind: 'detrás de',
  around: 'alrededor de',
  'in-front-of': 'delante de',
  with: 'con',
  for: 'para',
  to: 'a',
  from: 'de',
}
/** Spanish uses "en" instead of "sobre" for vehicles and seats: en bicicleta, en un trono. */
const SEATS = new Set(
  `bicycle tricycle motorcycle motor-scooter kick-scooter skateboard unicycle throne chair armchair sofa bench swing seesaw bed hammock
  deck-chair slide broom magic-broom sled trampoline bouncy-castle boat ship pirate-ship sailing-boat raft tree carousel ferris-wheel island iceberg balcony tractor`.split(
    /\s+/,
  ),
)

/** Toys and small creatures have the grammar of things: "sujeta un osito de peluche", "atrapa una mosca". */
const LIKE_THINGS = new Set(
  `doll teddy-bear stuffed-animal puppet toy-soldier rubber-duck fly mosquito bee ant worm snail butterfly ladybug caterpillar spider beetle
  grasshopper cricket dragonfly firefly moth fish goldfish clownfish crab shrimp starfish jellyfish`.split(
    /\s+/,
  ),
)

function adjective(look: Adjective, key: Agreement): string {
  const forms = look.es
  const short = forms.before_noun_sg
  return (short && (key === 'ms' || (key === 'fs' && short === 'gran')) ? short : forms[key]) ?? ''
}

function withArticle(phrase: Phrase, determiner: Determiner): string {
  const { text, led } = core(phrase, 'es', 'y', adjective)
  const key = agreement(phrase)
  const sounding: Agreement = key === 'fs' && !led && STRESSED_A.test(text) ? 'ms' : key
  const article = articleFor(phrase, determiner)
  if (article === 'none') return text
  if (article === 'definite') return `${DEFINITE[sounding]} ${text}`
  if (article === 'number') return `${numberWord(NUMBERS, phrase.count)} ${text}`
  return isArticleDropped(phrase) ? text : `${INDEFINITE[sounding]} ${text}`
}

/** Uncountable nouns, and plurals that are not the subject, have no article: "come queso", "con velas". */
const isArticleDropped = (phrase: Phrase): boolean =>
  phrase.forms.det === 'mass' || (phrase.second && isPlural(phrase))

const joinPreposition = (preposition: string, text: string) =>
  text.startsWith('el ') && /(^|\s)(de|a)$/.test(preposition)
    ? `${preposition}l ${text.slice(3)}`
    : `${preposition} ${text}`

export const spanish: Grammar = {
  phrase(phrase, determiner, role) {
    const text = withArticle(phrase, determiner)
    if (role === 'a-anim') return phrase.animate ? joinPreposition('a', text) : text
    return role ? joinPreposition(role, text) : text
  },
  object(verb, phrase) {
    const code = objectCode(verb, phrase)
    if (code === '-') return undefined
    if (code === 'dir') return withArticle(phrase, 'indef')
    if (code === 'dir+a' && LIKE_THINGS.has(phrase.id)) return withArticle(phrase, 'indef')
    if (code === 'dir+a') return this.phrase({ ...phrase, second: !phrase.animate }, 'indef', 'a-anim')
    if (code === 'def') return withArticle(phrase, 'def')
    if (code === 'known') return withArticle(phrase, phrase.vague && isPlural(phrase) ? 'def' : 'indef')
    if (code.endsWith('+bare')) return `${code.slice(0, -5)} ${phrase.forms.one}`
    // Receivers without a number have the definite article: "lee un cuento a los niños".
    return joinPreposition(code, withArticle(phrase, code === 'a' && phrase.vague ? 'def' : 'indef'))
  },
  where: (relation, phrase) =>
    joinPreposition(
      relation === 'on' && SEATS.has(phrase.id) ? WHERE.in : WHERE[relation],
      // "Con rosas", but "junto a unas rosas".
      withArticle(
        relation === 'with' || relation === 'for' || relation === 'to'
          ? phrase
          : { ...phrase, second: false },
        isKnownPlace(relation, phrase) ? 'def' : 'indef',
      ),
    ),
  // y becomes e before the sound i, o becomes u before the sound o; "de el" from a template becomes "del".
  polish: (text) =>
    text
      .replace(/(?<!\p{L})una? (?=otr)/giu, '')
      .replace(/(?<!\p{L})y (?=h?i(?![aeo]))/giu, 'e ')
      .replace(/(?<!\p{L})o (?=h?o)/giu, 'u ')
      .replace(/(?<!\p{L})(de|a) el /giu, '$1l '),
}

import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { canBe, type WordMatch } from './word-match.ts'

/** A word whose other meaning is meant if one of these words is near: a "Drachen" in the wind is a kite. */
type Meaning = readonly [word: string, noun: string, near: string]

/**
 * Beginnings of words, so that they match inflected forms, too. `-` stands for something without a drawing. After `!` the
 * rule is reversed: the usual meaning needs one of these words.
 */
const MEANINGS: Record<Language, readonly Meaning[]> = {
  en: [
    ['bat', 'baseball-bat', 'baseball hits hitting swings player'],
    ['crane', 'crane-bird', 'bird nest pond lake feather wings'],
    ['mouse', '-', 'computer keyboard screen'],
    ['bank', '-', 'money robber'],
    [
      'mummy',
      'mother',
      '! egypt pyramid tomb pharaoh sarcophagus halloween bandage wrapped museum scary spooky ghost monster desert zombie vampire walking',
    ],
    ['cup', 'trophy', 'win won champion team soccer football race'],
    ['elf', 'christmas-elf', 'santa christmas present reindeer sleigh'],
    ['elves', 'christmas-elf', 'santa christmas present reindeer sleigh'],
    ['duck', 'rubber-duck', 'bath tub'],
    ['duckies', 'rubber-duck', 'bath tub'],
  ],
  de: [
    ['wichtel', 'christmas-elf', 'weihnacht geschenk rentier schlitten advent'],
    ['reifen', 'hula-hoop', 'spring löwe delfin zirkus hula'],
    ['entchen', 'rubber-duck', 'bad wanne'],
    ['drachen', 'kite', 'steig himmel wind schnur herbst leine flatter bastel'],
    ['hahn', '-', 'wasser dreh bad küche tropf'],
    ['kugeln', '-', 'eis eistüte eisbecher'],
    ['bank', '-', 'geld räuber konto'],
    ['maus', '-', 'computer tastatur bildschirm'],
    ['birne', 'light-bulb', 'lampe licht leucht'],
    ['schloss', 'padlock', 'schlüssel fahrrad'],
    ['flügel', 'piano', 'klavier konzert musik'],
    ['strauß', 'bouquet', 'blumen rosen tulpen muttertag'],
  ],
  fr: [
    ['baguette', 'magic-wand', 'fée magi sorci'],
    ['traîneau', 'sled', '! noël renne lutin'],
    ['grue', 'crane-bird', 'oiseau étang nid ailes'],
    ['lutin', 'christmas-elf', 'noël cadeau renne traîneau jouet'],
    ['lutins', 'christmas-elf', 'noël cadeau renne traîneau jouet'],
    ['canard', 'rubber-duck', 'bain baignoire'],
    ['souris', '-', 'ordinateur clavier'],
    ['fève', '-', 'galette rois épiphanie'],
    ['boules', '-', 'glace cornet'],
    ['maître', 'man', 'chien chat'],
    ['glace', '-', 'patin hockey banquise gliss pingouin manchot phoque ours renard lac'],
    // Several are balloons, unless it is sport.
    [
      'ballons',
      'balloon',
      '! foot tir lanc jongl frapp basket volley panier but terrain plage équipe match attrap gonfl sport',
    ],
  ],
  es: [
    ['cometa', 'comet', 'espacio estrella planeta cohete galaxia'],
    ['duende', 'christmas-elf', 'navidad noel regalo reno trineo'],
    ['duendes', 'christmas-elf', 'navidad noel regalo reno trineo'],
    ['trompa', '-', 'elefante'],
    ['bolas', '-', 'helado cucurucho'],
    ['patito', 'rubber-duck', 'bañ'],
    ['patitos', 'rubber-duck', 'bañ'],
    ['grúa', 'crane-bird', 'pájaro ave nido'],
    ['ratón', '-', 'ordenador computadora teclado'],
    ['banco', '-', 'dinero ladrón'],
    ['varita', 'magic-wand', 'hada mag'],
  ],
  it: [
    ['slitta', 'sled', '! babbo natale renn elf'],
    ['gru', 'crane-bird', 'uccello stagno nido ali'],
    [
      'scale',
      'stairs',
      '! albero frutta mel cilieg raccogli pompier tett muro dipin imbianch appoggi pioli tre quattro due',
    ],
    ['palline', '-', 'gelato cono coppa'],
    ['tenda', 'curtain', 'castello casa finestra stanza camera cameretta salotto teatro palco dietro'],
    ['tende', 'curtain', 'castello casa finestr stanza camera cameretta salotto teatro palco dietro'],
    ['topo', '-', 'computer tastiera'],
    ['folletto', 'christmas-elf', 'natale regal renn slitta'],
    ['folletti', 'christmas-elf', 'natale regal renn slitta'],
    ['elfi', 'christmas-elf', 'natale regal renn slitta'],
    ['paperella', 'rubber-duck', 'bagn vasca'],
    ['paperelle', 'rubber-duck', 'bagn vasca'],
    ['cometa', 'comet', 'spazio pianet razzo'],
    ['bacchetta', 'magic-wand', 'fata mag'],
    ['pasta', 'dough', 'stend impast matter matta mani'],
  ],
  nl: [
    ['bank', 'bench', 'park tuin buiten plein'],
    ['kraan', '-', 'water badkamer keuken'],
    ['muis', '-', 'computer toetsenbord'],
    ['eendje', 'rubber-duck', 'bad'],
    ['eendjes', 'rubber-duck', 'bad'],
    ['slang', '-', 'brandweer blus spuit'],
    ['bolletjes', '-', 'ijs ijsje ijshoorn'],
  ],
}

/** Before a German noun with one form for both numbers. */
const SINGULAR_POSSESSIVE = /^(?:[msd]ein|ihr|unser|d)en$/

/** Replaces the usual meaning of a word if other words of the wish require its second one. */
export function resolveTwoMeanings(matches: WordMatch[], language: Language, lexicon: Lexicon): WordMatch[] {
  return matches.map((match, at) => {
    // In "carrying the tree home" the word is an adverb and adds no house.
    if (language === 'en' && match.word === 'home' && isAdverb(matches[at - 1]))
      return { ...match, senses: [{ kind: 'filler' as const }] }
    const found = MEANINGS[language].find(
      ([word, , near]) => match.word === word && isMeant(match, matches, near.split(' ')),
    )
    if (!found) return match
    const [word, noun] = found
    const senses = lexicon.nouns.has(noun)
      ? [
          {
            kind: 'noun' as const,
            id: noun,
            plural:
              noun !== 'stairs' &&
              !SINGULAR_POSSESSIVE.test(matches[at - 1]?.word ?? '') &&
              match.senses.some((sense) => 'plural' in sense && sense.plural),
          },
        ]
      : [{ kind: 'known' as const, id: noun === '-' ? word : noun }]
    return { ...match, senses }
  })
}

const isAdverb = (before: WordMatch | undefined): boolean =>
  !!before && before.senses.some(({ kind }) => kind === 'noun' || kind === 'verb' || kind === 'known')

function isMeant(match: WordMatch, matches: WordMatch[], near: string[]): boolean {
  const isNear = matches.some(
    (other) =>
      other !== match && other.word.split(' ').some((word) => near.some((start) => word.startsWith(start))),
  )
  if (near[0] !== '!') return isNear
  // Without other words it keeps its usual meaning.
  return !isNear && matches.some((other) => other !== match && canBe(other, 'noun', 'verb'))
}

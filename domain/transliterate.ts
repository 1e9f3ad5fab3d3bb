// Letters that a decomposition does not take apart, and the umlauts, which are written with an e.
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ĳ: 'ij',
}

/** Lower case in plain letters as a reader would write them: `Bär` is `baer`, `Élan` is `elan`. */
export const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøðþłĳ]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

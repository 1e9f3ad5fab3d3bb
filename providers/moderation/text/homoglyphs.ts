/** Letters of other alphabets and the Latin letters they resemble, each pair of strings in the same order. */
const RESEMBLING: [foreign: string, latin: string][] = [
  ['абвгдеһнпікјлмопрстуѵхѕԛԝкиьязԁӏ', 'abbrdehhnikjlmonpctyvxsqwkubr3dl'],
  ['αβγδεζηθικλμνξοπρςστυφχψω', 'abydeznoikluveonpsstufxyw'],
  ['ɑɐʙɓƈɗɘəɛɡɢɠʜɦɩɪıɨʝʞʟɫłɱɯɴŋøɔƥʀɹɾʂʈʇʉʊʋʌʍʎʏʐʒđħŧƀ', 'aabbcdeeeggghhiiiijklllmmnnooprrrsttuuvawyyzzdhtb'],
  ['ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱƒ', 'acdejkmoptuvwzfsf'],
  ['աեհոսօտցզ', 'wehnuomgq'],
]

const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe' }
/** Symbols are read as the word for them. */
const SYMBOLS: Record<string, string> = { 卐: ' swastika ', 卍: ' swastika ' }

/** First code points of the four Unicode alphabets in which each letter stands in a box, a circle or a flag. */
const ENCLOSED_ALPHABETS = [0x1f1e6, 0x1f130, 0x1f150, 0x1f170]
const LETTERS_IN_ALPHABET = 26

function createLatinLetters(): Map<string, string> {
  const latinLetters = new Map(Object.entries({ ...LIGATURES, ...SYMBOLS }))
  for (const [foreign, latin] of RESEMBLING)
    [...foreign].forEach((letter, index) => latinLetters.set(letter, latin[index]!))
  for (const first of ENCLOSED_ALPHABETS)
    for (let index = 0; index < LETTERS_IN_ALPHABET; index++)
      latinLetters.set(String.fromCodePoint(first + index), String.fromCharCode(97 + index))
  return latinLetters
}

const LATIN_LETTERS = createLatinLetters()
const NOT_ASCII = /[^\p{ASCII}\p{M}]/gu

/** Replaces each look-alike letter by the Latin letter it resembles. */
export const replaceHomoglyphs = (text: string): string =>
  text.replace(NOT_ASCII, (letter) => LATIN_LETTERS.get(letter) ?? letter)

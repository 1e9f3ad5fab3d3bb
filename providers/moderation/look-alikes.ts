// Letters of other alphabets that a reader takes for Latin ones, each row in the same order.
const ROWS: [string, string][] = [
  ['абвгдеһнпікјлмопрстуѵхѕԛԝкиьязԁӏ', 'abbrdehhnikjlmonpctyvxsqwkubr3dl'],
  ['αβγδεζηθικλμνξοπρςστυφχψω', 'abydeznoiklmveonpsstufxyw'],
  ['ɑɐʙɓƈɗɘəɛɡɢɠʜɦɩɪıɨʝʞʟɫłɱɯɴŋøɔƥʀɹɾʂʈʇʉʊʋʌʍʎʏʐʒđħŧƀ', 'aabbcdeeeggghhiiiijklllmmnnooprrrsttuuvawyyzzdhtb'],
  ['ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱ', 'acdejkmoptuvwzfs'],
  ['աեհոսօտցզ', 'wehnuomgq'],
]

const SPELLED_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  卐: ' swastika ',
  卍: ' swastika ',
  '🖕': ' fuck ',
  '🚬': ' cigarette ',
  '🍺': ' bier ',
  '🍻': ' bier ',
  '🍷': ' wine ',
}

const LETTERS_IN_BOXES = [0x1f1e6, 0x1f130, 0x1f150, 0x1f170]

function table(): Map<string, string> {
  const found = new Map(Object.entries(SPELLED_OUT))
  for (const [foreign, latin] of ROWS) {
    const letters = [...foreign]
    letters.forEach((letter, at) => found.set(letter, latin[at]!))
  }
  for (const start of LETTERS_IN_BOXES)
    for (let at = 0; at < 26; at++) found.set(String.fromCodePoint(start + at), String.fromCharCode(97 + at))
  return found
}

const LATIN = table()
const FOREIGN = /[^\p{ASCII}\p{M}]/gu

/** The same text with every borrowed letter as the Latin letter it is read as; the rest stays. */
export const asLatin = (text: string): string =>
  text.replace(FOREIGN, (letter) => LATIN.get(letter) ?? letter)

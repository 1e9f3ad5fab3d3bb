import { fold } from './fold.ts'
import { readingsOf } from './word-readings.ts'

/** A word, a number or an emoji of the text. */
export interface Token {
  /** Folded text; an emoji stays as it is. */
  text: string
  /** The words that it may stand for: "sh1t" also as "shit". */
  readings: string[]
  isEmoji: boolean
}

const EMOJI =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)*/u
const WORD = /[\p{Script=Latin}\p{M}0-9@$€!|*]+/u
const TOKEN = new RegExp(`(${EMOJI.source})|${WORD.source}`, 'gu')
const EDGE_SIGNS = /^[!|*]+|[!|*€]+$/g
const EMOJI_VARIANT = /[\ufe0f\p{Emoji_Modifier}]/gu

const SIGN_INSIDE_WORD = /(?<=\p{L})[#%~^§]+(?=\p{L})/gu
/** A word of which all but the first letters are replaced by asterisks: "f***". */
const MASKED_WORD = /(?<![\p{L}*])\p{L}{1,3}\*{2,}(?![\p{L}*])/gu
/** Letters separated by spaces, dots, dashes or other signs: "n a k e d", "n.a.k.e.d". */
const SPELLED_OUT =
  /(?<![\p{L}\p{M}])(?:[\p{L}0-9@$€!][\p{M}]*[\s._\-*/,]{1,2}){2,}[\p{L}0-9@$€!](?![\p{L}\p{M}])/gu
/** A word in short pieces: "na.ked.wo.man". */
const IN_PIECES = /(?<![\p{L}\p{M}])\p{L}{1,4}(?:[._*]\p{L}{1,4}){2,}(?![\p{L}\p{M}])/gu
const HAS_THREE_LETTERS = /(?:\p{L}.*){3}/u

/** Divides a text into words, numbers and emoji. `divide` makes words of letters that were spelled out. */
export function tokenize(text: string, divide: (letters: string) => string[]): Token[] {
  const joined = fold(text)
    .replace(SIGN_INSIDE_WORD, '*')
    // Users mask only swear words this way, and it does not matter which one is checked.
    .replace(MASKED_WORD, 'fuck')
    .replace(SPELLED_OUT, (letters) =>
      HAS_THREE_LETTERS.test(letters)
        ? ` ${divide(letters.replace(/[\s._\-*/,]+/g, '')).join(' ')} `
        : letters,
    )
    .replace(IN_PIECES, (pieces) => ` ${divide(pieces.replace(/[._*]/g, '')).join(' ')} `)
  const tokens: Token[] = []
  for (const [match, emoji] of joined.matchAll(TOKEN)) {
    if (emoji) {
      const plain = emoji.replace(EMOJI_VARIANT, '')
      // Unicode composes some emoji of others: a cook is a person joined to a frying pan. The first one counts, too.
      const [first] = plain.split('\u200d')
      tokens.push({ text: plain, readings: [...new Set([plain, first!])], isEmoji: true })
      continue
    }
    const word = match.replace(EDGE_SIGNS, '')
    if (word) tokens.push({ text: word, readings: readingsOf(word), isEmoji: false })
  }
  return tokens
}

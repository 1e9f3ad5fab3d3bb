import { foldKeepingAccents, readingsOf } from './fold.ts'

export interface Word {
  /** Its first and last piece, counted through the text; most words are one piece. */
  from: number
  to: number
  readings: string[]
  /** Put together from letters that stood apart, so it must begin as a known word does. */
  pieced: boolean
}

interface Piece {
  text: string
  /** Nothing but signs, no space, between this piece and the one before. */
  joined: boolean
}

const WORD = /[\p{Script=Latin}\p{M}0-9@$€!|*]+/gu
const EDGES = /^[!|*]+|[!|*€]+$/g
export const LONGEST_SPELLED_WORD = 16
const ONLY_DIGITS = /^[0-9]+$/
const LONGEST_SPELLED_NUMBER = 4
const DRAWN_OUT_LETTER = /^(\p{L})\1\1+$/u
/** A digit between two letters keeps them together where the rest is spelled out: n1g g e r. */
const SIGN_BETWEEN_LETTERS = /^\p{L}[0-9@$€!|]\p{L}$/u

/**
 * The words of a text, and the words its scattered letters would make (n a k e d, n.a.k.e.d, na-ked). `leads` says whether letters may grow
 * into a word that is looked for: rows of single letters make very many words, nearly all of them nonsense.
 */
export function splitWords(text: string, leads: (letters: string) => boolean): Word[] {
  const pieces = piecesOf(spellCensored(foldKeepingAccents(text)))
  const words = pieces.map(({ text }, at) => ({
    from: at,
    to: at,
    readings: readingsOf(text),
    pieced: false,
  }))
  return [...words, ...linkedWords(pieces), ...spelledWords(pieces, leads)]
}

const SIGN_FOR_LETTER = /(?<=\p{L})[#%~^§]+(?=\p{L})/gu
const ALL_BUT_CENSORED = /(?<![\p{L}*])\p{L}{1,3}\*{2,}(?![\p{L}*])/gu

/** f#ck, and f***: what leaves so little of a word is no word for children, whichever it is. */
const spellCensored = (folded: string): string =>
  folded.replace(SIGN_FOR_LETTER, '*').replace(ALL_BUT_CENSORED, 'fuck')

function piecesOf(folded: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of folded.matchAll(WORD)) {
    const text = match[0].replace(EDGES, '')
    if (!text) continue
    pieces.push({ text, joined: pieces.length > 0 && !/\s/.test(folded.slice(end, match.index)) })
    end = match.index + match[0].length
  }
  return pieces
}

/** Pieces with signs between them, read as one word. */
function linkedWords(pieces: Piece[]): Word[] {
  const words: Word[] = []
  for (let from = 0; from < pieces.length; from++) {
    if (pieces[from]!.joined) continue
    let whole = pieces[from]!.text
    let to = from
    while (pieces[to + 1]?.joined && to < from + LONGEST_SPELLED_WORD) whole += pieces[++to]!.text
    if (to > from) words.push({ from, to, readings: readingsOf(whole), pieced: true })
  }
  return words
}

/** Every stretch of a row of short pieces, at least half of them single letters. */
function spelledWords(pieces: Piece[], leads: (letters: string) => boolean): Word[] {
  const words: Word[] = []
  // Nobody repeats a wish five hundred times but to keep us busy: what was worked out once is kept.
  const known = new Map<string, string[] | undefined>()
  const readingsThatLead = (whole: string) => {
    if (known.has(whole)) return known.get(whole)
    const readings = readingsOf(whole)
    const hopeless = ONLY_DIGITS.test(whole) ? whole.length > LONGEST_SPELLED_NUMBER : !readings.some(leads)
    known.set(whole, hopeless ? undefined : readings)
    return known.get(whole)
  }
  for (let from = 0; from < pieces.length; from++) {
    let whole = ''
    let singles = 0
    let signed = false
    for (let to = from; to < from + LONGEST_SPELLED_WORD && to < pieces.length; to++) {
      const text = pieces[to]!.text.replace(DRAWN_OUT_LETTER, '$1')
      if (text.length > 2 && !SIGN_BETWEEN_LETTERS.test(text)) break
      whole += text
      const readings = readingsThatLead(whole)
      if (!readings) break
      if (text.length === 1) singles++
      if (text.length === 3) signed = true
      const count = to - from + 1
      const mixed = (count >= 3 || signed) && singles * 2 >= count && whole.length >= 4
      const spelled = singles === count ? count >= 2 : mixed
      if (spelled) words.push({ from, to, readings, pieced: true })
    }
  }
  return words
}

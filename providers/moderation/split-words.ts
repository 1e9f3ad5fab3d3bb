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

/** The words of a text, and the words its scattered letters would make (n a k e d, n.a.k.e.d, na-ked). */
export function splitWords(text: string): Word[] {
  const pieces = piecesOf(foldKeepingAccents(text))
  const words = pieces.map(({ text }, at) => ({
    from: at,
    to: at,
    readings: readingsOf(text),
    pieced: false,
  }))
  return [...words, ...linkedWords(pieces), ...spelledWords(pieces)]
}

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
function spelledWords(pieces: Piece[]): Word[] {
  const words: Word[] = []
  for (let from = 0; from < pieces.length; from++) {
    let whole = ''
    let singles = 0
    for (let to = from; to < from + LONGEST_SPELLED_WORD && to < pieces.length; to++) {
      const { text } = pieces[to]!
      if (text.length > 2) break
      whole += text
      if (text.length === 1) singles++
      const count = to - from + 1
      const spelled = singles === count ? count >= 2 : count >= 3 && singles * 2 >= count && whole.length >= 4
      if (spelled) words.push({ from, to, readings: readingsOf(whole), pieced: true })
    }
  }
  return words
}

const MAX_WORD_LENGTH = 20
/** A letter that belongs to no known word costs more than a word, so that whole words win over single letters. */
const UNKNOWN_LETTER_COST = 3
const WORD_COST = 2
/** Almost any letters can be divided into short words such as "no" and "por", so a longer word wins over two of these. */
const SHORT_WORD_COST = 3
const SHORT_WORD_LENGTH = 3

/** Divides letters without spaces into known words: "anakedwoman" into "a naked woman". */
export function divideLetters(letters: string, isKnown: (word: string) => boolean): string[] {
  const cost = [0]
  const wordStart = [0]
  for (let end = 1; end <= letters.length; end++) {
    cost[end] = cost[end - 1]! + UNKNOWN_LETTER_COST
    wordStart[end] = end - 1
    for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end - 1; start++) {
      const total = cost[start]! + (end - start > SHORT_WORD_LENGTH ? WORD_COST : SHORT_WORD_COST)
      if (total >= cost[end]! || !isKnown(letters.slice(start, end))) continue
      cost[end] = total
      wordStart[end] = start
    }
  }
  const words: string[] = []
  for (let end = letters.length; end > 0; end = wordStart[end]!)
    words.unshift(letters.slice(wordStart[end], end))
  return joinSingleLetters(words)
}

/** Letters between known words stay together as one unknown word. */
function joinSingleLetters(words: string[]): string[] {
  const joined: string[] = []
  let previousWasLetter = false
  for (const word of words) {
    const isLetter = word.length === 1
    if (isLetter && previousWasLetter) joined[joined.length - 1] += word
    else joined.push(word)
    previousWasLetter = isLetter
  }
  return joined
}

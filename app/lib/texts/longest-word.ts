/** The number of letters of the longest word, for narrow places where a long word would be broken without a hyphen. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s\u00AD-]+/).map((word) => word.length))

/** A set of words that are separated by spaces or line breaks, for short tables. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

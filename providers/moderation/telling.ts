import { readRule, type Category } from './rule.ts'
import type { WordBook } from './word-book.ts'

/** The parts of rules that are unfit by themselves, wherever they stand: one word is enough. */
export const tellingParts = ({ unfit }: Pick<WordBook, 'unfit'>, categories: Set<Category>): Set<string> =>
  new Set(
    [...unfit.values()]
      .flat()
      .map(readRule)
      .filter(({ parts, own, category }) => parts.length === 1 && !own && categories.has(category!))
      .map(({ parts }) => parts[0]!),
  )

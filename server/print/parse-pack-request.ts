import { NUMBER_TASKS, type NumberTask } from '#domain/coloring/sums.ts'
import { type PackEntry, parsePack } from '#domain/print/class-pack.ts'
import { cleanSheetWord } from '#domain/print/sheet-word.ts'
import { parsePrintOptions, type PrintOptions } from './parse-print-request.ts'

export interface PackRequest extends PrintOptions {
  entries: PackEntry[]
  /** Prints a line for the child's name on each sheet. */
  nameLine: boolean
  /** Printed above each picture in letters to color. */
  word: string
  /** Every page is to be colored by number. */
  numbers?: NumberTask
}

/** Parses `/print/pack/class.pdf?pages=cat*3,dog&paper=letter&name=on&word=Class%202b&numbers=add-20`. */
export function parsePackRequest(url: URL): PackRequest | undefined {
  if (!/^\/print\/pack\/[a-z0-9_-]{1,80}\.pdf$/.test(url.pathname)) return undefined
  const entries = parsePack(url.searchParams.get('pages'))
  if (!entries) return undefined
  const { searchParams } = url
  return {
    entries,
    nameLine: searchParams.get('name') === 'on',
    word: cleanSheetWord(searchParams.get('word')),
    numbers: NUMBER_TASKS.find((task) => task === searchParams.get('numbers')),
    ...parsePrintOptions(url),
  }
}

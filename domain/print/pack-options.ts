import { NUMBER_TASKS, type NumberTask } from '../coloring/sums.ts'
import { cleanSheetWord } from './sheet-word.ts'

/** What is printed on the sheets of a class pack besides the pictures. */
export interface PackOptions {
  /** A line for the child's name. */
  nameLine: boolean
  /** A word above each picture, in letters to color. */
  word: string
  /** The title of each picture instead of the word. */
  titles: boolean
  /** Every page is to be colored by number. */
  numbers?: NumberTask
}

export const DEFAULT_PACK_OPTIONS: PackOptions = { nameLine: true, word: '', titles: false }

/** Reads the options from the query of a pack's link or from the device; what is invalid has its default. */
export const parsePackOptions = (read: (name: string) => string | null): PackOptions => ({
  nameLine: read('name') !== 'off',
  word: cleanSheetWord(read('word')),
  titles: read('titles') === 'on',
  numbers: NUMBER_TASKS.find((task) => task === read('numbers')),
})

/** The options as the end of a query. */
export const formatPackOptions = ({ nameLine, word, titles, numbers }: PackOptions): string =>
  `&name=${nameLine ? 'on' : 'off'}${word ? `&word=${encodeURIComponent(word)}` : ''}${titles ? '&titles=on' : ''}${numbers ? `&numbers=${numbers}` : ''}`

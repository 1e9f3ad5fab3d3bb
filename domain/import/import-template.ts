import { BYTE_ORDER_MARK, csvLine } from '../text/csv-line.ts'
import { IMPORT_COLUMNS } from './import-row.ts'

type Example = Readonly<Record<string, string>>

const EXAMPLES: readonly Example[] = [
  {
    category_slug: 'animals',
    difficulty: 'easy',
    title_de: 'Eine Katze auf dem Mond',
    title_en: 'A cat on the moon',
    title_es: 'Un gato en la luna',
    title_fr: 'Un chat sur la lune',
    title_it: 'Un gatto sulla luna',
    title_nl: 'Een kat op de maan',
    description_de: 'Eine Katze sitzt auf dem Mond, rundherum leuchten die Sterne.',
    description_en: 'A cat sits on the moon with stars shining all around.',
    seo_description_de: 'Kostenloses Ausmalbild: eine Katze auf dem Mond, zum Ausdrucken.',
    seo_description_en: 'Free printable coloring page: a cat on the moon.',
    prompt: 'a cat on the moon with stars',
  },
  {
    category_slug: 'vehicles',
    difficulty: 'medium',
    title_de: 'Das große Feuerwehrauto',
    title_en: 'The big fire engine',
    description_en: 'A fire engine stands in front of a house.',
    prompt: 'a fire engine in front of a house',
  },
  {
    category_slug: 'people',
    difficulty: 'hard',
    title_en: 'A princess in front of her castle',
    prompt: 'a princess in front of a castle',
  },
]

export const TEMPLATE_SIZES = [1, EXAMPLES.length] as const

/** An example file: the notes as comment lines, the columns, and the first `size` examples. */
export function importTemplate(size: number, notes: readonly string[], delimiter: string): string {
  return [
    BYTE_ORDER_MARK,
    // Not as cells: a quoted cell would begin with a quotation mark.
    ...notes.map((note) => `# ${note}\r\n`),
    csvLine(IMPORT_COLUMNS, delimiter),
    ...EXAMPLES.slice(0, size).map((example) =>
      csvLine(
        IMPORT_COLUMNS.map((column) => example[column]),
        delimiter,
      ),
    ),
  ].join('')
}

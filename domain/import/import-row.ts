import { DIFFICULTIES, type Difficulty, PROMPT_MAX_LENGTH } from '../pages/creation-options.ts'
import { LANGUAGES, type Language } from '../text/languages.ts'
import { PAGE_TEXT_FIELDS, PAGE_TEXT_MAX_LENGTHS, type PageTextField } from '../pages/page-texts.ts'
import { sanitise } from '../text/sanitise.ts'

/** Upper limits of one import. */
export const IMPORT_LIMITS = {
  maxRows: 1000,
  maxBytes: 2 * 1024 * 1024,
  /** All texts of a row together: the database stores the original row until its page exists. */
  maxRowLength: 6000,
} as const

/** The column order operators are used to. */
const FILE_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const satisfies readonly Language[]

/** The columns of an import file, in the order the templates use. */
export const IMPORT_COLUMNS: readonly string[] = [
  'category_slug',
  'difficulty',
  ...PAGE_TEXT_FIELDS.flatMap((text) => FILE_LANGUAGES.map((language) => `${text}_${language}`)),
  'prompt',
]

/** Why a row cannot become a page. The last two depend on the file, so only the browser finds them. */
export const ROW_PROBLEM_CODES = [
  'title-missing',
  'bad-difficulty',
  'unknown-category',
  'cell-too-long',
  'row-too-long',
  'unreadable-characters',
  'too-many-cells',
  'duplicate-row',
] as const

export interface RowProblem {
  code: (typeof ROW_PROBLEM_CODES)[number]
  column?: string
}

/** A row that can become a page. */
export interface ImportRow {
  /** Null lets the artist's drawing decide the category. */
  categorySlug: string | null
  difficulty: Difficulty
  texts: Record<PageTextField, Partial<Record<Language, string>>>
  /** The wish to draw, and the language it is written in. */
  prompt: string
  promptLanguage: Language
}

type ParsedImportRow = { row: ImportRow; problems?: undefined } | { row?: undefined; problems: RowProblem[] }

/** A replacement character means that a letter was lost in decoding, a control character that the file is not text. */
// oxlint-disable-next-line no-control-regex
const UNREADABLE = /[\u0000-\u0008\u000E-\u001F\u007F\uFFFD]/

const cellOf = (cells: Readonly<Record<string, unknown>>, column: string): string => {
  const value = Object.hasOwn(cells, column) ? cells[column] : undefined
  return typeof value === 'string' ? value.trim() : ''
}

/** Validates a row of an import file, in the browser and on the server. `isCategory` knows the existing slugs. */
export function parseImportRow(
  cells: Readonly<Record<string, unknown>>,
  isCategory: (slug: string) => boolean,
): ParsedImportRow {
  const problems: RowProblem[] = []
  const read = (column: string, maxLength: number) => {
    const raw = cellOf(cells, column)
    if (UNREADABLE.test(raw)) problems.push({ code: 'unreadable-characters', column })
    if (raw.length > maxLength) problems.push({ code: 'cell-too-long', column })
    return sanitise(raw)
  }
  const texts = Object.fromEntries(
    PAGE_TEXT_FIELDS.map((text) => [
      text,
      Object.fromEntries(
        FILE_LANGUAGES.map((language) => [
          language,
          read(`${text}_${language}`, PAGE_TEXT_MAX_LENGTHS[text]),
        ]).filter(([, value]) => value !== ''),
      ),
    ]),
  ) as ImportRow['texts']
  const writtenPrompt = read('prompt', PROMPT_MAX_LENGTH)
  const categorySlug = cellOf(cells, 'category_slug').toLowerCase() || null
  const difficulty = cellOf(cells, 'difficulty').toLowerCase() || 'medium'

  // English comes first because translations start from it.
  const titleLanguage = LANGUAGES.find((language) => texts.title[language] !== undefined)
  if (!titleLanguage) problems.push({ code: 'title-missing' })
  if (!isDifficulty(difficulty)) problems.push({ code: 'bad-difficulty', column: 'difficulty' })
  if (categorySlug && !isCategory(categorySlug))
    problems.push({ code: 'unknown-category', column: 'category_slug' })
  if (importRowLength(cells) > IMPORT_LIMITS.maxRowLength) problems.push({ code: 'row-too-long' })
  if (problems.length > 0 || !titleLanguage || !isDifficulty(difficulty)) return { problems }
  return {
    row: {
      categorySlug,
      difficulty,
      texts,
      prompt: writtenPrompt || texts.title[titleLanguage]!.slice(0, PROMPT_MAX_LENGTH),
      // Operators write the wish in the language of the title beside it.
      promptLanguage: titleLanguage,
    },
  }
}

/** The title that lists show for a row, valid or not. */
export function importRowTitle(cells: Readonly<Record<string, unknown>>): string {
  for (const language of LANGUAGES) {
    const title = sanitise(cellOf(cells, `title_${language}`))
    if (title !== '') return title.slice(0, PAGE_TEXT_MAX_LENGTHS.title)
  }
  return ''
}

/** Drops unknown columns and cuts each cell just above the highest limit, so that an overlong cell stays overlong. */
export function pickImportCells(cells: Readonly<Record<string, unknown>>): Record<string, string> {
  const cut = IMPORT_COLUMNS.map((column) => [
    column,
    cellOf(cells, column).slice(0, PAGE_TEXT_MAX_LENGTHS.description + 1),
  ])
  return Object.fromEntries(cut.filter(([, value]) => value !== ''))
}

/** The number of characters in all known columns of a row. */
export const importRowLength = (cells: Readonly<Record<string, unknown>>) =>
  IMPORT_COLUMNS.reduce((sum, column) => sum + cellOf(cells, column).length, 0)

const isDifficulty = (value: string): value is Difficulty =>
  (DIFFICULTIES as readonly string[]).includes(value)
